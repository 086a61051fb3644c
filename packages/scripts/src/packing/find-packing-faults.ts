/** Finds faults of the packages that a registry would get. It looks at the tarballs, never at the workspace. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, type WorkspacePackage } from '@binnen/build/workspace';
import { contractVersion } from '@binnen/platform/contract/composition';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { readImports } from '../architecture/read-imports.ts';
import { fingerprint } from '../fingerprint.ts';
import { packAll } from './pack.ts';
import { packedPackages, packingFolder } from './packed-packages.ts';

const run = promisify(execFile);

const ManifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  private: v.optional(v.boolean()),
  license: v.literal('MIT'),
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
});
type Manifest = v.InferOutput<typeof ManifestSchema>;

interface Packed {
  manifest: Manifest;
  tarball: string;
  /** Where it is unpacked. */
  folder: string;
}

const readVersionOf = ({ folder }: WorkspacePackage): string =>
  (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The tarball that `pnpm pack` makes of a package. */
const findTarball = (tarballs: string, each: WorkspacePackage): string =>
  path.join(tarballs, `${each.name.replace('@', '').replace('/', '-')}-${readVersionOf(each)}.tgz`);

const unpack = async (tarball: string): Promise<Packed> => {
  const folder = path.join(packingFolder, 'unpacked', path.basename(tarball, '.tgz'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return { manifest: v.parse(ManifestSchema, JSON.parse(text)), tarball, folder };
};

/** Entry points with types: those of the manifest, and for a pattern every file that it stands for. */
const listEntries = ({ manifest, folder }: Packed): string[] =>
  Object.entries(manifest.exports).flatMap(([name, target]) => {
    const types = typeof target === 'string' || !target['default'] ? undefined : target['types'];
    if (!types) return [];
    if (!types.includes('*')) return [name];
    const [before = '', after = ''] = types.split('*');
    return globSync(types, { cwd: folder }).map((file) =>
      name.replace('*', `./${file}`.slice(before.length, -after.length)),
    );
  });

/** How TypeScript finds the types of each entry point; the packages are ES modules alone. */
const findWrongTypes = async (packed: Packed): Promise<string[]> => {
  const entries = listEntries(packed);
  if (entries.length === 0) return [];
  const program = path.join(root, 'packages/scripts/node_modules/@arethetypeswrong/cli/dist/index.js');
  const words = [packed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
  return run(process.execPath, [program, ...words, '--entrypoints', ...entries]).then(
    () => [],
    (error: { stdout: string }) => [error.stdout.trim()],
  );
};

const lint = async ({ folder }: Packed): Promise<string[]> => {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }) ?? message.code);
};

/** The links of a document to other files of its package. */
const readLinks = (document: string): string[] =>
  [...document.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) => link);

/** Checks that linters of packages lack: that no file is missing, and that nothing of this machine is in them. */
const findStrayFiles = ({ folder }: Packed): string[] => {
  const files = globSync('**/*', { cwd: folder }).filter((file) => /\.\w+$/.test(file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const isThere = (from: string, to: string) => existsSync(path.join(folder, path.dirname(from), to));
  const sources = files.filter((file) => file.startsWith('dist/') && file.endsWith('.js'));
  return [
    ...['LICENSE', 'README.md']
      .filter((file) => !existsSync(path.join(folder, file)))
      .map((file) => `lacks ${file}`),
    ...files
      .filter((file) => /\.test(\.d)?\.[jt]sx?$|(?<!\.d)\.tsx?$/.test(file))
      .map((file) => `has ${file}`),
    ...files
      .filter((file) => read(file).includes(root))
      .map((file) => `${file} names a folder of this machine`),
    ...files
      .filter((file) => file.endsWith('package.json') && read(file).includes('workspace:'))
      .map((file) => `${file} names the workspace`),
    ...files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        readLinks(read(file))
          .filter((link) => !isThere(file, link))
          .map((link) => `${file} leads to ${link}, which is not packed`),
      ),
    ...sources.flatMap((file) =>
      readImports(file, read(file))
        .filter((name) => name.startsWith('.') && !isThere(file, name))
        .map((name) => `${file} imports ${name}, which is not packed`),
    ),
  ];
};

/** One sentence for each fault of a packed package. */
export const checkTarball = async (tarball: string): Promise<string[]> => {
  const packed = await unpack(tarball);
  const found = [
    ...(packed.manifest.private ? ['is private'] : []),
    ...findStrayFiles(packed),
    ...(await lint(packed)),
    ...(await findWrongTypes(packed)),
  ];
  return found.map((fault) => `${packed.manifest.name}: ${fault}`);
};

/** A remote reads from the number what it may count on: docs/contract.md. */
const findWrongVersions = (): string[] => {
  const versions = new Set(packedPackages.map(readVersionOf));
  const [first = ''] = versions;
  if (versions.size > 1) return [`the packages have several versions: ${[...versions].join(', ')}`];
  return first.startsWith(`${contractVersion}.`)
    ? []
    : [`the packages have version ${first}: the first number is that of the contract, ${contractVersion}`];
};

/** … and of all packages of the workspace. What was in order is looked at again when it has changed. */
export const findPackingFaults = async (): Promise<string[]> => {
  const tarballs = await packAll();
  const now = fingerprint([path.join(tarballs, '.stamp'), import.meta.dirname]);
  const stamp = path.join(packingFolder, '.checked');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return [];
  const checks = packedPackages.map((each) => checkTarball(findTarball(tarballs, each)));
  const faults = [...findWrongVersions(), ...(await Promise.all(checks)).flat()];
  if (faults.length === 0) writeFileSync(stamp, now);
  return faults;
};
