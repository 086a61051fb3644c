import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { beforeAll, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  describeFile,
  ownerToken,
  promote,
  upload,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';

const read = '/content/socials';
const app = createApp();

const visit = async (path: string): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.request(path, {}, bindings, context);
  await waitOnExecutionContext(context);
  return response;
};

const explain = async (query: Record<string, string>) => {
  const reply = await ask(`/_platform/explain?${new URLSearchParams(query)}`, {
    headers: asToken(ownerToken),
  });
  expect(reply.status, await reply.clone().text()).toBe(200);
  return (await reply.json()) as PlatformReply<'explain'>;
};

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(
    await createToyRemote('mf-why', {
      pages: {
        '/waarom': `() => 'daarom'`,
        '/waarom/zo': `({ url }) => url.includes('soort') ? { fault: 'no title', text: 'zo' } : 'zo'`,
      },
      reads: [read],
      query: ['soort'],
    }),
  );
  const reply = await promote({ shell: '1.0.0', 'mf-why': '1.0.0' });
  expect(reply.status, await reply.clone().text()).toBe(200);
});

test('a page tells its owner, its reads with their cache and tags, and why it is kept', async () => {
  await visit('/waarom?soort=koop');
  const explained = await explain({ path: '/waarom?soort=koop&email=anna@voorbeeld.example' });
  expect(explained).toMatchObject({
    path: '/waarom?soort=koop',
    server: 'composed',
    status: 200,
    page: { pattern: '/waarom', remote: 'mf-why', version: '1.0.0' },
    kept: { now: { state: 'hit' }, why: 'Kept: it is the same for every visitor.' },
  });
  expect(explained.reads).toEqual([
    {
      call: read,
      status: 200,
      cache: expect.stringContaining('binnen-edge; hit'),
      tags: expect.any(Object),
      ms: expect.any(Number),
    },
  ]);
  expect(Object.keys(explained.reads[0]!.tags).length).toBeGreaterThan(0);
  expect(explained.steps.map(({ name }) => name)).toEqual(['pointer', 'page cache', 'render and reads']);
});

test('a page whose own title failed is not kept as a whole one, and it says so', async () => {
  const first = await visit('/waarom/zo?soort=koop');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).not.toContain('s-maxage');
  expect(await explain({ path: '/waarom/zo?soort=koop' })).toMatchObject({
    status: 200,
    kept: { why: expect.stringContaining('Kept for 5 s at most: code of it failed') },
  });
});

test('a page that throws says why, and that visitors get the last good one', async () => {
  await visit('/waarom/zo');
  const broken = `({ url }) => url.includes('sample.invalid') ? 'zo' : { fault: 'Error: kapot' }`;
  const untitled = broken.replace('{ fault', `{ text: 'zo', fault`);
  const pages = { '/waarom': untitled, '/waarom/zo': broken };
  await upload(await createToyRemote('mf-why', { version: '2.0.0', pages, reads: [read], query: ['soort'] }));
  expect((await promote({ 'mf-why': '2.0.0' })).status).toBe(200);
  expect(await explain({ path: '/waarom/zo' })).toMatchObject({
    status: 500,
    failure: 'Error: kapot',
    kept: { why: 'Not kept: its status is 500. Visitors get the last good page.' },
  });
  expect((await explain({ path: '/waarom?soort=koop' })).kept.why).toBe(
    'Not kept: code of it failed, such as that of its title or header. Visitors get the last good page.',
  );
  const { kept } = await explain({ path: '/waarom/zo?soort=nooit' });
  expect(kept.why).toBe('Not kept: its status is 500.');
  expect((await promote({ 'mf-why': '1.0.0' })).status).toBe(200);
});

test('a file of the shell at the site’s root is no page, and is named', async () => {
  const shell = await createToyShell('1.1.0');
  shell.record.client.push(await describeFile('root/sw.js', '// worker'));
  await upload({ ...shell, files: { ...shell.files, 'client/root/sw.js': '// worker' } });
  expect((await promote({ shell: '1.1.0' })).status).toBe(200);
  const reply = await ask('/_platform/explain?path=/sw.js', { headers: asToken(ownerToken) });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ detail: '/sw.js is a file of shell@1.1.0, and no page.' });
});

test('a path that nobody claims is the shell’s, and not kept', async () => {
  expect(await explain({ path: '/niets' })).toMatchObject({
    status: 404,
    page: { pattern: null, remote: 'shell' },
    kept: { now: null, why: 'Not kept: its status is 404.' },
  });
});

test('explaining keeps nothing: the page is rendered for the next visitor', async () => {
  await explain({ path: '/waarom?soort=huur' });
  expect((await visit('/waarom?soort=huur')).headers.get('cache-status')).toContain('fwd=uri-miss');
});

test('a past request is found by its id, whether it was rendered or came from the cache', async () => {
  for (const cache of ['fwd=uri-miss', 'hit']) {
    const page = await visit('/waarom?soort=nieuw&email=anna@voorbeeld.example');
    const id = page.headers.get('x-request-id')!;
    const { answered, path } = await explain({ request: id });
    expect(path).toBe('/waarom?soort=nieuw');
    expect(answered).toMatchObject({
      id,
      status: 200,
      composition: page.headers.get('x-composition'),
      server: 'composed',
      cache: expect.stringContaining(cache),
    });
  }
});

test('an id that is not remembered, a path of elsewhere and a token without the scope are refused', async () => {
  const request = (query: string, token = ownerToken) =>
    ask(`/_platform/explain?${query}`, { headers: asToken(token) });
  expect((await request('request=unknown-request')).status).toBe(404);
  for (const path of ['//elders.example/', 'https://elders.example/', ''])
    expect((await request(`path=${encodeURIComponent(path)}`)).status).toBe(400);
  expect((await ask('/_platform/explain?path=/')).status).toBe(401);
});
