import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packages, root } from '@binnen/build/workspace';
import { findChains, findFaults, type Tree } from './find-faults.ts';
import { limitAssertions } from './limit-assertions.ts';
import { rules } from './rules.ts';

const isOurs = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist';

const listSources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listSources(place);
      return /\.tsx?$/.test(entry.name) ? [place] : [];
    });

const readTree = (): Tree => {
  const files = packages.flatMap(({ folder }) => listSources(folder));
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  return { packages, sources };
};

/** Files of a working tree but those that git ignores: another branch left its `node_modules` and `dist` behind. */
const listFiles = (workspace: string): string[] =>
  existsSync(path.join(workspace, '.git'))
    ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
        cwd: workspace,
        encoding: 'utf8',
      }).split('\n')
    : [];

/** Folders at the top that hold neither packages nor documents. */
export const findNewFolders = (workspace: string): string[] => {
  const known = new Set(['docs', ...packages.map(({ folder }) => folder.split('/')[0])]);
  const folders = listFiles(workspace).flatMap((file) => /^[^.][^/]*(?=\/)/.exec(file) ?? []);
  return [...new Set(folders)]
    .filter((name) => !known.has(name) && existsSync(path.join(workspace, name)))
    .map((name) => `${name}/: a new top-level folder needs a decision record`);
};

/** One sentence for each thing in the workspace that its architecture does not allow. */
export const findArchitectureFaults = (): string[] => {
  const tree = readTree();
  return [...findNewFolders(root), ...findFaults(tree, rules), ...limitAssertions(tree.sources)];
};

/** The longest chains of imports, as the rules limit them: one sentence each. */
export const describeChains = (): string[] =>
  findChains(readTree(), rules).map(
    (chain) =>
      `${chain.length} files in the longest chain of imports from ${chain[0] ?? ''}, to ${chain.at(-1) ?? ''}`,
  );
