import {
  ReleaseSchema,
  sharedModules,
  shellName,
  type FileSchema,
  type Release,
} from '@binnen/platform/contract/composition';
import { budgets, findExcess } from '@binnen/platform/contract/budgets';
import { describeBuilt, findStyleFaults } from '@binnen/platform/contract/style-faults';
import { isDeclaredRead } from '@binnen/platform/match-read';
import { ReadsSchema } from '@binnen/platform/read-patterns';
import { parse } from 'es-module-lexer/js';
import * as v from 'valibot';
import { ProblemError, type FieldError } from '@binnen/edge-kit/problems/problem';
import { brotliFolder, isBrotliOf } from './brotli.ts';
import { findFileType, servedEndings } from '@binnen/platform/contract/file-types';
import { formatIntegrity } from './integrity.ts';
import { findForeignShares, findOwnReact, manifestName } from './shared-copies.ts';
import { listFiles } from '../../registry/stores/stored-names.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

/** A release as it was uploaded: its record and the bytes of each file, checked against each other. */
export interface Upload {
  release: Release;
  /** By `client/<path>`, `server/<path>` and `maps/<path>`. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Client files as Brotli, by path: all, some or none. */
  compressed: Map<string, Uint8Array<ArrayBuffer>>;
  /** Client files as what is new in them, by `<earlier version>/<path>`: not checked yet. */
  deltas: Map<string, Uint8Array<ArrayBuffer>>;
}

/** A client file as what is new in it since an earlier release. */
export interface Delta {
  /** Of the file. */
  integrity: string;
  /** The SHA-256 of the earlier release's file, and the hash by which that is stored. */
  dictionary: string;
  dictionaryIntegrity: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Beside a client file, an upload may have what is new in it since an earlier release: `since/<version>/<path>`. */
export const deltaFolder = 'since/';

export const refuseRelease = (errors: FieldError[]): never => {
  throw new ProblemError('release-refused', {
    detail: 'Nothing was published. Mend what is listed and publish again.',
    errors,
  });
};

const gzipSize = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
};

const parseRecord = (text: unknown): Release => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text);
  if (result.success) return result.output;
  return refuseRelease(
    result.issues
      .slice(0, 20)
      .map((issue) => ({ field: `record.${v.getDotPath(issue) ?? ''}`, message: issue.message })),
  );
};

type ListedFile = v.InferOutput<typeof FileSchema>;
type Add = (field: string, message: string) => void;
/** The names in the URL. */
type Asked = Pick<Release, 'remote' | 'version'>;

/** Why a file is not what its record says; undefined when it is. */
const findFileFault = async (
  bytes: Uint8Array<ArrayBuffer> | undefined,
  file: ListedFile,
): Promise<string | undefined> => {
  if (!bytes) return 'The record lists this file, but it was not sent.';
  if ((await formatSha256(bytes)) !== file.sha256)
    return 'Its SHA-256 is not the one in the record. Build and publish again.';
  // Browsers would refuse the file, on every page.
  if ((await formatIntegrity(bytes)) !== file.integrity)
    return 'Its integrity is not the one in the record. Build and publish again.';
  // The budgets are checked against these sizes.
  return bytes.length === file.bytes
    ? undefined
    : `It has ${bytes.length} bytes, and the record says ${file.bytes}. Build and publish again.`;
};

/** Every file of the record is there and has its hashes, and there is no other. */
const checkFiles = async (add: Add, { release, files }: Upload) => {
  const listed = new Map<string, ListedFile>(listFiles(release));
  for (const [name, file] of listed) {
    const fault = await findFileFault(files.get(name), file);
    if (fault) add(name, fault);
  }
  for (const { path } of release.client)
    if (!findFileType(path))
      add(
        `client/${path}`,
        `The edge does not serve such a file. Expected one that ends in ${servedEndings}.`,
      );
  for (const { path } of release.maps)
    if (!path.endsWith('.js.map') || !listed.has(path.slice(0, -'.map'.length)))
      add(`maps/${path}`, 'It is a map of no script that the record lists.');
  for (const name of files.keys())
    if (!listed.has(name)) add(name, 'This file was sent, but the record does not list it.');
};

/** Each compressed file is a client file of the record. */
const checkCompressed = async (add: Add, { release: { client }, compressed }: Upload) => {
  for (const [path, bytes] of compressed) {
    const file = client.find((each) => each.path === path);
    if (!file || !(await isBrotliOf(bytes, file)))
      add(brotliFolder + path, 'It is not the Brotli of a client file of the record.');
  }
};

const checkNames = (add: Add, { release }: Upload, { remote, version }: Asked) => {
  if (release.remote !== remote)
    add('record.remote', `Expected "${remote}", as in the URL, not "${release.remote}".`);
  if (release.version !== version)
    add('record.version', `Expected "${version}", as in the URL, not "${release.version}".`);
  const main = `${remote}.js`;
  if (!release.server.some((file) => file.path === main))
    add('record.server', `Expected a server module called "${main}".`);
  if (remote !== shellName && release.server.length !== 1)
    add('record.server', 'A remote has one server module.');
  // Nothing else starts a page in the browser.
  if (remote === shellName && release.boot === undefined)
    add('record.boot', 'Expected the client file that starts the others.');
  const { boot = [], entry, assets, pages, widgets } = release;
  const needed = [{ assets }, ...Object.values(pages), ...Object.values(widgets)].flatMap((each) => [
    ...each.assets.scripts,
    ...each.assets.styles,
  ]);
  // Documents name these files, so each must be there to load.
  for (const path of new Set([boot, entry, needed].flat()))
    if (!release.client.some((file) => file.path === path))
      add(
        `client/${path}`,
        'A document would name this file, but the record does not list it. Build and publish again.',
      );
};

/** Every page compares its calls with these paths. */
const checkReads = (add: Add, { release: { reads } }: Upload) => {
  const { issues = [] } = v.safeParse(ReadsSchema, reads);
  for (const issue of issues) add(`record.reads.${v.getDotPath(issue) ?? ''}`, issue.message);
};

/** A sample's answers show which calls its page or widget reads: the release must declare each of them. */
const checkSampleReads = (add: Add, { release: { reads, pages, widgets } }: Upload) => {
  for (const [kind, each] of Object.entries({ pages, widgets }))
    for (const [name, { sample }] of Object.entries(each))
      for (const call of Object.keys(sample.data))
        if (!isDeclaredRead(reads, call))
          add(
            `record.${kind}.${name}`,
            `It reads ${call}, which the release does not declare. Add its path to src/reads.ts.`,
          );
};

/** The imports of a server module; undefined when it is none. One with a computed name only fails itself, in the isolate. */
const listImports = (source: string): string[] | undefined => {
  try {
    const [imports] = parse(source);
    const names = imports.map((found) => ('specifier' in found ? found.specifier : null));
    return [...new Set(names.filter((name) => typeof name === 'string'))];
  } catch {
    return undefined;
  }
};

const checkModules = (add: Add, { release, files }: Upload) => {
  const provided = [...sharedModules, ...release.server.map(({ path }) => path)].map((name) => `./${name}`);
  for (const { path } of release.server) {
    const source = new TextDecoder().decode(files.get(`server/${path}`));
    const imports = listImports(source);
    if (!imports) add(`server/${path}`, 'It is no JavaScript module: its imports could not be read.');
    const copy = release.remote === shellName ? undefined : findOwnReact(source);
    if (copy) add(`server/${path}`, copy);
    for (const name of imports ?? [])
      if (!provided.includes(name))
        add(
          `server/${path}`,
          `It imports "${name}", which the composition does not provide. Bundle it instead.`,
        );
  }
};

const checkShared = (add: Add, { release: { remote, contract }, files }: Upload) => {
  const manifest = files.get(`client/${manifestName}`);
  if (remote === shellName || !manifest) return;
  for (const message of findForeignShares(new TextDecoder().decode(manifest), contract))
    add(`client/${manifestName}`, message);
};

/** The shell draws the whole page. A remote's sheets change only what is its own. */
const checkStyles = (add: Add, { release, files }: Upload) => {
  if (release.remote === shellName) return;
  const list = (ending: string) =>
    release.client.map(({ path }) => path).filter((path) => path.endsWith(ending));
  const read = (path: string) => new TextDecoder().decode(files.get(`client/${path}`));
  const sheets = list('.css');
  if (sheets.length === 0) return;
  const sheet = describeBuilt(release.remote, list('.js').map(read).join('\n'));
  for (const path of sheets)
    for (const message of findStyleFaults(read(path), sheet).slice(0, 20)) add(`client/${path}`, message);
};

const checkBudgets = async (add: Add, { release, files }: Upload) => {
  const sizes: Record<string, number> = {};
  for (const { path } of release.client)
    if (path.endsWith('.js')) sizes[path] = await gzipSize(files.get(`client/${path}`)!);
  for (const message of findExcess(release, sizes)) add('budget', message);
};

/** In this order: a release is refused for all that the first one finds. */
const checks = [
  checkNames,
  checkReads,
  checkSampleReads,
  checkFiles,
  checkCompressed,
  checkModules,
  checkShared,
  checkStyles,
  checkBudgets,
];

/** The size of a whole release, including the multipart overhead. */
export const mostUploadBytes = 3 * budgets.client + budgets.server + budgets.maps + 1_000_000;

/**
 * Reads a multipart upload: the field `record` (JSON), one file for each path of the release, and client files once more as
 * Brotli and as deltas.
 */
export const readUpload = async (request: Request, asked: Asked): Promise<Upload> => {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type', { detail: 'Send the release as multipart/form-data.' });
  const form = await request.formData().catch(() => {
    throw new ProblemError('bad-request', { detail: 'The multipart body could not be read.' });
  });
  const files: Upload['files'] = new Map();
  const compressed: Upload['compressed'] = new Map();
  const deltas: Upload['deltas'] = new Map();
  for (const [name, value] of form) {
    if (typeof value === 'string') continue;
    const bytes = new Uint8Array(await value.arrayBuffer());
    if (name.startsWith(brotliFolder)) compressed.set(name.slice(brotliFolder.length), bytes);
    else if (name.startsWith(deltaFolder)) deltas.set(name.slice(deltaFolder.length), bytes);
    else files.set(name, bytes);
  }
  const upload: Upload = { release: parseRecord(form.get('record')), files, compressed, deltas };
  for (const check of checks) {
    const errors: FieldError[] = [];
    await check((field, message) => void errors.push({ field, message }), upload, asked);
    if (errors.length) refuseRelease(errors);
  }
  return upload;
};
