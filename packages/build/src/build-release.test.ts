import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@binnen/platform/contract/composition';
import { afterAll, expect, test } from 'vitest';
import { buildRelease } from './build-release.ts';
import { root } from './workspace.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'binnen-build-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const sources = {
  'package.json': '{ "name": "mf-proof", "version": "1.0.0", "type": "module" }',
  // A library that asks where it is, as map libraries do for their worker.
  'node_modules/where/package.json': '{ "name": "where", "type": "module", "main": "index.js" }',
  'node_modules/where/index.js': 'export const here = () => import.meta.url;',
  'src/remote.ts': `export const remote = {
    pages: { '/proof': () => import(/* webpackChunkName: "page" */ './page.tsx').then((m) => m.page) },
    widgets: {},
  };`,
  'src/page.module.css': '@layer remotes.proof { .proof { color: red; } }',
  'src/page.tsx': `import { Section } from '@binnen/design/section';
    import { here } from 'where';
    import css from './page.module.css';
    const Component = () => {
      if ('isBroken' in globalThis) throw new Error('a bug');
      return <Section className={css.proof}>{here()}</Section>;
    };
    export const page = { Component, meta: () => ({ title: 'Proof' }) };`,
  'src/samples.ts': `export const samples = { pages: { '/proof': { url: '/proof', data: {} } }, widgets: {} };`,
  'src/reads.ts': 'export const reads = [];',
};

const writeRepository = (name: string): string => {
  const directory = path.join(parent, name);
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  // As installed: files of its own, not links to the workspace's.
  for (const each of ['package.json', 'src'])
    cpSync(
      path.join(root, 'packages/design', each),
      path.join(directory, 'node_modules/@binnen/design', each),
      {
        recursive: true,
      },
    );
  return directory;
};

const build = (name: string) => {
  const directory = writeRepository(name);
  return buildRelease({ name: 'mf-proof', directory, context: directory });
};

test('a remote in a repository of its own has the same version and hashes in any folder', async () => {
  const one = await build('one');
  const other = await build('the-other-folder');
  expect(other).toEqual(one);
  expect(one.client.map((file) => file.path)).toEqual(
    expect.arrayContaining(['page.css', 'page.js', 'remoteEntry.js']),
  );
});

test('no file of it names a place on the machine that built it', () => {
  const dist = path.join(parent, 'one/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(client|server|maps)\/.*\.(js|css|map)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    expect(text, file).not.toContain(parent);
    expect(text, file).not.toContain(root);
    expect(text, file).not.toContain('file:///');
  }
});

/** The place of a text in the sources, by the map of a built script. */
const findSource = (script: string, text: string) => {
  const dist = path.join(parent, 'one/dist');
  const before = readFileSync(path.join(dist, script), 'utf8').split(text)[0]!.split('\n');
  const map = JSON.parse(readFileSync(path.join(dist, 'maps', `${script}.map`), 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(map).findEntry(before.length - 1, before.at(-1)!.length);
  return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : null;
};

test('each script has a map, apart from what is served, which names source lines and has none of their text', () => {
  const {
    client,
    server,
    maps = [],
  } = JSON.parse(readFileSync(path.join(parent, 'one/dist/release.json'), 'utf8')) as Release;
  const scripts = [
    ...client.filter((file) => file.path.endsWith('.js')).map((file) => `client/${file.path}.map`),
    ...server.map((file) => `server/${file.path}.map`),
  ];
  expect(maps.map((file) => file.path)).toEqual(scripts.sort());
  expect(client.some((file) => file.path.endsWith('.map'))).toBe(false);
  for (const script of ['client/page.js', 'server/mf-proof.js'])
    expect(findSource(script, 'a bug'), script).toBe('src/page.tsx:5');
  for (const { path: file } of maps)
    expect(readFileSync(path.join(parent, 'one/dist/maps', file), 'utf8'), file).not.toContain(
      '"sourcesContent"',
    );
  const script = readFileSync(path.join(parent, 'one/dist/client/page.js'), 'utf8');
  expect(script).not.toContain('sourceMappingURL');
});

test('a style sheet that would change what is not the remote’s own stops the build, with its line', async () => {
  const directory = writeRepository('global');
  writeFileSync(
    path.join(directory, 'src/page.module.css'),
    '@layer remotes.proof {\n  .proof { color: red; }\n  :global(footer) { display: none; }\n}\n',
  );
  await expect(buildRelease({ name: 'mf-proof', directory, context: directory })).rejects.toThrow(
    'src/page.module.css, line 3: ":global(footer)" matches what is not the remote\'s own.',
  );
});

test.each([
  [`import picture from './picture.svg';`, './picture.svg'],
  [`import picture from './picture.svg?url';`, './picture.svg?url'],
  [`const picture = new URL('./picture.svg', import.meta.url).href;`, './picture.svg'],
])('%s in a script stops the build, which says what to do', async (named, request) => {
  const directory = writeRepository('picture');
  writeFileSync(path.join(directory, 'src/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    path.join(directory, 'src/page.tsx'),
    `${named}
    const Component = () => <img alt="" src={picture} />;
    export const page = { Component, meta: () => ({ title: 'Proof' }) };`,
  );
  await expect(buildRelease({ name: 'mf-proof', directory, context: directory })).rejects.toThrow(
    `A script cannot import "${request}". Name it in a style sheet: url(./picture.svg)`,
  );
});

test('a pattern that no site takes is one sentence, with the pattern', async () => {
  const directory = writeRepository('pattern');
  for (const file of ['src/remote.ts', 'src/samples.ts'] as const)
    writeFileSync(path.join(directory, file), sources[file].replace("'/proof':", "'/Te Huur':"));
  const { message } = await buildRelease({ name: 'mf-proof', directory, context: directory }).then(
    () => new Error('It was built'),
    (error: Error) => error,
  );
  expect(message).toMatch(
    /^mf-proof: pages "\/Te Huur": expected a pattern such as "\/huren".* at the end only$/,
  );
});
