import { readdirSync, readFileSync } from 'node:fs';
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

/** Folders at the top that hold neither packages nor documents. */
const findNewFolders = (): string[] => {
  const known = new Set(['docs', ...packages.map(({ folder }) => folder.split('/')[0])]);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isOurs(entry.name) && !known.has(entry.name))
    .map((entry) => `${entry.name}/: a new top-level folder needs a decision record`);
};

/** One sentence for each thing in the workspace that its architecture does not allow. */
export const findArchitectureFaults = (): string[] => {
  const tree = readTree();
  return [...findNewFolders(), ...findFaults(tree, rules), ...limitAssertions(tree.sources)];
};

/** The longest chains of imports, as the rules limit them: one sentence each. */
export const describeChains = (): string[] =>
  findChains(readTree(), rules).map(
    (chain) =>
      `${chain.length} files in the longest chain of imports from ${chain[0] ?? ''}, to ${chain.at(-1) ?? ''}`,
  );
