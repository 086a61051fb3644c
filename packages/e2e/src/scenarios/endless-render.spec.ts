import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { ReleaseRecord } from '@binnen/platform/contract/composition';
import { EdgeRefusal } from '@binnen/remote-cli/edge-client';
import { grantClaims } from '@binnen/remote-cli/operate';
import { promoteVersions, publishRelease, retireRemote } from '@binnen/remote-cli/releases';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { access, siteUrl } from '../stack.ts';

const remote = 'mf-lus';
const none = { scripts: [], styles: [] };

const describeFile = (file: string, source: string) => ({
  path: file,
  sha256: createHash('sha256').update(source).digest('hex'),
  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
  bytes: Buffer.byteLength(source),
});

/** A release with pages at /lus/:what, whose loader first does what `act` says. */
const publish = async (version: string, act: string): Promise<void> => {
  const server = `export const remote = { widgets: {}, pages: { '/lus/:what': async () => ({
    loader: ({ params: { what } }) => { ${act}; return {}; },
    Component: () => null,
    header: () => ({ variant: 'Page', title: 'Lus ${version}' }),
    meta: () => ({ title: 'Lus ${version}' }),
  }) } };`;
  const client = `// ${version}`;
  const record: ReleaseRecord = {
    ...{ remote, version, contract: 1, widgets: {}, reads: [], entry: 'remoteEntry.js', assets: none },
    pages: { '/lus/:what': { assets: none, sample: { url: '/lus/gewoon', data: {} } } },
    client: [describeFile('remoteEntry.js', client)],
    server: [describeFile(`${remote}.js`, server)],
  };
  const folder = path.join(root, '.cache/endless-render', version);
  for (const side of ['client', 'server']) mkdirSync(path.join(folder, side), { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  writeFileSync(path.join(folder, 'client/remoteEntry.js'), client);
  writeFileSync(path.join(folder, 'server', `${remote}.js`), server);
  await grantClaims(access, [record]);
  await publishRelease(access, folder);
};
const promote = (version: string) => promoteVersions(access, { [remote]: version }, [], { now: true });

const isLive = (request: APIRequestContext, version: string, page: string) =>
  expect
    .poll(async () => {
      const reply = await request.get(page);
      return [reply.headers()['x-served-by'], (await reply.text()).includes(`Lus ${version}`)];
    })
    .toEqual(['composed', true]);

/** The slowest answer of the edge's health while `work` goes on, and how often it was asked. */
const measureMeanwhile = async <T>(work: Promise<T>) => {
  const state = { going: true };
  const settled = work.finally(() => (state.going = false));
  let slowest = 0;
  let asked = 0;
  while (state.going) {
    const began = performance.now();
    const reply = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(30_000) });
    expect(reply.status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { value: await settled, slowest, asked };
};

const sendLead = () =>
  fetch(`${siteUrl}/ac/contact/add/formulier`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ _formulier: 'contact', firstname: 'Anna', email: `lus-${Date.now()}@voorbeeld.example` },
      ...{ phone: '0570555010', message: 'Bel mij', acceptsPrivacy: 'ja' },
    }),
  });

/** Longer than a renderer that hangs is left alone, and shorter than anybody waits. */
const mostMilliseconds = 10_000;

test.afterAll(() => retireRemote(access, remote, ['/*']));

test('a page that never ends costs its visitor seconds and nobody else anything; then the last good one is there', async ({
  request,
}) => {
  test.slow();
  await publish('1.0.0', '');
  await promote('1.0.0');
  await isLive(request, '1.0.0', '/lus/eindeloos');
  await publish(
    '1.1.0',
    `if (what === 'eindeloos') for (;;);
     if (what === 'vol') for (const all = []; ;) all.push(new Uint8Array(1e7).fill(1));`,
  );
  await promote('1.1.0');
  await isLive(request, '1.1.0', '/lus/gewoon');

  for (const { page, isFallback } of [
    {
      page: '/lus/eindeloos',
      isFallback: (status: number, text: string) => status === 200 && text.includes('Lus 1.0.0'),
    },
    // Nobody ever saw this page. It is no 404, although the built-in composition does not know it.
    { page: '/lus/vol', isFallback: (status: number) => status >= 500 },
  ]) {
    const began = performance.now();
    const visit = request.get(page, { timeout: 60_000 });
    const { value: reply, slowest, asked } = await measureMeanwhile(visit);
    const waited = performance.now() - began;
    console.log(
      `${page}: answered after ${waited.toFixed(0)} ms; slowest of ${asked} /healthz: ${slowest.toFixed(0)} ms`,
    );
    const text = await reply.text();
    expect(isFallback(reply.status(), text), `${reply.status()}: ${text.slice(0, 300)}`).toBe(true);
    expect(waited).toBeLessThan(mostMilliseconds);
    expect(slowest).toBeLessThan(2_000);

    // Its next visitors do not wait, and other pages are rendered again.
    const again = performance.now();
    const next = await request.get(page);
    expect(isFallback(next.status(), await next.text())).toBe(true);
    expect(performance.now() - again).toBeLessThan(mostMilliseconds / 2);
    await isLive(request, '1.1.0', `/lus/na-${page.slice(5)}`);
  }

  await test.step('leads are taken meanwhile', async () => {
    const visit = request.get('/lus/eindeloos?pagina=2', { timeout: 60_000 });
    const began = performance.now();
    expect((await sendLead()).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(mostMilliseconds / 2);
    await visit;
    await isLive(request, '1.1.0', '/lus/na-de-lead');
  });
});

test('a release whose sample never ends is refused, and the site answers meanwhile', async ({ request }) => {
  test.slow();
  await publish('2.0.0', 'for (;;);');
  const refused = promote('2.0.0').catch((error: unknown) => error);
  const { value, slowest } = await measureMeanwhile(refused);
  expect(value).toBeInstanceOf(EdgeRefusal);
  expect(slowest).toBeLessThan(2_000);
  await isLive(request, '1.1.0', '/lus/na-de-weigering');
});

test('pages with a visitor’s own data leave nothing behind: the renderer draws any number of them', async ({
  request,
}) => {
  test.slow();
  await publish('3.0.0', 'globalThis.held ??= new Uint8Array(1e7).fill(1)');
  await promote('3.0.0');
  await isLive(request, '3.0.0', '/lus/gewoon');
  const form = { _formulier: 'contact', firstname: 'Anna', _pagina: '/lus/gewoon' };
  for (let visitor = 0; visitor < 60; visitor++) {
    const page = await request.post('/ac/contact/add/formulier', { form, headers: { accept: 'text/html' } });
    expect([page.status(), page.headers()['x-served-by']], `visitor ${visitor}`).toEqual([422, 'composed']);
  }
});
