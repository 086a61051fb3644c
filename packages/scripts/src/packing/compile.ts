/**
 * Runs before `pnpm pack` in a package: writes its `dist`, JavaScript with declarations. In the workspace itself everything
 * is used from its TypeScript sources, and nothing has to be compiled first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { build } from 'esbuild';
import { readVersions } from './read-versions.ts';
import { buildWhenChanged } from '../fingerprint.ts';
import { packedPackages, packingFolder } from './packed-packages.ts';

const output = path.join(packingFolder, 'js');
const sources = packedPackages.map(({ folder }) => path.join(root, folder, 'src'));
const baseFile = path.join(root, 'tsconfig.base.json');

interface Settings {
  compilerOptions: Record<string, unknown>;
}
const base = JSON.parse(readFileSync(baseFile, 'utf8')) as Settings;

/** All packages in one run of the compiler: they are each other's types. */
const compileAll = (): Promise<void> => {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(packingFolder, { recursive: true });
  const settings = {
    extends: baseFile,
    compilerOptions: {
      ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
      ...{ rootDir: path.join(root, 'packages'), outDir: output },
      ...{ types: ['node'], typeRoots: [path.join(root, 'node_modules/@types')] },
    },
    include: sources,
    exclude: sources.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
  };
  const file = path.join(packingFolder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--pretty', 'false', '-p', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // The compiler rewrites imports of sources in what it emits, but not in declarations.
  for (const declaration of globSync('**/*.d.ts', { cwd: output })) {
    const place = path.join(output, declaration);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
  return Promise.resolve();
};

/** What is no source: style sheets, and declarations that were written by hand. */
const isCopied = (file: string): boolean => /\.(css|svg|d\.ts)$/.test(file);

/** The settings that a remote's own `tsconfig.json` extends: those of this workspace, with the types of its files. */
const remoteSettings = (): Settings => {
  const { allowImportingTsExtensions, ...options } = base.compilerOptions;
  return {
    compilerOptions: {
      ...options,
      allowImportingTsExtensions,
      types: ['@binnen/build/assets', '@binnen/contracts/site'],
    },
  };
};

/** Files that a package has beside what was compiled. */
const extras: Record<string, () => [file: string, content: object][]> = {
  '@binnen/build': () => [['remote.tsconfig.json', remoteSettings()]],
  'create-binnen-remote': () => [['versions.json', readVersions()]],
};

/** What runs once, in an empty folder, carries what it uses: one package is installed for it instead of sixteen. */
const bundled = 'create-binnen-remote';
const bundle = async (source: string, dist: string): Promise<void> => {
  rmSync(dist, { recursive: true });
  const chunks = { splitting: true, format: 'esm', outdir: dist } as const;
  await build({ entryPoints: [path.join(source, 'bin.ts')], bundle: true, platform: 'node', ...chunks });
  const licence = path.join(source, '../node_modules/valibot/LICENSE.md');
  cpSync(licence, path.join(dist, 'valibot-licence.md'));
};

/** Writes the `dist` of one package. */
export const compilePackage = async (folder: string): Promise<void> => {
  await buildWhenChanged(path.join(packingFolder, '.stamp'), [...sources, baseFile], compileAll);
  const dist = path.join(root, folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(output, path.relative('packages', folder), 'src'), dist, { recursive: true });
  const source = path.join(root, folder, 'src');
  for (const file of globSync('**/*', { cwd: source }).filter(isCopied))
    cpSync(path.join(source, file), path.join(dist, file));
  const { name } = packedPackages.find((each) => each.folder === folder)!;
  if (name === bundled) await bundle(source, dist);
  for (const [file, content] of extras[name]?.() ?? [])
    writeFileSync(path.join(dist, file), `${JSON.stringify(content, null, 2)}\n`);
};

if (import.meta.main) {
  const folder = path.relative(root, process.cwd());
  if (!packedPackages.some((each) => each.folder === folder))
    throw new Error(`${folder} is no package that is packed: it has no "prepack" script.`);
  await compilePackage(folder);
}
