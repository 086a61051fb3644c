import { beforeAll, expect, test } from 'vitest';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  describeFile,
  ownerToken,
  promote,
  readRefusal,
  sendJson,
  upload,
  type ToyRelease,
} from '../releases.ts';

const map = JSON.stringify({ version: 3, sources: ['mf-kaart/src/page.tsx'], names: [], mappings: 'AAAA' });

const withMap = async (release: ToyRelease, path: string, text = map): Promise<ToyRelease> => ({
  record: { ...release.record, maps: [...(release.record.maps ?? []), await describeFile(path, text)] },
  files: { ...release.files, [`maps/${path}`]: text },
});
const create = (version: string) =>
  createToyRemote('mf-kaart', { version, pages: { '/kaart': `() => 'kaart'` } });
const readFile = (version: string, hash: string, token?: string) =>
  ask(`/_platform/releases/mf-kaart/${version}/files/${hash}`, token ? { headers: asToken(token) } : {});

let hash: string;
let own: string;
let other: string;
beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  for (const version of ['1.0.0', '1.1.0']) {
    const release = await withMap(
      await withMap(await create(version), 'client/remoteEntry.js.map'),
      'server/mf-kaart.js.map',
    );
    expect((await upload(release)).status).toBe(201);
    hash = release.record.maps![0]!.sha256;
  }
  expect((await promote({ shell: '1.0.0', 'mf-kaart': '1.0.0' })).status).toBe(200);
  const issue = async (name: string, scope: string) =>
    (
      (await (await sendJson('/_platform/tokens', { name, scopes: [scope] }, ownerToken)).json()) as {
        token: string;
      }
    ).token;
  own = await issue('team-kaart', 'publish:mf-kaart');
  other = await issue('team-ander', 'publish:mf-ander');
});

test('no visitor gets a source map, under any name', async () => {
  for (const path of [
    'remoteEntry.js.map',
    'client/remoteEntry.js.map',
    'maps/client/remoteEntry.js.map',
    'server/mf-kaart.js.map',
    'maps/server/mf-kaart.js.map',
  ])
    expect((await ask(`/remotes/mf-kaart/1.0.0/${path}`)).status, path).toBe(404);
  const script = await ask('/remotes/mf-kaart/1.0.0/remoteEntry.js');
  expect(script.status).toBe(200);
  expect([script.headers.get('sourcemap'), await script.text()]).toEqual([null, '// mf-kaart 1.0.0']);
});

test('a map among the client files is refused, and so is one of no script', async () => {
  const client = await create('2.0.0');
  client.record.client.push(await describeFile('remoteEntry.js.map', map));
  client.files['client/remoteEntry.js.map'] = map;
  const asClient = await upload(client);
  expect(asClient.status).toBe(422);
  expect((await readRefusal(asClient)).errors.map(({ field }) => field)).toEqual([
    'client/remoteEntry.js.map',
  ]);
  for (const path of [
    'client/nothing.js.map',
    'remoteEntry.js.map',
    'client/remoteEntry.js',
    'server/shell.js.map',
  ]) {
    const stray = await upload(await withMap(await create('2.0.0'), path));
    expect(stray.status, path).toBe(422);
    expect((await readRefusal(stray)).errors).toContainEqual({
      field: `maps/${path}`,
      message: 'It is a map of no script that the record lists.',
    });
  }
});

test('maps do not count in the budget of client files, and have one of their own', async () => {
  const large = await withMap(await create('2.1.0'), 'server/mf-kaart.js.map', 'x'.repeat(12_000_001));
  const reply = await upload(large);
  expect(reply.status).toBe(422);
  expect((await readRefusal(reply)).errors.map(({ message }) => message)).toEqual([
    'mf-kaart: 12,000,001 bytes for all source maps, 1 more than the budget of 12,000,000.',
  ]);
});

test('a team reads the maps of its own releases, and another team those of what was live', async () => {
  for (const [version, token, status] of [
    ['1.0.0', own, 200],
    ['1.1.0', own, 200],
    ['1.0.0', other, 200],
    ['1.1.0', other, 404],
    ['1.0.0', undefined, 401],
  ] as const) {
    const reply = await readFile(version, hash, token);
    expect(reply.status, `${version} ${token}`).toBe(status);
    if (status === 200) expect(await reply.json()).toEqual({ source: map });
    const record = await ask(
      `/_platform/releases/mf-kaart/${version}`,
      token ? { headers: asToken(token) } : {},
    );
    expect(record.status).toBe(status);
  }
  // A client file is nothing that this call gives: it is served to all.
  const client = (await create('1.0.0')).record.client[0]!.sha256;
  expect((await readFile('1.0.0', client, own)).status).toBe(404);
});

test('maps stay as long as their release does', async () => {
  expect((await sendJson('/_platform/clean', { dryRun: false }, ownerToken)).status).toBe(200);
  expect((await readFile('1.0.0', hash, own)).status).toBe(200);
});
