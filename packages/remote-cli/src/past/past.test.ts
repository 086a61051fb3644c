import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../commands.ts';
import type { Outcome } from '../outcome.ts';

// Each render is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');
const integrity = `sha384-${'A'.repeat(64)}`;
const describeFile = (file: string, source: string) => ({
  path: file,
  sha256: hashOf(source),
  integrity,
  bytes: Buffer.byteLength(source),
});

/** Renders the page of whichever remote has it; asks for the page's reads; a bug is a fault. */
const shell = `const encode = (text) => new TextEncoder().encode(text);
export const createRender = (remotes) => async ({ url, data, now }) => {
  const { pathname } = new URL(url);
  const page = Object.values(remotes).map((remote) => remote.pages[pathname]).find(Boolean);
  if (!page) return { status: 404, html: [], pattern: null, widgets: [], used: [] };
  const missing = (page.reads ?? []).filter((call) => !(call in data));
  if (missing.length) return { reads: missing };
  const answer = { pattern: pathname, widgets: [], used: [] };
  try {
    const html = ['<html><head>', '</head><body>' + page.draw({ data, now }), '</body></html>'].map(encode);
    return { ...answer, status: 200, html };
  } catch (error) {
    return { ...answer, status: 500, html: [], fault: error.stack.split('\\n', 2).join(' ') };
  }
};`;

interface ToyRelease {
  source: string;
  by?: string;
  map?: string;
}

let server: Server;
let root: string;
let url: string;
let asked: string[];
let releases: Record<string, ToyRelease>;
let api: Record<string, unknown>;
let history: { compositionId: string; versions: Record<string, string> }[];
let kept: object;
/** The remotes whose releases the token sees; null: all. */
let sees: string[] | null;
let live: Record<string, string>;
/** What a hostile edge sends instead. */
let change = (body: object): object => body;

const readRecord = (name: string) => {
  const { source, map } = releases[name]!;
  const [remote = '', version = ''] = name.split('@');
  return {
    remote,
    version,
    contract: 1,
    pages: {
      '/huren': { assets: { scripts: [], styles: ['page.css'] }, sample: { url: '/huren', data: {} } },
    },
    widgets: {},
    reads: ['/aanbod'],
    entry: 'entry.js',
    assets: { scripts: [], styles: [] },
    client: [],
    server: [describeFile(`${remote}.js`, source)],
    ...(remote === 'shell' ? { hosts: [1] } : {}),
    ...(map ? { maps: [describeFile(`server/${remote}.js.map`, map)] } : {}),
  };
};

const answer = (address: string): object | undefined => {
  if (address === '/_platform/releases')
    return {
      releases: Object.entries(releases)
        .map(([name, { by = 'team' }]) => {
          const [remote, version] = name.split('@');
          return { remote, version, at: Number(version?.[0]), by };
        })
        .filter(({ remote = '' }) => sees?.includes(remote) ?? true),
    };
  if (address === '/_platform/composition') return { id: 'c1', versions: live };
  if (address === '/_platform/composition/history')
    return {
      history: history
        .map((entry, at) => ({
          ...entry,
          sequence: at,
          at,
          action: 'promote',
          remote: null,
          restores: null,
          by: 'chef',
        }))
        .toReversed(),
    };
  if (address === '/_platform/replays') return { replays: [kept] };
  if (address.startsWith('/_platform/replays/')) return kept;
  const [, remote, version, hash] =
    /^\/_platform\/releases\/([^/]+)\/([^/]+)(?:\/files\/(\w+))?$/.exec(address) ?? [];
  const release = releases[`${remote}@${version}`];
  if (!release) return api[address] as object | undefined;
  if (!hash) return readRecord(`${remote}@${version}`);
  const found = [release.source, release.map ?? ''].find((text) => hashOf(text) === hash);
  return found === undefined ? undefined : { source: found };
};

beforeEach(async () => {
  asked = [];
  change = (body) => body;
  sees = null;
  live = {};
  api = { '/aanbod': { homes: 3 } };
  releases = { 'shell@1.0.0': { source: shell } };
  history = [];
  root = mkdtempSync(path.join(tmpdir(), 'binnen-past-'));
  server = createServer((request, response) => {
    asked.push(request.url!);
    const body = answer(request.url!);
    response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })

      .end(JSON.stringify(body ? change(body) : { code: 'not-found', message: 'Not there' }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as { port: number }).port}`;
});
afterEach(() => server.close());

const run = (...words: string[]): Promise<Outcome> => runCommand(words, { url, token: 'team-token' }, root);

const writePage = (draw: string) =>
  `export const remote = { pages: { '/huren': { reads: ['/aanbod'], draw: ${draw} } }, widgets: {} };`;
const works = writePage(
  `({ data }) => '<p class="kaart">Huizen: ' + JSON.parse(data['/aanbod']).homes + '</p>'`,
);
const broken = writePage(`function Draw({ data }) { return JSON.parse(data['/aanbod']).huizen.length; }`);
const map = JSON.stringify({
  version: 3,
  sources: ['mf-huur/src/page.tsx'],
  names: [],
  mappings: 'AA8BQ',
});

/** The remote's build in this repository. */
const build = (source: string) => {
  mkdirSync(path.join(root, 'src'), { recursive: true });
  mkdirSync(path.join(root, 'dist/server'), { recursive: true });
  releases['mf-huur@9.0.0-own'] = { source };
  writeFileSync(path.join(root, 'dist/server/mf-huur.js'), source);
  writeFileSync(path.join(root, 'dist/release.json'), JSON.stringify(readRecord('mf-huur@9.0.0-own')));
};

const id = '998765432-3f2a9c1d22ab';
const keep = (more: object = {}) => {
  releases['mf-huur@1.0.0'] = { source: broken, map };
  kept = {
    id,
    at: 0,
    composition: 'abc',
    pattern: '/huren',
    kind: 'server',
    path: '/huren',
    says: 'TypeError: kapot',
    versions: { shell: '1.0.0', 'mf-huur': '1.0.0' },
    url: 'https://binnen.example/huren',
    now: 0,
    data: { '/aanbod': '{"homes":7}' },
    status: 500,
    gaps: [],
    stack: [
      { function: 'Draw', built: 'mf-huur/1.0.0/server/mf-huur.js:1:9', source: 'mf-huur/src/page.tsx:31:9' },
      { function: null, built: 'shell/1.0.0/server/shell.js:1:1', source: null },
    ],
    ...more,
  };
};

test('what failed is listed with the ids to replay it by', async () => {
  keep();
  expect((await run('replays')).lines).toEqual([
    `  ${id}  1970-01-01T00:00:00.000Z  server  /huren  TypeError: kapot`,
  ]);
});

test('a failure is rendered again with its own releases and data, and its stack names source lines', async () => {
  keep();
  const { lines, result } = await run('replay', id);
  expect(lines).toEqual([
    `${id}: /huren failed at 1970-01-01T00:00:00.000Z in composition abc`,
    '  (shell@1.0.0, mf-huur@1.0.0)',
    '  TypeError: kapot',
    '    at Draw mf-huur/src/page.tsx:31:9',
    '    at shell/1.0.0/server/shell.js:1:1',
    'Rendered here, with the same releases:',
    'It answers 500.',
    expect.stringContaining('TypeError: Cannot read properties of undefined'),
    '    at Object.Draw mf-huur/src/page.tsx:31:9',
    expect.stringContaining(`${id}.html`),
  ]);
  expect(result).toMatchObject({ fails: true });
  expect(asked, 'its data is the kept one').not.toContain('/aanbod');
});

test('with a build that mends it, the replay says so and writes the page; with one that does not, it fails', async () => {
  keep();
  build(works);
  const mended = await run('replay', id, '--with', 'mf-huur');
  expect(mended.result).toMatchObject({ fails: true, fixed: true });
  expect(mended.failed).toBe(false);
  expect(mended.lines).toContain('With mf-huur@9.0.0-own of this folder instead of 1.0.0:');
  expect(mended.lines).toContain('Fixed by the mf-huur of this folder.');
  const html = readFileSync((mended.result as { file: string }).file, 'utf8');
  expect(html).toContain('Huizen: 7');
  expect(html).toContain(`<base href="${url}/">`);
  expect(html).toMatch(/<link rel="stylesheet" href="file:\/\/[^"]*\/dist\/client\/page.css">/);
  build(broken);
  const same = await run('replay', id, '--with', 'mf-huur');
  expect([same.failed, same.lines.includes('Not fixed by the mf-huur of this folder.')]).toEqual([
    true,
    true,
  ]);
});

test('a build is said to be old when a source is newer, and packages that link to one another are no source', async () => {
  keep();
  build(works);
  const linked = path.join(root, 'node_modules');
  for (const [name, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    mkdirSync(path.join(linked, name, 'node_modules'), { recursive: true });
    for (const to of [name, other])
      symlinkSync(path.join(linked, to), path.join(linked, name, 'node_modules', to));
  }
  const late = new Date(Date.now() + 60_000);
  utimesSync(linked, late, late);
  const old = 'The sources of mf-huur were changed after it was built: pnpm build first.';
  expect((await run('replay', id, '--with', 'mf-huur')).lines).not.toContain(old);
  writeFileSync(path.join(root, 'src/page.tsx'), 'export {};');
  utimesSync(path.join(root, 'src/page.tsx'), late, late);
  expect((await run('replay', id, '--with', 'mf-huur')).lines).toContain(old);
});

test('what the kept data lacks is read today', async () => {
  keep({ data: null });
  build(works);
  const { result } = await run('replay', id, '--with', 'mf-huur');
  expect(readFileSync((result as { file: string }).file, 'utf8')).toContain('Huizen: 3');
  await expect(run('replay', '../x')).rejects.toMatchObject({ code: 'usage' });
});

test('a module that is not what its hash says is never run', async () => {
  keep();
  change = (body) => ('source' in body ? { source: 'process.exit(0);' } : body);
  await expect(run('replay', id)).rejects.toMatchObject({ code: 'not-understood' });
});

/** Eight compositions, of which the fifth brings the change. */
const publishEight = (change = 4) => {
  for (let at = 0; at < 8; at += 1) {
    releases[`mf-huur@1.${at}.0`] = {
      source: `${at < change ? works : broken} // ${at}`,
      by: `team-huur-${at}`,
    };
    releases[`mf-ander@1.${at}.0`] = { source: `export const remote = { pages: {}, widgets: {} }; // ${at}` };
    history.push({
      compositionId: `c${at}`,
      versions: { shell: '1.0.0', 'mf-huur': `1.${at}.0`, 'mf-ander': `1.${at}.0` },
    });
  }
};

test('bisecting names the release among eight that changed a page, who published it, and writes both pages', async () => {
  publishEight();
  const { result, lines } = await run('bisect', '/huren', '--expect', 'text:Huizen: 3');
  expect(result).toMatchObject({
    releases: [{ remote: 'mf-huur', before: '1.3.0', version: '1.4.0', publishedBy: 'team-huur-4' }],
    composition: 'c4',
    good: 'c3',
    compositions: 8,
  });
  expect((result as { renders: number }).renders).toBeLessThanOrEqual(7);
  expect(lines[0]).toBe('mf-huur@1.4.0 changed it (before: 1.3.0), published by team-huur-4.');
  const [good = '', bad = '', both = ''] = (result as { files: string[] }).files;
  expect(readFileSync(good, 'utf8')).toContain('Huizen: 3');
  expect(readFileSync(bad, 'utf8')).toContain('TypeError');
  expect(readFileSync(both, 'utf8')).toContain('src="first-bad.html"');
  expect(
    asked.filter((call) => call === '/aanbod'),
    'all are rendered with the same data',
  ).toHaveLength(1);
});

test.each(['status:200', 'selector:p.kaart'])('so does --expect %s', async (expectation) => {
  publishEight(1);
  const { result } = await run('bisect', '/huren', '--expect', expectation);
  expect(result).toMatchObject({ composition: 'c1', good: 'c0' });
});

test('without an expectation a page is good while it is as the first one; ends can be named', async () => {
  publishEight(6);
  expect((await run('bisect', '/huren')).result).toMatchObject({ composition: 'c6' });
  const narrow = await run('bisect', '/huren', '--good', 'c4', '--bad', 'c7');
  expect(narrow.result).toMatchObject({ composition: 'c6', compositions: 4 });
});

test('a replay gives the data', async () => {
  keep();
  publishEight();
  const { result } = await run('bisect', '/huren', '--replay', id, '--expect', 'text:Huizen: 7');
  expect(result).toMatchObject({ composition: 'c4' });
  expect(asked).not.toContain('/aanbod');
});

test('nothing is named when nothing changed, and what is not understood is refused', async () => {
  publishEight();
  const refuse = (...words: string[]) => expect(run('bisect', ...words)).rejects;
  await refuse('/huren', '--expect', 'text:Nergens').toMatchObject({
    code: 'nothing-found',
    message:
      '/huren is not as expected in c0, the good one, either: it answered 200 there. It is as expected in none of 8 compositions: the data may be the reason.',
  });
  await refuse('/huren', '--bad', 'c2').toMatchObject({
    code: 'nothing-found',
    message: expect.stringContaining('is as expected in c2'),
  });
  for (const words of [
    [],
    ['huren'],
    ['//elders.example'],
    ['/huren', '--expect', 'Huizen'],
    ['/huren', '--expect', 'status:700'],
    ['/huren', '--expect', 'selector:p['],
    ['/huren', '--good', 'c9'],
    ['/huren', '--good', 'c5', '--bad', 'c2'],
    ['/huren', '--replay', 'x'],
  ])
    await refuse(...words).toMatchObject({ code: 'usage' });
});

test('a page that is younger than the history is told, with the composition to begin at', async () => {
  publishEight();
  for (const at of [0, 1])
    releases[`mf-huur@1.${at}.0`] = { source: `export const remote = { pages: {}, widgets: {} }; // ${at}` };
  await expect(run('bisect', '/huren', '--expect', 'text:Huizen: 3')).rejects.toMatchObject({
    code: 'nothing-found',
    message:
      '/huren is not as expected in c0, the good one, either: it answered 404 there. The oldest in which it is as expected: --good c2',
  });
});

test('with one composition in the history there is nothing to bisect', async () => {
  publishEight();
  history.length = 1;
  await expect(run('bisect', '/huren')).rejects.toThrow('No two compositions were live yet');
});

test('a place of a log is a place in the sources', async () => {
  keep();
  const { lines } = await run('source', 'mf-huur/1.0.0/server/mf-huur.js:1:9', 'mf-huur/1.0.0/page.js:1:1');
  expect(lines).toEqual([
    '  mf-huur/1.0.0/server/mf-huur.js:1:9  mf-huur/src/page.tsx:31:9',
    '  mf-huur/1.0.0/page.js:1:1  no map knows it',
  ]);
  for (const words of [[], ['mf-huur/1.0.0/../../a.js'], ['mf-huur.js:1:2']])
    await expect(run('source', ...words)).rejects.toMatchObject({ code: 'usage' });
});

test('a shell that is not live is rehearsed with the newest release of each remote, and a table says who passes', async () => {
  const draws = (draw: string) =>
    `export const remote = { pages: { '/huren': { draw: ${draw} } }, widgets: {} };`;
  releases['mf-huur@1.0.0'] = { source: draws(`() => { throw new Error('an old one'); }`) };
  releases['mf-huur@2.0.0'] = { source: draws(`() => 'huur'`) };
  releases['mf-koop@1.0.0'] = { source: draws(`() => React.useOldThing()`) };
  releases['shell@2.0.0'] = { source: shell };
  const { lines, failed, result } = await run('rehearse', '--shell', '2.0.0');
  expect(lines.map((line) => line.trim())).toEqual([
    'With shell@2.0.0:',
    'passes  mf-huur@2.0.0',
    'FAILS   mf-koop@1.0.0',
    expect.stringMatching(/React is not defined$/),
    expect.stringMatching(/^at \S+ mf-koop\.js:1:\d+$/),
    // All releases of this file have one page.
    expect.stringContaining('has this page'),
    expect.stringContaining('docs/contract.md'),
  ]);
  expect([failed, result]).toMatchObject([
    true,
    {
      remotes: [
        { remote: 'mf-huur', passes: true },
        { remote: 'mf-koop', passes: false },
      ],
    },
  ]);
  await expect(run('rehearse', '--shell', '9.9.9')).rejects.toThrow('No shell@9.9.9 is published');
});

test('a token that sees the shell alone rehearses it with what is live, says so, and never with nothing', async () => {
  const draws = (draw: string) =>
    `export const remote = { pages: { '/huren': { draw: ${draw} } }, widgets: {} };`;
  releases['shell@2.0.0'] = { source: shell };
  sees = ['shell'];
  live = { shell: '1.0.0' };
  await expect(run('rehearse', '--shell', '2.0.0')).rejects.toThrow('nothing was rehearsed');
  releases['mf-huur@1.0.0'] = { source: draws(`() => { throw new Error('a live one'); }`) };
  releases['mf-huur@2.0.0'] = { source: draws(`() => 'huur'`) };
  live = { shell: '1.0.0', 'mf-huur': '1.0.0', 'mf-weg': '1.0.0' };
  const { lines, failed, result } = await run('rehearse', '--shell', '2.0.0');
  expect(failed).toBe(true);
  expect(lines.map((line) => line.trim())).toEqual([
    'With shell@2.0.0:',
    'FAILS   mf-huur@1.0.0',
    expect.stringMatching(/a live one$/),
    expect.stringMatching(/^at \S+ mf-huur\.js:1:\d+$/),
    expect.stringContaining('has this page'),
    'not rehearsed: mf-weg@1.0.0 (Not there)',
    expect.stringContaining(
      'does not see the newest releases of mf-huur, mf-weg: they were taken as they are live',
    ),
    expect.stringContaining('docs/contract.md'),
  ]);
  expect(result).toMatchObject({
    remotes: [{ remote: 'mf-huur', version: '1.0.0', passes: false }],
    leftOut: [{ remote: 'mf-weg', version: '1.0.0', why: 'Not there' }],
  });
});

test('a page of the build is drawn with what the site answers, and its answers are written as a sample', async () => {
  releases['mf-koop@1.0.0'] = { source: `export const remote = { pages: {}, widgets: {} };` };
  api['/_platform/composition/releases'] = { releases: ['shell@1.0.0', 'mf-koop@1.0.0'].map(readRecord) };
  for (const { source } of Object.values(releases))
    api[`/_platform/composition/modules/${hashOf(source)}`] = { source };
  build(works);
  const { lines } = await run('sample', 'mf-huur', '/huren?soort=huis');
  expect(lines[0]).toMatch(/^Wrote src\/samples\/huren-soort-huis\.json, 1 kB, with the answers of 1 calls/);
  const file = path.join(root, 'src/samples/huren-soort-huis.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    url: '/huren?soort=huis',
    data: { '/aanbod': { homes: 3 } },
  });
  build(broken);
  await expect(run('sample', 'mf-huur', '/huren')).rejects.toThrow('/huren answers 500: TypeError');
  await expect(run('sample', 'mf-huur', 'huren')).rejects.toMatchObject({ code: 'usage' });
});
