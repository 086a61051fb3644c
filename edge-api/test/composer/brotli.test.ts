import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { brotliKey, fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { createApp } from '../../src/app/create-app.ts';
import { bindings } from '../bindings.ts';
import { createToyRemote, publish, readRefusal, upload, type ToyRelease } from '../releases.ts';

const app = createApp();
const source = `// a script\n${'export const word = "repeated";\n'.repeat(50)}`;
const encode = (text: string) => new TextEncoder().encode(text);
const compress = (text: string) => new Blob([brotliCompressSync(encode(text))]);

const createRelease = (version: string): Promise<ToyRelease> =>
  createToyRemote('mf-small', { version, clientSource: `${source}// ${version}` });
const sourceOf = ({ files }: ToyRelease) => files['client/remoteEntry.js'] ?? '';
const addBrotli =
  (text: string, name = 'brotli/remoteEntry.js') =>
  (form: FormData) =>
    form.set(name, compress(text), name);

const publishBoth = async (version: string): Promise<ToyRelease> => {
  const release = await createRelease(version);
  expect((await upload(release, undefined, addBrotli(sourceOf(release)))).status).toBe(201);
  return release;
};

/** A client file as a browser gets it that takes these encodings. `by`: what Cloudflare tells of the browser. */
const ask = async (
  version: string,
  encodings: string,
  { by, tag = '' }: { by?: string; tag?: string } = {},
) => {
  const context = createExecutionContext();
  const headers = { 'accept-encoding': encodings, ...(tag ? { 'if-none-match': tag } : {}) };
  const request = new Request(`https://binnen.example/remotes/mf-small/${version}/remoteEntry.js`, {
    headers,
    ...(by === undefined ? {} : { cf: { clientAcceptEncoding: by } }),
  });
  const response = await app.fetch(request, bindings, context);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, bytes };
};
const decode = (bytes: Uint8Array) =>
  new TextDecoder().decode(brotliDecompressSync(bytes, { maxOutputLength: 100_000 }));

let first: ToyRelease;
beforeAll(async () => {
  first = await publishBoth('1.0.0');
});

test('a browser that takes Brotli gets what was compressed at publish, from the store and from the cache', async () => {
  for (const _ of ['store', 'cache']) {
    const { headers, bytes } = await ask('1.0.0', 'gzip, deflate, br, zstd');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('cache-control')).toContain('immutable');
    expect([...headers.keys()].filter((name) => name.startsWith('x-kept'))).toEqual([]);
    expect(bytes.length).toBeLessThan(200);
    expect(decode(bytes)).toBe(sourceOf(first));
  }
});

test.each([1, 16_384, 62_124, 100_000, 400_000])('a file of %i bytes is taken', async (size) => {
  const clientSource = Array.from({ length: size }, (_, at) =>
    String.fromCharCode(33 + ((at * 7919) % 89)),
  ).join('');
  const version = `1.2.0-b${size}`;
  const release = await createToyRemote('mf-small', { version, clientSource });
  expect((await upload(release, undefined, addBrotli(clientSource))).status).toBe(201);
});

test('any other gets the same file as it is', async () => {
  for (const encodings of ['gzip', 'br;q=0, gzip', 'brotli', '']) {
    const { headers, bytes } = await ask('1.0.0', encodings);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(new TextDecoder().decode(bytes)).toBe(sourceOf(first));
  }
});

test('what the browser takes counts, not what Cloudflare takes for it', async () => {
  expect((await ask('1.0.0', 'br, gzip', { by: 'gzip' })).headers.get('content-encoding')).toBeNull();
  expect((await ask('1.0.0', 'gzip', { by: 'gzip, br' })).headers.get('content-encoding')).toBe('br');
});

test('each form has a tag of its own, and is not sent again', async () => {
  const tags = [];
  for (const encodings of ['br', 'gzip']) {
    const tag = (await ask('1.0.0', encodings)).headers.get('etag') ?? '';
    const again = await ask('1.0.0', encodings, { tag });
    expect([again.status, again.bytes.length, again.headers.get('content-encoding')]).toEqual([304, 0, null]);
    tags.push(tag);
  }
  expect(tags[0]).not.toBe(tags[1]);
});

test('a release without compressed files is served as it is', async () => {
  const release = await createRelease('1.1.0');
  expect((await upload(release)).status).toBe(201);
  const { headers, bytes } = await ask('1.1.0', 'br');
  expect(headers.get('content-encoding')).toBeNull();
  expect(new TextDecoder().decode(bytes)).toBe(sourceOf(release));
});

test.each([
  ['of another text', addBrotli('// something else')],
  ['of a longer text', addBrotli('x'.repeat(1_000_000))],
  ['of no client file', addBrotli(source, 'brotli/other.js')],
  [
    'that is none',
    (form: FormData) => form.set('brotli/remoteEntry.js', new Blob(['no brotli']), 'brotli/remoteEntry.js'),
  ],
])('Brotli %s is refused with the release', async (_what, change) => {
  const release = await createRelease('2.0.0');
  const refused = await publish(release, undefined, change);
  expect(refused.status).toBe(422);
  const { code, errors } = await readRefusal(refused);
  expect(code).toBe('release-refused');
  expect(errors.map(({ field }) => field)).toEqual([expect.stringMatching(/^brotli\//)]);
});

test('what was changed in the store is not served: the file itself is', async () => {
  const release = await publishBoth('3.0.0');
  const integrity = release.record.client[0]?.integrity ?? '';
  await bindings.RELEASES.put(brotliKey(integrity), brotliCompressSync(encode('alert(1)')));
  const { headers, bytes } = await ask('3.0.0', 'br');
  expect(headers.get('content-encoding')).toBeNull();
  expect(new TextDecoder().decode(bytes)).toBe(sourceOf(release));
  await bindings.RELEASES.delete(fileKey(integrity));
});
