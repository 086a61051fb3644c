import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { countKv } from '../count-kv.ts';
import { createToyRemote, createToyShell, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';

const app = createApp();
const reads: string[] = [];

const counts = { reads, writes: [] };
const env: Bindings = {
  ...bindings,
  CACHE: countKv(bindings.CACHE, counts),
  COMPOSITIONS: countKv(bindings.COMPOSITIONS, counts),
};

/** The reads of the list page. */
const calls = [
  '/content/pages/woningaanbod?alleen=kop',
  '/objects/archive/?fields=shown&limit=12&offset=0&soort=koop&sort=-date_created&verkocht=nee',
  '/objects/places/',
];
const page = `({ data }) => Object.values(data).map((reply) => String(reply).length).join(' ')`;

const visit = async (path: string) => {
  const context = createExecutionContext();
  const response = await app.request(path, {}, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, text, kept: response.headers.get('cache-status') ?? '' };
};

// Ten past: what is kept is of its day, which does not end in a test.
let clock = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 600_000;
const pass = (milliseconds: number) => {
  clock += milliseconds;
  vi.spyOn(Date, 'now').mockReturnValue(clock);
};

beforeAll(async () => {
  pass(0);
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-list', { pages: { '/lijst': page }, reads: calls }));
  expect((await promote({ shell: '1.0.0', 'mf-list': '1.0.0' })).status).toBe(200);
  await visit('/lijst');
});
beforeEach(() => {
  pass(0);
  reads.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a warm list page costs no KV read, whether it is rendered anew or not', async () => {
  const again = await visit('/lijst');
  expect(again.kept).toContain('binnen-pages; hit');
  const other = await visit('/lijst?zoeken=olst');
  expect(other).toMatchObject({ status: 200 });
  expect(other.kept).not.toContain('hit');
  expect(other.text).toMatch(/\d{4,}/);
  expect(reads).toEqual([]);
});

test('… and one when the pointer has to be read again', async () => {
  pass(6_000);
  expect((await visit('/lijst?zoeken=raalte')).status).toBe(200);
  expect(reads).toEqual(['pointer']);
});

test('a page that is kept is answered where KV hangs, with the pointer that is known', async () => {
  await visit('/lijst');
  reads.length = 0;
  const hanging = Promise.withResolvers<never>();
  vi.spyOn(bindings.COMPOSITIONS, 'get').mockReturnValue(hanging.promise);
  pass(6_000);
  expect((await visit('/lijst')).kept).toContain('binnen-pages; hit');
  expect((await visit('/lijst')).kept).toContain('binnen-pages; hit');
  // The second visit did not wait for it.
  expect(reads).toEqual(['pointer']);
  hanging.reject(new Error('KV GET failed: 500'));
});
