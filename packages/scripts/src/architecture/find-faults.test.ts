import { expect, test } from 'vitest';
import { findChains, findFaults, type Tree } from './find-faults.ts';
import { rules, type Rules } from './rules.ts';

const none: Rules = {
  packages: {},
  inBrowsers: [],
  inTests: [],
  reserved: [],
  doors: { of: [], tools: [] },
  layers: {},
  longest: {},
  mostLines: {},
  words: { of: [], forbidden: /never/ },
};

/** A workspace with a package for each first folder (two in `packages/`) of these sources. */
const createTree = (sources: Record<string, string>, dependencies: Record<string, string> = {}): Tree => {
  const folders = Object.keys(sources).map((file) => /^(packages\/)?[^/]+/.exec(file)![0]);
  return {
    packages: [...new Set(folders)].map((folder) => ({
      folder,
      name: folder.replace('packages/', '@binnen/'),
      dependencies,
    })),
    sources: new Map(Object.entries(sources)),
  };
};

/** The faults of sources in one package without layers. */
const findInOne = (sources: Record<string, string>) =>
  findFaults(createTree(sources), { ...none, packages: { app: [] } });

/** The faults of one file among the packages of the site. */
const findInSite = (file: string, source: string) => {
  const others = Object.keys(rules.packages).map((name) => `${name.replace('*', 'listings')}/src/empty.ts`);
  const sources = { ...Object.fromEntries(others.map((other) => [other, ''])), [file]: source };
  return findFaults(createTree(sources), { ...rules, layers: {}, longest: {} });
};

test('a workspace without packages is a fault, and so is a package without sources', () => {
  expect(findFaults(createTree({}), none)).toEqual([expect.stringContaining('no packages')]);
  const empty = { ...createTree({ 'app/src/a.ts': '' }), sources: new Map<string, string>() };
  expect(findFaults(empty, { ...none, packages: { app: [] } })).toEqual([
    expect.stringContaining('app has no source files'),
  ]);
});

test('files that import each other in a circle are a fault, told by the shortest way round', () => {
  const sources = {
    'app/src/a.ts': `import { b } from './b.ts';`,
    'app/src/b.ts': `import { c } from './in/c.ts'; import { d } from './d.ts';`,
    'app/src/in/c.ts': `import { a } from '../a.ts';`,
    'app/src/d.ts': `import { c } from './in/c.ts';`,
  };
  expect(findInOne(sources)).toEqual([
    expect.stringContaining('app/src/a.ts → app/src/b.ts → app/src/in/c.ts → app/src/a.ts'),
    expect.stringContaining('app/src/d.ts → app/src/in/c.ts'),
  ]);
});

test.each([
  ['a type', `import type { A } from './a.ts';`],
  ['a type among values', `import { type A, a } from './a.ts';`],
  ['a type in place', `const b: import('./a.ts').A = 1;`],
  ['what it hands on', `export { a } from './a.ts';`],
  ['everything that it hands on', `export * from './a.ts';`],
  ['what it loads later', `const load = () => import(/* webpackChunkName: "a" */ './a.ts');`],
])('a circle that is closed by importing %s is a fault', (_what, back) => {
  const sources = { 'app/src/a.ts': `import { b } from './b.ts';`, 'app/src/b.ts': back };
  expect(findInOne(sources)).toEqual([expect.stringContaining('circle')]);
});

test('files that import one another without a circle are none, nor are words in comments and texts', () => {
  expect(
    findInOne({
      'app/src/a.ts': `import { b } from './b.ts'; import { c } from './c.ts';`,
      'app/src/b.ts': `import { c } from './c.ts';`,
      'app/src/c.ts': `// import { a } from './a.ts';\nconst text = "import('./a.ts')";`,
    }),
  ).toEqual([]);
});

const layered: Rules = {
  ...none,
  packages: { app: [] },
  layers: { app: [['main.ts'], ['*'], ['kit', 'kit/top'], ['kit/inner']] },
};
const place = {
  'app/src/main.ts': `import { a } from './pages/a.ts';`,
  'app/src/pages/a.ts': `import { kit } from '../kit/kit.ts';`,
  'app/src/kit/kit.ts': `import { deep } from './inner/deep.ts';`,
  'app/src/kit/inner/deep.ts': '',
  'app/src/kit/top/top.ts': `import { deep } from '../inner/deep.ts';`,
};

test('imports go down the layers', () => {
  expect(findFaults(createTree(place), layered)).toEqual([]);
});

test.each([
  ['up', 'app/src/kit/again.ts', `import { a } from '../pages/a.ts';`],
  ['up, of a type', 'app/src/kit/inner/again.ts', `import type { Kit } from '../kit.ts';`],
  ['to another folder of its own row', 'app/src/other/b.ts', `import { a } from '../pages/a.ts';`],
  ['to a narrower place of its own row', 'app/src/kit/again.ts', `import { top } from './top/top.ts';`],
])('an import %s is a fault', (_what, file, source) => {
  expect(findFaults(createTree({ ...place, [file]: source }), layered)).toContainEqual(
    expect.stringContaining(`${file} may not import`),
  );
});

test('a test imports from any folder', () => {
  const test = { 'app/src/kit/a.test.ts': `import { a } from '../pages/a.ts';` };
  expect(findFaults(createTree({ ...place, ...test }), layered)).toEqual([]);
});

test('a file without a layer is a fault, and so is a layer without a file', () => {
  const { 'app/src/kit/top/top.ts': _, ...rest } = place;
  expect(findFaults(createTree({ ...rest, 'app/src/new.ts': '' }), layered)).toEqual([
    expect.stringContaining('app/src/new.ts is in no layer'),
    expect.stringContaining('app/src/kit/top is in the layers of app, and is not there'),
  ]);
});

test('a package without a row is a fault, and so is a row without a package', () => {
  expect(findFaults(createTree({ 'new/src/a.ts': '' }), { ...none, packages: { old: [] } })).toEqual([
    expect.stringContaining('new has no row'),
    expect.stringContaining('row for old'),
  ]);
});

test('a dependency on a package that may not be imported is a fault', () => {
  const tree = createTree(
    { 'app/src/a.ts': '', 'packages/kit/src/a.ts': '' },
    { '@binnen/kit': 'workspace:*' },
  );
  expect(findFaults(tree, { ...none, packages: { app: [], 'packages/kit': ['packages/kit'] } })).toEqual([
    expect.stringContaining('app/package.json may not depend on packages/kit'),
  ]);
});

test.each([
  ['a remote that imports another remote', 'mf-leads/src/a.ts', `import 'mf-listings/src/remote.ts';`],
  ['… by a relative path', 'mf-leads/src/a.ts', `import { x } from '../../mf-listings/src/remote.ts';`],
  ['… lazily', 'mf-leads/src/a.ts', `const x = import('../../mf-listings/src/remote.ts');`],
  ['… for its types', 'mf-leads/src/a.ts', `import type { X } from '../../mf-listings/src/remote.ts';`],
  [
    'the edge that gets behind the composer’s doors',
    'edge-api/src/a.ts',
    `import { x } from '@binnen/composer/behind/registry/pointer';`,
  ],
  ['… by a relative path', 'edge-api/src/a.ts', `import '../../packages/composer/src/registry/pointer.ts';`],
  ['the edge that imports a remote', 'edge-api/src/a.ts', `import '../../mf-listings/src/remote.ts';`],
  ['contracts that import the edge', 'packages/contracts/src/a.ts', `import '@binnen/composer';`],
  [
    'a platform that imports the first site',
    'packages/composer/src/a.ts',
    `import '../../../edge-api/src/worker.ts';`,
  ],
  ['a second site that does', 'packages/second-site/src/a.ts', `import '@binnen/contracts/routes';`],
  ['a remote with a router of its own', 'mf-leads/src/a.ts', `import { Link } from 'react-router';`],
  ['a remote that draws by itself', 'mf-leads/src/a.ts', `import 'react-dom/client';`],
  ['a folder that is named after nothing', 'mf-leads/src/utils/a.ts', ''],
])('%s is a fault', (_what, file, source) => {
  expect(findInSite(file, source)).toHaveLength(1);
});

test('what goes down the line is no fault, nor is a test that looks at the stand-ins', () => {
  expect(findInSite('mf-leads/src/a.ts', `import { x } from '@binnen/platform';`)).toEqual([]);
  expect(findInSite('edge-api/src/a.test.ts', `import { x } from '@binnen/stand-ins/create';`)).toEqual([]);
});

test('a source that cannot be parsed is told by its name', () => {
  expect(() => findInOne({ 'app/src/a.ts': 'import {' })).toThrow('app/src/a.ts cannot be parsed');
});

test.each([
  ['shell/src/a.ts', `const whole = new Intl.NumberFormat('nl-NL');`, 1],
  ['mf-listings/src/a.ts', `const format = Intl.NumberFormat('nl-NL').format;`, 1],
  ['shell/src/a.ts', `const write = (day: Date) => new Intl.DateTimeFormat('nl-NL').format(day);`, 0],
  ['shell/src/a.test.ts', `const whole = new Intl.NumberFormat('nl-NL');`, 0],
  ['edge-api/src/a.ts', `const whole = new Intl.NumberFormat('nl-NL');`, 0],
])('a visitor waits for no formatter while a module loads: %s, %s', (file, source, count) => {
  expect(findInSite(file, source)).toHaveLength(count);
});

test.each([
  ['{busy && ", even geduld"}', 1],
  ['{busy && `, nog ${count}`}', 1],
  ['{busy ? ", even geduld" : ""}', 1],
  ['<span>{busy && ", even geduld"}</span>', 0],
  ['{busy && <span>, even geduld</span>}', 0],
  ['{busy ? "Even geduld" : "Klaar"}', 0],
])('a text that comes and goes is alone in its element: Woning %s', (words, count) => {
  expect(findInSite('mf-leads/src/a.tsx', `export const a = <p>Woning ${words}</p>;`)).toHaveLength(count);
});

test('a file in a folder is no floor of its own, and nobody climbs more than eight', () => {
  const layers = { app: [['main.ts'], ['*'], ['kit'], ['kit/top/top.ts'], ['kit/inner']] };
  expect(findFaults(createTree(place), { ...layered, layers })).toEqual([
    expect.stringContaining('app/src/kit/top/top.ts is a floor of its own'),
  ]);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`app/src/f${at}/a.ts`, '']));
  const floors = { app: Array.from({ length: 9 }, (_, at) => [`f${at}`]) };
  expect(findFaults(createTree(many), { ...layered, layers: floors })).toEqual([
    expect.stringContaining('9 layers'),
  ]);
});

test('a folder has twenty sources at most, tests aside', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`app/src/kit/a${at}.ts`, '']));
  const find = (count: number) =>
    findFaults(createTree({ ...files(count), 'app/src/kit/a.test.ts': '' }), {
      ...none,
      packages: { app: [] },
    });
  expect(find(20)).toEqual([]);
  expect(find(21)).toEqual([expect.stringContaining('app/src/kit has 21 sources')]);
});

test('a package that is to stay small has so many lines, tests aside', () => {
  const sources = { 'app/src/a.ts': '1;\n2;\n', 'app/team/src/b.ts': '3;\n', 'app/src/a.test.ts': '4;\n' };
  const find = (most: number) =>
    findFaults(createTree(sources), { ...none, packages: { app: [] }, mostLines: { app: most } });
  expect(find(3)).toEqual([]);
  expect(find(2)).toEqual([expect.stringContaining('app has 3 lines')]);
});

test('two folders of which each imports from the other are a fault', () => {
  const sources = {
    'app/src/one/a.ts': `import { b } from '../two/b.ts';`,
    'app/src/two/b.ts': '',
    'app/src/two/c.ts': `import { d } from '../one/d.ts';`,
    'app/src/one/d.ts': '',
  };
  expect(findInOne(sources)).toEqual([
    expect.stringContaining('app/src/one and app/src/two import each other'),
  ]);
});

test('a chain of imports is not longer than the rules say', () => {
  const rules = { ...none, packages: { app: [] }, longest: { 'app/src/a.ts': 2 } };
  const two = { 'app/src/a.ts': `import { b } from './b.ts';`, 'app/src/b.ts': '' };
  expect(findFaults(createTree(two), rules)).toEqual([]);
  const three = { ...two, 'app/src/b.ts': `import type { C } from './c.ts';`, 'app/src/c.ts': '' };
  expect(findFaults(createTree(three), rules)).toEqual([expect.stringContaining('a chain of 3 files')]);
  expect(findChains(createTree(three), rules)).toEqual([['app/src/a.ts', 'app/src/b.ts', 'app/src/c.ts']]);
});

test('a word of the firm is a fault where another site could be', () => {
  expect(findInSite('packages/composer/src/a.ts', `const path = '/woningaanbod';`)).toHaveLength(1);
  expect(findInSite('edge-api/src/a.ts', `const path = '/woningaanbod';`)).toEqual([]);
  for (const lead of ['type Lead = string;', 'const countLeads = 1;', '// As mf-leads.'])
    expect(findInSite('packages/composer/src/a.ts', lead)).toHaveLength(1);
  expect(findInSite('packages/composer/src/a.ts', '// It leads to a page.')).toEqual([]);
});

test('what is made at random is as large as the test says', () => {
  // In two pieces: this file is not to be taken for one that makes them.
  const library = ['fast', 'check'].join('-');
  const make = (options: string) =>
    findInOne({ 'app/src/a.test.ts': `import fc from '${library}';\nfc.array(fc.nat(), ${options});` });
  expect(make('{ minLength: 1, maxLength: 40 }')).toEqual([expect.stringContaining('makes ten at most')]);
  expect(make("{ maxLength: 40, size: 'max' }")).toEqual([]);
  expect(make('{ maxLength: 10 }')).toEqual([]);
});
