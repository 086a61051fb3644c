import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { Canary, SideCounts } from '@binnen/platform/contract/canary';
import { beforeEach, expect } from 'vitest';
import { createApp } from '../src/app/create-app.ts';
import { createBatch, type HealthBatch } from '@binnen/composer/behind/registry/judging/stored-canary';
import { noCounts } from '@binnen/composer/behind/registry/judging/judge-canary';
import { holdPointer } from '@binnen/composer/behind/registry/pointer';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { bindings } from './bindings.ts';
import { hurry } from './hurry.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  describeFile,
  ownerToken,
  promote,
  sendJson,
  upload,
} from './releases.ts';

export const site = bindings['SITE_ORIGIN'] as string;
const app = createApp();

/** Asks, and waits for what is handed over behind the reply. */
export const visit = async (path: string, lot?: string, init: RequestInit = {}): Promise<Response> => {
  const context = createExecutionContext();
  const headers = { ...(lot ? { cookie: `__Host-canary=${lot}` } : {}), ...init.headers };
  const response = await app.request(site + path, { ...init, headers }, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return new Response(text || null, response);
};
export const show = async (path: string, lot?: string) =>
  (await ask(site + path, lot ? { headers: { cookie: `__Host-canary=${lot}` } } : {})).text();

const firstOf = ([first]: readonly Canary[]): Canary => {
  if (!first) throw new Error('No canary runs, and none ended');
  return first;
};
const readCanaries = async (reply: Response) => ((await reply.json()) as { canaries: Canary[] }).canaries;
export const call = async (path: string, body: object): Promise<Canary> => {
  const reply = await sendJson(path, body, ownerToken);
  expect(reply.status, await reply.clone().text()).toBe(200);
  return firstOf(await readCanaries(reply));
};
export const start = (version: string, share = 50, more: object = {}) =>
  call('/_platform/canary', { versions: { 'mf-walk': version }, share, ...more });
/** Those that run, then those that ended. */
export const listCanaries = async (): Promise<Canary[]> =>
  readCanaries(await ask('/_platform/canary', { headers: asToken(ownerToken) }));
export const readCanary = async (): Promise<Canary> => firstOf(await listCanaries());

// Isolates hand over their counts at once, and not three seconds later.
beforeEach(() => hurry(3_000));

/** What isolates hand over. */
export const handOver = async (id: string, batch: Partial<HealthBatch>) => {
  const pointer = await getRegistry(bindings).takeHealth(id, { ...createBatch(), ...batch });
  if (pointer) holdPointer(bindings, pointer as never);
};
export const counts = (views: number, more: Partial<SideCounts> = {}): SideCounts => ({
  ...noCounts(),
  views,
  ...more,
});

/** Versions 1 to 4 of a remote, of which the first is live and the last fails with a query; 4.1.0 does so with a source map. */
export const prepareVersions = async () => {
  await upload(await createToyShell('1.0.0'));
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await upload(
      await createToyRemote('mf-walk', { version, pages: { '/loop': `() => 'versie ${version}'` } }),
    );
  const bug = `({ url }) => { if (url.includes('soort')) throw new Error('x'); return 'versie 4.0.0'; }`;
  await upload(
    await createToyRemote('mf-walk', { version: '4.0.0', pages: { '/loop': bug }, query: ['soort'] }),
  );
  const fault = `({ url }) => url.includes('soort') ? { fault: 'Error: x at Draw (mf-walk.js:2:87)' } : 'versie 4.1.0'`;
  const mapped = await createToyRemote('mf-walk', {
    version: '4.1.0',
    pages: { '/loop': fault },
    query: ['soort'],
  });
  const map = JSON.stringify({
    version: 3,
    sources: ['mf-walk/src/page.tsx'],
    names: [],
    mappings: ';qFA8BQ',
  });
  mapped.record.maps = [await describeFile('server/mf-walk.js.map', map)];
  mapped.files['maps/server/mf-walk.js.map'] = map;
  await upload(mapped);
  await promote({ shell: '1.0.0', 'mf-walk': '1.0.0' });
};
