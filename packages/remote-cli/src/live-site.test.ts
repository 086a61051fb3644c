import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runCommand } from './commands.ts';
import type { EdgeAccess } from './edge-client.ts';
import { downloadSite } from './live-site.ts';

const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');

const describe = (remote: string, source: string, more: object = {}) => ({
  remote,
  version: '1.0.0',
  contract: 1,
  pages: {},
  widgets: {},
  reads: [],
  entry: 'entry.js',
  assets: { scripts: [], styles: [] },
  client: [],
  server: [{ path: `${remote}.js`, sha256: hashOf(source), integrity: `sha384-${'A'.repeat(64)}`, bytes: 0 }],
  ...more,
});

/** Renders the page of whichever remote has it, with what the page shows of others. */
const shell = `export const createRender = (remotes) => async ({ url }) => {
  const page = Object.values(remotes).map((remote) => remote.pages[new URL(url).pathname]).find(Boolean);
  return { status: 200, html: [], pattern: null, widgets: [], used: [], ...page(remotes) };
};`;
const leads = `export const remote = { pages: {}, widgets: { form: () => 'form' } };`;
const gapWithoutForm = `(remotes) => remotes['mf-leads']?.widgets.form ? {} : { gaps: [{ widget: 'form', owner: null, reason: 'not-offered' }] }`;

let server: Server | undefined;
let asked: string[] = [];
afterEach(() => {
  server?.close();
  asked = [];
});

/** An edge on which these modules are live. */
const startEdge = async (
  modules: Record<string, string>,
  change = (source: string) => source,
  more: Record<string, object> = {},
) => {
  const sources = Object.entries(modules);
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const module = sources.find(([, source]) => request.url?.endsWith(hashOf(source)));
    const body = module
      ? { source: change(module[1]) }
      : { releases: sources.map(([name, source]) => describe(name, source, more[name])) };
    const known = request.headers.authorization === 'Bearer team-token';
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as { port: number }).port}`, token: 'team-token' };
};

/** A repository with one remote, whose build lies in its own `dist`. */
const writeRepository = (page: string): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'binnen-repository-'));
  const module = `export const remote = { pages: { '/huren': ${page} }, widgets: {} };`;
  const sample = { url: '/huren', data: {} };
  const pages = { '/huren': { assets: { scripts: [], styles: [] }, sample } };
  mkdirSync(path.join(root, 'dist/server'), { recursive: true });
  writeFileSync(path.join(root, 'dist/server/mf-rentals.js'), module);
  writeFileSync(
    path.join(root, 'dist/release.json'),
    JSON.stringify(describe('mf-rentals', module, { pages })),
  );
  return root;
};

test('in a repository of its own, a release is rehearsed with all that is live, downloaded once by hash', async () => {
  const access = await startEdge({ shell, 'mf-leads': leads });
  const root = writeRepository(gapWithoutForm);
  const { lines } = await runCommand(['rehearse', 'mf-rentals', '--without-browser'], access, root);
  expect(lines).toEqual([
    'mf-rentals@1.0.0 renders its 1 pages and 0 widgets with',
    '  shell@1.0.0',
    '  mf-leads@1.0.0',
  ]);
  expect(asked).toHaveLength(3);
  await runCommand(['rehearse', 'mf-rentals', '--without-browser'], access, root);
  expect(asked.slice(3), 'the modules were kept').toEqual(['GET /_platform/composition/releases']);
});

test('a page that needs a widget which nobody offers is refused', async () => {
  const access = await startEdge({
    shell,
    'mf-content': `export const remote = { pages: {}, widgets: {} };`,
  });
  const run = runCommand(['rehearse', 'mf-rentals'], access, writeRepository(gapWithoutForm));
  await expect(run).rejects.toMatchObject({
    code: 'rehearsal-failed',
    details: [expect.stringContaining('page /huren lacks the widget "form": not-offered')],
  });
});

test('a page whose loader waits for what never comes is refused by its name', async () => {
  const access = await startEdge({ shell: shell.replace('return {', 'await page(remotes); return {') });
  const run = runCommand(['rehearse', 'mf-rentals'], access, writeRepository('() => new Promise(() => {})'));
  await expect(run).rejects.toMatchObject({
    code: 'rehearsal-failed',
    message: expect.stringContaining('the last one was page /huren.'),
    details: [],
  });
});

test('a page that does not render and that another remote has is said to be taken', async () => {
  const access = await startEdge(
    { shell, 'mf-content': `export const remote = { pages: {}, widgets: {} };` },
    (source) => source,
    {
      'mf-content': {
        pages: { '/huren': { assets: { scripts: [], styles: [] }, sample: { url: '/huren', data: {} } } },
      },
    },
  );
  const run = runCommand(
    ['rehearse', 'mf-rentals'],
    access,
    writeRepository(`() => { throw new Error('no data'); }`),
  );
  await expect(run).rejects.toMatchObject({
    details: [
      'page /huren: no data',
      expect.stringMatching(/^mf-content@1\.0\.0 has this page.*path of your own/),
    ],
  });
});

test('a page that takes all memory is refused by its name', async () => {
  const greedy = `() => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); }`;
  const access = await startEdge({ shell });
  await expect(runCommand(['rehearse', 'mf-rentals'], access, writeRepository(greedy))).rejects.toMatchObject(
    {
      code: 'rehearsal-failed',
      message: expect.stringContaining('the last one was page /huren.'),
      details: [],
    },
  );
});

test('a release record that no edge takes is refused in sentences', async () => {
  const root = writeRepository('() => ({})');
  const file = path.join(root, 'dist/release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { pages: object };
  writeFileSync(file, JSON.stringify({ ...record, pages: { huren: {} } }));
  await expect(runCommand(['publish', 'mf-rentals'], await startEdge({ shell }), root)).rejects.toMatchObject(
    {
      code: 'not-built',
      details: expect.arrayContaining([expect.stringContaining('pages.huren')]),
    },
  );
});

test('a module that is not what its hash says is never run', async () => {
  const access = await startEdge({ shell }, (source) => `${source}\nprocess.exit(0);`);
  const root = writeRepository('() => ({})');
  await expect(runCommand(['publish', 'mf-rentals'], access, root)).rejects.toMatchObject({
    code: 'not-understood',
  });
  expect(asked.some((call) => call.startsWith('PUT'))).toBe(false);
  expect(existsSync(path.join(root, 'node_modules/.cache/binnen'))).toBe(false);
});

test('what was downloaded stays until all of what is live now is there', async () => {
  const root = writeRepository('() => ({})');
  const rehearse = (access: EdgeAccess) =>
    runCommand(['rehearse', 'mf-rentals', '--without-browser'], access, root);
  await rehearse(await startEdge({ shell, 'mf-leads': leads }));
  server?.close();
  const half = await startEdge({ shell, 'mf-leads': `${leads}\n// newer` }, (source) => `${source} `);
  await expect(rehearse(half)).rejects.toMatchObject({ code: 'not-understood' });
  const kept = path.join(root, 'node_modules/.cache/binnen/live/mf-leads/server/mf-leads.js');
  expect(readFileSync(kept, 'utf8')).toBe(leads);
});

test('an edge without a composition says so', async () => {
  const access = await startEdge({});
  const run = runCommand(['rehearse', 'mf-rentals'], access, writeRepository('() => ({})'));
  await expect(run).rejects.toMatchObject({ code: 'nothing-live' });
});

test('what is live is downloaded as folders, without what is worked on, and its client files are those of their hashes', async () => {
  const client = '// the client';
  const file = { path: 'entry.js', sha256: hashOf(client), integrity: `sha384-${'A'.repeat(64)}`, bytes: 13 };
  const records: Record<string, object> = {
    shell: describe('shell', shell, { client: [file] }),
    'mf-leads': describe('mf-leads', leads),
  };
  let sent = client;
  let status = 200;
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith('/remotes/'))
      return status ? response.writeHead(status).end(sent) : response.destroy();
    const hash = request.url?.split('/').at(-1) ?? '';
    const body = hash === 'releases' ? { releases: Object.values(records) } : { source: shell };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  const access = {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    token: 'team-token',
  };
  const cache = mkdtempSync(path.join(tmpdir(), 'binnen-against-'));

  sent = 'something else';
  await expect(downloadSite(access, cache, ['mf-leads'])).rejects.toMatchObject({ code: 'not-understood' });
  const said = `${access.url} (BINNEN_URL) did not send /remotes/shell/1.0.0/entry.js: `;
  for ([status, sent] of [
    [429, 'too many'],
    [0, 'a line that was cut'],
  ] as const)
    await expect(downloadSite(access, cache, ['mf-leads'])).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(said),
    });
  [status, sent] = [200, client];
  const folders = await downloadSite(access, cache, ['mf-leads']);
  expect(folders.map((folder) => path.basename(folder))).toEqual(['shell']);
  expect(readFileSync(path.join(folders[0]!, 'client/entry.js'), 'utf8')).toBe(client);
  expect(readFileSync(path.join(folders[0]!, 'server/shell.js'), 'utf8')).toBe(shell);
  asked = [];
  await downloadSite(access, cache, ['mf-leads']);
  expect(asked, 'the files were kept').toEqual(['GET /_platform/composition/releases']);
});
