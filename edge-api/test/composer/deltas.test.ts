import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { zstdCompressSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { deltaKey, fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { createApp } from '../../src/app/create-app.ts';
import { bindings } from '../bindings.ts';
import { createToyRemote, ownerToken, publish, readRefusal, sendJson, upload } from '../releases.ts';
import type { ToyRelease } from '../releases.ts';

/** More than one block of zstd. */
const numbers = Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 99_991).join(' ');
const first = `globalThis.numbers = "${numbers}";\n`;
const second = first
  .replace('globalThis.numbers', 'globalThis.counted')
  .replace('";', '";globalThis.more = true;');

const header = 'XipNGCAAAADXElQF4xNdWbEUV55X1KKO/82YfJbqeP0KlHRjHXKfkCi1L/';
/** Of Node 24, because workerd cannot make them: `compressSince(second, first)` of `remote-cli`, and one of another script. */
const made = `${header}2gTpgDAKQAAEBnY291bnRlZAIA6/8gmw5mOF4BzQAAaG1vcmUgPSB0cnVlOwoCAK8BM5g6mPMIBA==`;
const ofAnother = `${header}0gCUkAAGFsZXJ0KDEpOw==`;

const decode = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const delta = decode(made);
const hashOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const createRelease = (version: string, clientSource: string): Promise<ToyRelease> =>
  createToyRemote('mf-delta', { version, clientSource });
const addDelta =
  (bytes: Uint8Array<ArrayBuffer> = delta, name = 'since/1.0.0/remoteEntry.js') =>
  (form: FormData) =>
    form.set(name, new Blob([bytes]), name);

const app = createApp();
const chrome = 'gzip, deflate, br, zstd, dcb, dcz';
const ask = async (version: string, headers: Record<string, string>, env = bindings) => {
  const context = createExecutionContext();
  const address = `https://binnen.example/remotes/mf-delta/${version}/remoteEntry.js`;
  const response = await app.fetch(new Request(address, { headers }), env, context);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await waitOnExecutionContext(context);
  return { headers: response.headers, status: response.status, bytes };
};
let available: string;
const askWithFirst = (version: string, more: Record<string, string> = {}) =>
  ask(version, { 'accept-encoding': chrome, 'available-dictionary': available, ...more });

beforeAll(async () => {
  available = `:${btoa(String.fromCharCode(...(await hashOf(first))))}:`;
  expect((await upload(await createRelease('1.0.0', first))).status).toBe(201);
  const published = await upload(await createRelease('2.0.0', second), ownerToken, addDelta());
  expect(published.status, await published.clone().text()).toBe(201);
});

test('a browser that has the file of the release before gets what is new, from the store and from the cache', async () => {
  for (const _ of ['store', 'cache']) {
    const { headers, bytes } = await askWithFirst('2.0.0');
    expect(headers.get('content-encoding')).toBe('dcz');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('use-as-dictionary')).toBe('match="/remotes/mf-delta/*/remoteEntry.js"');
    expect([...headers.keys()].filter((name) => name.startsWith('x-kept'))).toEqual([]);
    expect([...bytes]).toEqual([...delta]);
  }
});

test.each([
  ['has no dictionary', { 'available-dictionary': '' }],
  ['has another one', { 'available-dictionary': `:${btoa('x'.repeat(32))}:` }],
  ['sends no hash', { 'available-dictionary': ':abc:' }],
  ['does not take dcz', { 'accept-encoding': 'gzip, br' }],
  ['refuses dcz', { 'accept-encoding': 'dcz;q=0, gzip' }],
  ['shows a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('a browser that %s gets the whole file', async (_what, headers) => {
  const reply = await askWithFirst('2.0.0', headers);
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect([...reply.headers.keys()].filter((name) => name.startsWith('x-kept'))).toEqual([]);
  expect(new TextDecoder().decode(reply.bytes)).toBe(second);
});

test('a store that fails costs nobody the file that the data centre has', async () => {
  await upload(await createRelease('2.3.0', second), ownerToken, addDelta());
  await ask('2.3.0', { 'accept-encoding': chrome });
  const get = () => Promise.reject(new Error('R2 GET failed: 500'));
  const RELEASES: R2Bucket = Object.assign(Object.create(bindings.RELEASES), { get });
  const failing = { ...bindings, RELEASES };
  const headers = { 'accept-encoding': chrome, 'available-dictionary': available };
  const reply = await ask('2.3.0', headers, failing);
  expect([reply.status, new TextDecoder().decode(reply.bytes)]).toEqual([200, second]);
});

test('a data centre’s cache that fails is a miss', async () => {
  const cache = await caches.open('client-files');
  const match = () => Promise.reject(new Error('internal error'));
  const failing: Cache = Object.assign(Object.create(cache), { match, put: () => Promise.resolve() });
  vi.spyOn(caches, 'open').mockResolvedValue(failing);
  expect((await askWithFirst('2.0.0')).bytes).toEqual(delta);
});

test('no page of another site keeps our files as dictionaries', async () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(
      (await askWithFirst('2.0.0', { 'sec-fetch-site': site })).headers.get('use-as-dictionary'),
    ).toBeNull();
  expect(
    (await ask('1.0.0', { 'sec-fetch-site': 'same-origin' })).headers.get('use-as-dictionary'),
  ).not.toBeNull();
});

test.each([
  ['of another script', addDelta(decode(ofAnother))],
  ['of a release that nobody published', addDelta(delta, 'since/1.9.0/remoteEntry.js')],
  ['of no client file', addDelta(delta, 'since/1.0.0/other.js')],
  ['of another dictionary', addDelta(delta.map((byte, at) => (at === 8 ? byte ^ 1 : byte)))],
  ['that says another size', addDelta(delta.map((byte, at) => (at === 45 ? byte ^ 1 : byte)))],
  ['with a checksum', addDelta(delta.map((byte, at) => (at === 44 ? byte | 4 : byte)))],
  ['that ends early', addDelta(delta.slice(0, -4))],
  ['with more behind it', addDelta(Uint8Array.from([...delta, ...delta.slice(40)]))],
  ['that is none', addDelta(decode(btoa('no frame')))],
  ['for no version', addDelta(delta, 'since/remoteEntry.js')],
])('a delta %s is refused with the release', async (_what, change) => {
  const refused = await publish(await createRelease('2.1.0', second), ownerToken, change);
  expect(refused.status).toBe(422);
  const { code, errors } = await readRefusal(refused);
  expect(code).toBe('release-refused');
  expect(errors.map(({ field }) => field)).toEqual([expect.stringMatching(/^since\//)]);
});

test('deltas since three releases are refused: two are stored', async () => {
  const release = await createRelease('2.2.0', second);
  for (const version of ['1.1.0', '1.2.0']) await upload(await createRelease(version, first));
  const add = (versions: string[]) => (form: FormData) => {
    for (const version of versions) addDelta(delta, `since/${version}/remoteEntry.js`)(form);
  };
  expect((await publish(release, ownerToken, add(['1.0.0', '1.1.0', '1.2.0']))).status).toBe(422);
  expect((await publish(release, ownerToken, add(['1.0.0', '1.1.0']))).status).toBe(201);
});

test('what was changed in the store is not served, and a delta goes with its dictionary', async () => {
  const { record } = await createRelease('2.0.0', second);
  const integrity = record.client[0]?.integrity ?? '';
  const key = deltaKey(integrity, hexOf(await hashOf(first)));
  const stored = await bindings.RELEASES.get(key);
  const customMetadata = stored?.customMetadata ?? {};
  await bindings.RELEASES.put(key, decode(ofAnother), { customMetadata });
  const reply = await askWithFirst('2.2.0');
  expect([reply.headers.get('content-encoding'), new TextDecoder().decode(reply.bytes)]).toEqual([
    null,
    second,
  ]);
  const clean = async () => {
    await sendJson('/_platform/clean', { dryRun: false }, ownerToken);
    return (await bindings.RELEASES.list()).objects.map(({ key: name }) => name);
  };
  expect(await clean()).toContain(key);
  const orphan = deltaKey(integrity, '0'.repeat(64));
  await bindings.RELEASES.put(orphan, delta);
  const left = await clean();
  expect([left.includes(key), left.includes(orphan), left.includes(fileKey(integrity))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('workerd still ignores the dictionary of zstd (workerd 6967): when this fails, it can make documents of deltas', () => {
  const bytes = new TextEncoder().encode(numbers.slice(0, 4_000));
  const options = { dictionary: bytes };
  expect(zstdCompressSync(bytes, options).length).toBe(zstdCompressSync(bytes).length);
});
