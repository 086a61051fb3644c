import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import * as v from 'valibot';
import { experimental_readRawConfig } from 'wrangler';

/** What can be deployed: `free` is for an account without the paid plan. */
export const environments = ['staging', 'production', 'free'] as const;
export type EnvironmentName = (typeof environments)[number];

export const configFile: string = path.join(root, 'edge-api/wrangler.jsonc');

const named = v.array(v.object({ binding: v.string() }));
/** What an environment says itself; wrangler checks the rest of it. */
const SectionSchema = v.object({
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.optional(v.string()) })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  durable_objects: v.object({ bindings: v.array(v.object({ name: v.string(), class_name: v.string() })) }),
  images: v.object({ binding: v.string() }),
  worker_loaders: v.optional(named, []),
  ratelimits: v.array(v.object({ name: v.string(), namespace_id: v.string() })),
  routes: v.optional(v.array(v.object({ pattern: v.string() })), []),
  vars: v.optional(v.record(v.string(), v.string()), {}),
  secrets: v.optional(v.object({ required: v.array(v.string()) }), { required: [] }),
});
export type Section = v.InferOutput<typeof SectionSchema>;

const ConfigSchema = v.object({
  ...SectionSchema.entries,
  name: v.string(),
  migrations: v.array(v.object({ new_sqlite_classes: v.optional(v.array(v.string()), []) })),
  env: v.record(v.picklist(environments), SectionSchema),
});
export type CloudConfig = v.InferOutput<typeof ConfigSchema>;

export const readCloudConfig = (file: string = configFile): CloudConfig =>
  v.parse(ConfigSchema, experimental_readRawConfig({ config: file }).rawConfig);

/** The names of all that a section binds. */
export const listBindings = (section: Section): string[] =>
  [
    ...[...section.kv_namespaces, ...section.r2_buckets, ...section.worker_loaders, section.images].map(
      ({ binding }) => binding,
    ),
    ...[...section.durable_objects.bindings, ...section.ratelimits].map(({ name }) => name),
  ].sort();

/** The Worker's own schema, by its path: its types need those of workerd, which this package has not. */
const { findConfigFaults } = (await import(path.join(root, 'edge-api/src/environment/config.ts'))) as {
  findConfigFaults: (env: object) => { field: string }[];
};

/** The variables and secrets without which the Worker answers 503, by what the Worker itself says. */
export const listRequired = (): string[] => findConfigFaults({}).map(({ field }) => field);

/** Secrets that a Worker works without: previews, and Turnstile. */
export const optionalSecrets: readonly string[] = [
  'ALARM_WEBHOOK_URL',
  'EP_ONLINE_KEY',
  'VAPID_PRIVATE_KEY',
  'OFFER_WEBHOOKS',
  'PREVIEW_KEYS',
  'TURNSTILE_SECRET',
];

/** Required and not secret: an environment has them in its `vars`. */
export const findMissingVariables = (section: Section): string[] =>
  listRequired().filter((name) => !section.secrets.required.includes(name) && !(name in section.vars));

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Writes the id of a namespace into an environment's section, and changes nothing else of the file. */
export const writeNamespaceId = (text: string, environment: string, binding: string, id: string): string => {
  const start = text.search(new RegExp(String.raw`^ {4}"${escape(environment)}": \{`, 'm'));
  const entry = new RegExp(String.raw`\{ "binding": "${escape(binding)}"(, "id": "[^"]*")? \}`);
  const found = start < 0 ? undefined : entry.exec(text.slice(start));
  if (!found) throw new Error(`wrangler.jsonc has no namespace ${binding} in the section of ${environment}.`);
  const at = start + found.index;
  return `${text.slice(0, at)}{ "binding": "${binding}", "id": "${id}" }${text.slice(at + found[0].length)}`;
};

export const readText = (file: string): string => readFileSync(file, 'utf8');
