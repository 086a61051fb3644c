import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  sendJson,
  upload,
} from '../releases.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

const issueTeamToken = async (): Promise<string> => {
  const reply = await sendJson(
    '/_platform/tokens',
    { name: 'team-huur', scopes: ['publish:mf-huur'] },
    ownerToken,
  );
  return v.parse(platformCalls.issueToken.reply, await reply.json()).token;
};

const read = (path: string, token: string) => ask(path, { headers: asToken(token) });
const readLive = async (token: string) =>
  v.parse(
    platformCalls.liveReleases.reply,
    await (await read('/_platform/composition/releases', token)).json(),
  ).releases;

test('a team gets what is live by hash, and nothing that is not live', async () => {
  const team = await issueTeamToken();
  expect(await readLive(team), 'the built-in composition has no records').toEqual([]);

  await upload(await createToyShell('1.0.0'));
  const page = `() => '<h1>huis</h1>'`;
  await upload(await createToyRemote('mf-show', { pages: { '/toon': page } }));
  const later = await createToyRemote('mf-show', { version: '2.0.0', pages: { '/toon': `() => 'later'` } });
  await upload(later);
  await promote({ shell: '1.0.0', 'mf-show': '1.0.0' });

  const releases = await readLive(team);
  expect(releases.map(({ remote, version }) => `${remote}@${version}`).sort()).toEqual([
    'mf-show@1.0.0',
    'shell@1.0.0',
  ]);
  const [file] = releases.find(({ remote }) => remote === 'mf-show')!.server;
  const module = await read(`/_platform/composition/modules/${file!.sha256}`, team);
  const { source } = v.parse(platformCalls.liveModule.reply, await module.json());
  expect(await formatSha256(source)).toBe(file!.sha256);
  expect(source).toContain('<h1>huis</h1>');

  const unpublished = later.record.server[0]!.sha256;
  expect((await read(`/_platform/composition/modules/${unpublished}`, team)).status).toBe(404);
});

test('without a token there is nothing', async () => {
  expect((await ask('/_platform/composition/releases')).status).toBe(401);
  expect((await ask(`/_platform/composition/modules/${'0'.repeat(64)}`)).status).toBe(401);
});
