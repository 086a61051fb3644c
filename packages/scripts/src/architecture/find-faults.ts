import path from 'node:path';
import type { WorkspacePackage } from '@binnen/build/workspace';
import { checkFolders } from './check-folders.ts';
import { findCycles, type Graph } from './find-cycles.ts';
import { makesFormatterEarly } from './find-formatters.ts';
import { findLongestChain } from './find-longest-chain.ts';
import { findLooseTexts } from './find-loose-texts.ts';
import { checkLayers } from './layers.ts';
import { readImports } from './read-imports.ts';
import type { Rules } from './rules.ts';

export interface Tree {
  packages: readonly WorkspacePackage[];
  /** Every source of the packages, by its path in the workspace. */
  sources: ReadonlyMap<string, string>;
}

const dumpingGrounds = /^(utils?|helpers?|lib|common|shared|misc|core|types)(\.tsx?)?$/;

/** Tests, and the tools beside a package's `src`: nothing of it is in the product. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || !file.includes('/src/');

/** Remotes have one row: what holds for one holds for each. */
const nameInRules = ({ folder }: WorkspacePackage): string => folder.replace(/^mf-.*/, 'mf-*');

const findPackage = (file: string, { packages }: Tree): WorkspacePackage | undefined =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`));

const packageNameOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Manifests follow the same rules as imports do. */
const checkManifest = (each: WorkspacePackage, { packages }: Tree, rules: Rules): string[] => {
  const row = rules.packages[nameInRules(each)];
  if (!row) return [`${each.folder} has no row in architecture/rules.ts: say what it may import`];
  return packages
    .filter(({ name }) => each.dependencies?.[name])
    .map(nameInRules)
    .filter((name) => !row.includes(name))
    .map((name) => `${each.folder}/package.json may not depend on ${name}`);
};

const checkImport = (file: string, name: string, tree: Tree, rules: Rules): string[] => {
  const owner = findPackage(file, tree)!;
  const target = name.startsWith('.')
    ? findPackage(path.join(path.dirname(file), name), tree)
    : tree.packages.find((each) => each.name === packageNameOf(name));
  const mayImport = [...(rules.packages[nameInRules(owner)] ?? []), ...(isTest(file) ? rules.inTests : [])];
  if (target && target !== owner && !mayImport.includes(nameInRules(target)))
    return [`${file} may not import ${name} (${target.folder})`];
  if (isTest(file)) return [];
  const { doors } = rules;
  const isBehind = name.startsWith('.') || name.startsWith(`${target?.name}/behind/`);
  if (
    target &&
    target !== owner &&
    isBehind &&
    doors.of.includes(target.folder) &&
    !doors.tools.includes(owner.folder)
  )
    return [`${file} may not import ${name}: package.json of ${target.folder} names its doors`];
  return rules.reserved
    .filter(({ dependency, to }) => dependency === packageNameOf(name) && !to.includes(nameInRules(owner)))
    .map(({ why }) => `${file} may not import ${name}: ${why}`);
};

const createGraph = (imports: ReadonlyMap<string, readonly string[]>): Graph =>
  new Map(
    [...imports].map(([file, names]) => [
      file,
      names.filter((name) => name.startsWith('.')).map((name) => path.join(path.dirname(file), name)),
    ]),
  );

/** For each entry in the rules: the longest chain of imports within its package. */
export const findChains = (tree: Tree, { longest }: Pick<Rules, 'longest'>): string[][] => {
  const graph = createGraph(
    new Map([...tree.sources].map(([file, source]) => [file, readImports(file, source)])),
  );
  return Object.keys(longest).map((entry) => findLongestChain(entry, graph));
};

const checkChains = (graph: Graph, { longest }: Rules): string[] =>
  Object.entries(longest).flatMap(([entry, most]) => {
    const chain = findLongestChain(entry, graph);
    return chain.length > most
      ? [`${chain.join(' → ')}: a chain of ${chain.length} files, ${most} at most`]
      : [];
  });

const checkWords = (tree: Tree, { words }: Rules): string[] =>
  [...tree.sources]
    .filter(([file]) => !isTest(file) && words.of.includes(findPackage(file, tree)?.folder ?? ''))
    .flatMap(([file, source]) => {
      const word = words.forbidden.exec(source)?.[0];
      return word
        ? [`${file} says "${word}": it could carry another site, so that is the site's to say`]
        : [];
    });

const checkLines = (tree: Tree, { mostLines }: Rules): string[] =>
  Object.entries(mostLines).flatMap(([folder, most]) => {
    const lines = [...tree.sources]
      .filter(([file]) => file.startsWith(`${folder}/`) && !isTest(file))
      .reduce((sum, [, source]) => sum + source.trimEnd().split('\n').length, 0);
    return lines > most ? [`${folder} has ${lines} lines of source: ${most} at most`] : [];
  });

const generator = /\{[^{}]*\bmaxLength: (\d+)[^{}]*\}/g;

/** fast-check makes ten parts at most, whatever `maxLength` is, unless `size` lets it go that far. */
const checkGenerators = ({ sources }: Tree): string[] =>
  [...sources]
    .filter(([, source]) => source.includes("'fast-check'"))
    .flatMap(([file, source]) =>
      [...source.matchAll(generator)]
        .filter(([text, most]) => Number(most) > 10 && !text.includes('size:'))
        .map(([text]) => `${file}: ${text} makes ten at most: say "size: 'max'" too, or 10`),
    );

/** One sentence for each import or name that the rules do not allow. A package without sources is a fault as well. */
export const findFaults = (tree: Tree, rules: Rules): string[] => {
  const files = [...tree.sources.keys()];
  const imports = new Map(files.map((file) => [file, readImports(file, tree.sources.get(file)!)]));
  const graph = createGraph(imports);
  const rows = new Set(tree.packages.map(nameInRules));
  const inBrowsers = [...tree.sources].filter(
    ([file]) => !isTest(file) && rules.inBrowsers.includes(nameInRules(findPackage(file, tree)!)),
  );
  return [
    ...(tree.packages.length === 0 ? ['there are no packages: is the test looking in the right place?'] : []),
    ...tree.packages
      .filter(({ folder }) => !files.some((file) => file.startsWith(`${folder}/`)))
      .map(({ folder }) => `${folder} has no source files: is the test looking in the right place?`),
    ...tree.packages.flatMap((each) => checkManifest(each, tree, rules)),
    ...[...Object.keys(rules.packages), ...Object.keys(rules.layers)]
      .filter((name) => !rows.has(name) && !tree.packages.some(({ folder }) => folder === name))
      .map((name) => `architecture/rules.ts has a row for ${name}, which is no package`),
    ...files
      .filter((file) => file.split('/').some((part) => dumpingGrounds.test(part)))
      .map((file) => `${file}: name it after what is in it`),
    ...[...imports].flatMap(([file, names]) => names.flatMap((name) => checkImport(file, name, tree, rules))),
    ...inBrowsers
      .filter(([file, source]) => makesFormatterEarly(file, source))
      .map(([file]) => `${file} makes a formatter of Intl while it loads: make it where it is used`),
    ...inBrowsers
      .flatMap(([file, source]) => findLooseTexts(file, source).map((text) => `${file}: ${text}`))
      .map((text) => `${text} comes and goes beside something else: put it in an element of its own`),
    ...findCycles(graph).map((cycle) => `${cycle.join(' → ')}: these files import each other in a circle`),
    ...Object.entries(rules.layers).flatMap(([folder, layers]) => checkLayers(folder, layers, graph, isTest)),
    ...checkFolders(graph),
    ...checkChains(graph, rules),
    ...checkWords(tree, rules),
    ...checkLines(tree, rules),
    ...checkGenerators(tree),
  ];
};
