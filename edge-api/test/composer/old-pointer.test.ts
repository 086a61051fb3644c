import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { asToken, createToyRemote, createToyShell, ownerToken, promote, upload } from '../releases.ts';
import { createLateEdge, pointerKey } from '../late-edge.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';

const app = createApp();
const askAt = async (env: Bindings, path: string, init: RequestInit = {}) =>
  app.request(path, init, env, createExecutionContext());

const html = (text: string) => `() => ${JSON.stringify(`<h1>${text}</h1>`)}`;

test('where KV answers yesterday’s pointer, yesterday’s site is whole, and a promote there undoes nothing', async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-oud', { pages: { '/oud': html('gisteren') } }));
  await promote({ shell: '1.0.0', 'mf-oud': '1.0.0' });
  const late = createLateEdge(await bindings.COMPOSITIONS.get(pointerKey, { type: 'json' }));
  await upload(await createToyRemote('mf-oud', { version: '1.1.0', pages: { '/oud': html('vandaag') } }));
  await promote({ 'mf-oud': '1.1.0' });

  const page = await askAt(late, '/oud');
  expect(page.headers.get('x-served-by')).toBe('composed');
  const text = await page.text();
  expect(text).toContain('gisteren');
  const files = text.match(/\/remotes\/[^"]+\.js/g)!;
  expect(files).toContain('/remotes/mf-oud/1.0.0/remoteEntry.js');
  for (const file of files) expect((await askAt(late, file)).status, file).toBe(200);
  expect(await (await askAt(bindings, '/oud')).text()).toContain('vandaag');

  await upload(await createToyRemote('mf-nieuw', { pages: { '/nieuw': html('erbij') } }));
  const promoted = await askAt(late, '/_platform/composition', {
    method: 'POST',
    headers: { ...asToken(ownerToken), 'content-type': 'application/json' },
    body: JSON.stringify({ versions: { 'mf-nieuw': '1.0.0' } }),
  });
  expect(await promoted.json()).toMatchObject({
    versions: { shell: '1.0.0', 'mf-oud': '1.1.0', 'mf-nieuw': '1.0.0' },
  });
  // It made the newest pointer itself, so it no longer believes the old one.
  expect(await (await askAt(late, '/oud')).text()).toContain('vandaag');
});

test.each([
  ['nothing', () => null],
  ['no text of JSON', () => Promise.reject(new SyntaxError('Unexpected end of JSON input'))],
  ['no pointer', () => 'pointer'],
  [
    'one without the purges',
    async () => ({
      ...(await bindings.COMPOSITIONS.get<object>(pointerKey, { type: 'json' })),
      tagGenerations: null,
    }),
  ],
  ['one without releases', () => ({ composition: {}, tagGenerations: {}, revision: 9 })],
  [
    'one with half a release',
    () => ({ composition: { id: 'a', releases: { oud: {} } }, tagGenerations: {}, revision: 9 }),
  ],
  [
    'one with half a canary',
    () => ({ composition: null, tagGenerations: {}, revision: 9, canaries: { draw: 'a', running: [{}] } }),
  ],
])('where KV answers %s, the pages are those of the built-in composition', async (_, answer) => {
  const late = createLateEdge(answer());
  const page = await askAt(late, '/oud');
  expect([page.status, page.headers.get('x-served-by')]).toEqual([200, 'built-in']);
  expect((await askAt(late, '/sitemap.xml')).status).toBe(200);
});
