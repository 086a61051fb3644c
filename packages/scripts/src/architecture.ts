import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/configurations';
import { packages } from './packages.ts';

/** Who may import whom: data goes down this table, nothing goes sideways. */
const allowed: Record<string, readonly string[]> = {
  'packages/contracts': [],
  'packages/platform': ['packages/contracts'],
  'packages/design': ['packages/contracts'],
  'packages/build': ['packages/contracts', 'packages/platform'],
  'packages/remote-testing': ['packages/contracts', 'packages/platform', 'packages/design'],
  'edge-api': ['packages/contracts'],
  shell: ['packages/contracts', 'packages/platform', 'packages/design'],
  'mf-listings': ['packages/contracts', 'packages/platform', 'packages/design'],
  'mf-content': ['packages/contracts', 'packages/platform', 'packages/design'],
  'mf-leads': ['packages/contracts', 'packages/platform', 'packages/design'],
  'packages/remote-cli': ['packages/contracts'],
  'packages/demo-data': ['packages/contracts'],
  'packages/stand-ins': ['packages/contracts', 'packages/demo-data'],
  'packages/scripts': [
    'packages/contracts',
    'packages/build',
    'packages/remote-cli',
    'packages/e2e',
    'edge-api',
  ],
  'packages/e2e': ['packages/contracts', 'packages/scripts', 'packages/remote-cli', 'packages/build'],
  // The benchmarks build a monolith of the same sources, to compare with.
  'packages/bench': [
    'packages/contracts',
    'packages/build',
    'packages/scripts',
    'edge-api',
    'mf-listings',
    'mf-content',
    'mf-leads',
  ],
};

/** Tests may look where their subject may not: at the stand-ins that answer it, and at what it is built with. */
const allowedInTests = [
  'packages/remote-testing',
  'packages/demo-data',
  'packages/stand-ins',
  'packages/build',
  'packages/platform',
  'packages/design',
];

const topLevel = [
  'shell',
  'mf-listings',
  'mf-content',
  'mf-leads',
  'edge-api',
  'packages',
  'docs',
  'node_modules',
];

const dumpingGrounds = /^(utils?|helpers?|lib|common|shared|misc|core|types)(\.tsx?)?$/;

const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return listSources(place);
    return /\.tsx?$/.test(entry.name) ? [place] : [];
  });

const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].map((match) => match[1]!);

const packageNames = (): Map<string, string> =>
  new Map(
    packages.map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      return [manifest.name, folder];
    }),
  );

/** The workspace package that an import leads to, or undefined when it stays inside or leads to a dependency. */
const findTarget = (file: string, name: string, names: Map<string, string>): string | undefined => {
  if (name.startsWith('.')) {
    const target = path.relative(root, path.resolve(path.dirname(file), name));
    return packages.find((folder) => target.startsWith(`${folder}/`));
  }
  const bare = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!;
  return names.get(bare);
};

/** The faults of one file, by its path in the workspace and its source. */
export const checkImports = (short: string, source: string, names = packageNames()): string[] => {
  const folder = packages.find((name) => short.startsWith(`${name}/`));
  if (!folder) return [`${short} is in no package`];
  const faults: string[] = [];
  if (short.split('/').some((part) => dumpingGrounds.test(part)))
    faults.push(`${short}: name it after what is in it`);
  const isTest = /\.test\.tsx?$|\/test\//.test(short);
  const mayImport: string[] = [folder, ...(allowed[folder] ?? []), ...(isTest ? allowedInTests : [])];
  const isFrontEnd = folder === 'shell' || folder.startsWith('mf-');
  for (const name of importsOf(source)) {
    const target = findTarget(path.join(root, short), name, names);
    if (target && !mayImport.includes(target)) faults.push(`${short} may not import ${name} (${target})`);
    if (isFrontEnd && !isTest && /^react-router(\/|$)/.test(name))
      faults.push(`${short} imports ${name}: the names that the site shares are in @binnen/platform`);
    if (folder.startsWith('mf-') && !isTest && name === 'react-dom')
      faults.push(`${short} imports react-dom, which a composition does not share`);
  }
  return faults;
};

/** One sentence for each import or name that the architecture does not allow. Finding no files is a fault as well. */
export const findArchitectureFaults = (): string[] => {
  const names = packageNames();
  const faults = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !topLevel.includes(entry.name))
    .map((entry) => `${entry.name}/: a new top-level folder needs a decision record`);
  for (const folder of packages) {
    const source = path.join(root, folder, 'src');
    const files = existsSync(source) ? listSources(source) : [];
    if (files.length === 0)
      faults.push(`${folder}/src has no source files: is the test looking in the right place?`);
    faults.push(
      ...files.flatMap((file) => checkImports(path.relative(root, file), readFileSync(file, 'utf8'), names)),
    );
  }
  return faults;
};
