import { beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  upload,
} from '../releases.ts';
import { formatIntegrity } from '@binnen/composer/behind/releases/files/integrity';
import { fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  expect((await promote({ shell: '1.0.0' })).status).toBe(200);
});

const createVariant = (words: string) =>
  createToyRemote('mf-twice', {
    pages: { '/dubbel': `() => 'inhoud ${words}'` },
    clientSource: `// inhoud ${words}`,
  });
const formatHash = (text: string) => formatIntegrity(new TextEncoder().encode(text));

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'of two uploads of one version at the same time one is published whole, and the other is refused (round %i)',
  async (round) => {
    const version = `1.${round}.0`;
    const variants = await Promise.all([createVariant('links'), createVariant('rechts')]);
    for (const { record } of variants) record.version = version;
    const replies = await Promise.all(variants.map((variant) => upload(variant)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const won = variants[replies.findIndex(({ status }) => status === 201)]!;
    expect((await promote({ 'mf-twice': version })).status).toBe(200);
    const file = await (await ask(`/remotes/mf-twice/${version}/remoteEntry.js`)).text();
    expect(file).toBe(won.files['client/remoteEntry.js']);
    expect(await formatHash(file)).toBe(won.record.client[0]!.integrity);
    expect(await (await ask('/dubbel')).text()).toContain(file.slice(3));
  },
);

test('a refused upload leaves its version free', async () => {
  const release = await createToyRemote('mf-retry');
  const broken = structuredClone(release);
  broken.files['client/remoteEntry.js'] = '// not what the record says';
  expect((await upload(broken)).status).toBe(422);
  expect((await upload(release)).status).toBe(201);
});

test('a release that is still being uploaded is not promoted, and the refusal says so', async () => {
  await getRegistry(bindings).reserve('mf-slow', '1.0.0', 'another call');
  const refused = await promote({ 'mf-slow': '1.0.0' });
  expect((await readRefusal(refused)).errors[0]?.message).toContain('being published now');
  expect((await upload(await createToyRemote('mf-slow'))).status).toBe(409);
});

test('a client file that was changed in the store is never served, live or not', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [remote, isLive] of [
    ['mf-live', true],
    ['mf-idle', false],
  ] as const) {
    const release = await createToyRemote(remote);
    await upload(release);
    if (isLive) await promote({ [remote]: '1.0.0' });
    await bindings.RELEASES.put(fileKey(release.record.client[0]!.integrity), '// changed');
    const reply = await ask(`/remotes/${remote}/1.0.0/remoteEntry.js`);
    expect(reply.status, remote).toBe(404);
    expect(await reply.text()).not.toContain('changed');
  }
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('not what was published'));
});

test('a release’s size is counted from its bytes, whatever its record says', async () => {
  const heavy = `// ${'x'.repeat(6_000_000)}`;
  const release = await createToyRemote('mf-heavy', { clientSource: heavy });
  release.record.client[0]!.bytes = 10;
  const refused = await upload(release);
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toEqual([
    {
      field: 'client/remoteEntry.js',
      message: expect.stringContaining('6000003 bytes, and the record says 10'),
    },
  ]);
});

test('publishing is refused before a body is read when the version exists', async () => {
  await upload(await createToyRemote('mf-known'));
  let read = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      read += 1;
      controller.enqueue(new Uint8Array(65_536));
      if (read > 40) controller.close();
    },
  });
  const headers = { ...asToken(ownerToken), 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await ask('/_platform/releases/mf-known/1.0.0', { method: 'PUT', headers, body });
  expect(reply.status).toBe(409);
  expect(read).toBeLessThan(5);
});

test('a file with other bytes than those of its record is refused by its name', async () => {
  const { record, files } = await createToyRemote('mf-other', { pages: { '/anders': `() => 'anders'` } });
  const [name = '', text = ''] = Object.entries(files)[0] ?? [];
  const changed = { record, files: { ...files, [name]: `${text.slice(0, -1)} ` } };
  const refused = await upload(changed);
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toMatchObject([{ field: name }]);
});
