import * as v from 'valibot';
import {
  findMissingVariables,
  optionalSecrets,
  readCloudConfig,
  writeNamespaceId,
  type EnvironmentName,
} from './environments.ts';

/** Runs wrangler and returns what it printed. Throws with its words when it fails. */
export type Wrangler = (...words: string[]) => Promise<string>;

/** An account's stores, as far as an environment needs them, through wrangler. */
interface Account {
  namespaces: () => Promise<Map<string, string>>;
  createNamespace: (title: string) => Promise<void>;
  buckets: () => Promise<Set<string>>;
  createBucket: (name: string) => Promise<void>;
  secrets: (environment: string) => Promise<Set<string>>;
}

const NamespacesSchema = v.array(v.object({ id: v.string(), title: v.string() }));
const SecretsSchema = v.array(v.object({ name: v.string() }));

/** wrangler prints notes before its JSON. */
const parseList = <S extends v.GenericSchema>(schema: S, printed: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(printed.slice(printed.indexOf('['))));

export const createAccount = (wrangler: Wrangler): Account => ({
  namespaces: async () => {
    const list = parseList(NamespacesSchema, await wrangler('kv', 'namespace', 'list'));
    return new Map(list.map(({ id, title }) => [title, id]));
  },
  createNamespace: async (title) => void (await wrangler('kv', 'namespace', 'create', title)),
  buckets: async () => {
    const printed = await wrangler('r2', 'bucket', 'list');
    return new Set([...printed.matchAll(/^name:\s+(\S+)$/gm)].map((match) => match[1]!));
  },
  createBucket: async (name) => void (await wrangler('r2', 'bucket', 'create', name)),
  secrets: async (environment) => {
    // A Worker that was never deployed has no secrets, which wrangler calls an error.
    const printed = await wrangler('secret', 'list', '--env', environment).catch(() => '[]');
    return new Set(parseList(SecretsSchema, printed).map(({ name }) => name));
  },
});

/** One that has nothing yet: for a dry run on a machine that is not signed in. */
export const emptyAccount: Account = {
  namespaces: () => Promise.resolve(new Map()),
  createNamespace: () => Promise.reject(new Error('This account only answers a dry run.')),
  buckets: () => Promise.resolve(new Set()),
  createBucket: () => Promise.reject(new Error('This account only answers a dry run.')),
  secrets: () => Promise.resolve(new Set()),
};

export interface SetUp {
  /** What was created, or would be. */
  created: string[];
  /** What only a person can do. */
  left: string[];
  /** The configuration with the ids. */
  text: string;
}

/**
 * Creates the stores that an environment's section names and the account lacks, and puts their ids into the text of
 * `wrangler.jsonc`. A second time it finds all of them and changes nothing. Durable Objects, limits and images need no
 * creating: a deploy brings them.
 */
export const setUpEnvironment = async (
  account: Account,
  environment: EnvironmentName,
  file: string,
  text: string,
  dryRun: boolean,
): Promise<SetUp> => {
  const config = readCloudConfig(file);
  const section = config.env[environment]!;
  const created: string[] = [];
  let changed = text;

  const titleOf = (binding: string) => `${config.name}-${environment}-${binding.toLowerCase()}`;
  let namespaces = await account.namespaces();
  for (const { binding } of section.kv_namespaces) {
    const title = titleOf(binding);
    if (namespaces.has(title)) continue;
    created.push(`the KV namespace ${title}`);
    if (dryRun) continue;
    await account.createNamespace(title);
    namespaces = await account.namespaces();
  }
  for (const { binding } of section.kv_namespaces) {
    const id = namespaces.get(titleOf(binding));
    if (id) changed = writeNamespaceId(changed, environment, binding, id);
  }

  const buckets = await account.buckets();
  for (const { bucket_name } of section.r2_buckets) {
    if (buckets.has(bucket_name)) continue;
    created.push(`the R2 bucket ${bucket_name}`);
    if (!dryRun) await account.createBucket(bucket_name);
  }

  const present = await account.secrets(environment);
  const secrets = section.secrets.required.filter((name) => !present.has(name));
  const variables = findMissingVariables(section);
  const optional = optionalSecrets.filter((name) => !present.has(name));
  const examples = section.routes.filter(({ pattern }) => pattern.endsWith('.example'));
  const left = [
    ...variables.map((name) => `write ${name} into "vars" of ${environment}`),
    ...secrets.map((name) => `make the secret ${name}: pnpm cloud:secret ${name} --env ${environment}`),
    ...optional.map(
      (name) => `if wanted, the secret ${name}: pnpm cloud:secret ${name} --env ${environment}`,
    ),
    ...examples.map(({ pattern }) => `replace the route ${pattern} by the site's own domain`),
  ];
  return { created, left, text: changed };
};
