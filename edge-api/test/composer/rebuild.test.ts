import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { bindings } from '../bindings.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  sendJson,
  upload,
} from '../releases.ts';
import { fileKey } from '@binnen/composer/behind/registry/stores/stored-names';

const rebuild = (token = ownerToken, body = '') =>
  ask('/_platform/composition/rebuild', { method: 'POST', headers: asToken(token), body });

/** All of KV, as values: the order of modules means nothing. */
const readStore = async (): Promise<Record<string, unknown>> => {
  const { keys } = await bindings.COMPOSITIONS.list();
  const read = async ({ name }: { name: string }) => [name, await bindings.COMPOSITIONS.get(name, 'json')];
  return Object.fromEntries(await Promise.all(keys.map(read))) as Record<string, unknown>;
};
const loseStore = async () => {
  for (const name of Object.keys(await readStore())) await bindings.COMPOSITIONS.delete(name);
  expect(await readStore()).toEqual({});
};

/** KV takes one write a second per key, so the registry may write the pointer a moment later. */
const expectStore = (expected: object) => expect.poll(readStore, { timeout: 5_000 }).toEqual(expected);

test('what KV has lost is written anew from the files and the registry, and nothing that is live changes', async () => {
  const early = await rebuild();
  expect(early.status).toBe(422);
  expect((await readRefusal(early)).detail).toMatch(/Nothing was promoted yet/);

  await upload(await createToyShell('1.0.0'));
  const release = await createToyRemote('mf-show', { pages: { '/toon': `() => '<h1>huis</h1>'` } });
  await upload(release);
  await promote({ shell: '1.0.0', 'mf-show': '1.0.0' });
  await expect.poll(async () => Object.keys(await readStore()).length, { timeout: 5_000 }).toBe(2);
  const before = await readStore();

  await loseStore();
  const reply = v.parse(platformCalls.rebuild.reply, await (await rebuild()).json());
  expect(reply).toEqual({
    id: expect.any(String),
    versions: { shell: '1.0.0', 'mf-show': '1.0.0' },
    changed: false,
  });
  await expectStore(before);
  expect(await (await ask('/toon')).text()).toContain('<h1>huis</h1>');

  const team = await sendJson(
    '/_platform/tokens',
    { name: 'team-show', scopes: ['publish:mf-show'] },
    ownerToken,
  );
  const { token } = v.parse(platformCalls.issueToken.reply, await team.json());
  expect((await rebuild(token)).status, 'a team is no operator').toBe(403);
  // As its description says: it takes no body, so none is too large.
  expect((await rebuild(ownerToken, 'a'.repeat(70_000))).status).toBe(200);

  const [file] = release.record.server;
  await bindings.RELEASES.delete(fileKey(file!.integrity));
  await loseStore();
  const refused = await readRefusal(await rebuild());
  expect(refused.errors).toEqual([
    { field: 'mf-show@1.0.0 mf-show.js', message: expect.stringContaining('The store has lost it') },
  ]);
});
