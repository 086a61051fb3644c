import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { Replay, ReplaySummary } from '@binnen/platform/contract/replays';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
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
  type ToyRemote,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import { replayFolder } from '@binnen/composer/behind/registry/stores/stored-names';
import { forgetReplays, keepReplay } from '@binnen/composer/behind/rollouts/replays/replay-store';

const app = createApp();
const visit = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.request(path, init, bindings, context);
  await waitOnExecutionContext(context);
  return response;
};
const readList = async (): Promise<ReplaySummary[]> => {
  const reply = await ask('/_platform/replays', { headers: asToken(ownerToken) });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { replays: ReplaySummary[] }).replays;
};
const readReplay = async (id: string): Promise<Replay> => {
  const reply = await ask(`/_platform/replays/${id}`, { headers: asToken(ownerToken) });
  expect(reply.status, await reply.clone().text()).toBe(200);
  return (await reply.json()) as Replay;
};
const issue = async (name: string, scope: string): Promise<string> => {
  const reply = await sendJson('/_platform/tokens', { name, scopes: [scope] }, ownerToken);
  return ((await reply.json()) as { token: string }).token;
};

/** The page fails when a visitor gets it, and not when it is tried out. */
const unlessTried = (text: string) => `({ url }) => url.includes('sample.invalid') ? 'heel' : ${text}`;
let version = 0;
const goLive = async (remote: string, options: ToyRemote) => {
  version += 1;
  const number = `1.0.${version}`;
  await upload(await createToyShell(number));
  expect((await upload(await createToyRemote(remote, { version: number, ...options }))).status).toBe(201);
  const reply = await promote({ shell: number, [remote]: number }, { allowLoss: ['/*'] });
  expect(reply.status, await reply.clone().text()).toBe(200);
  return { id: ((await reply.json()) as { id: string }).id, number };
};

const minute = 60_000;
const day = 1_440 * minute;
const slot = Math.ceil(Date.now() / (10 * minute)) * 10 * minute;
/** The clock, in the ten minutes that begin with `slot`. */
const at = (milliseconds: number) => vi.spyOn(Date, 'now').mockImplementation(() => slot + milliseconds);

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { objects } = await bindings.RELEASES.list({ prefix: replayFolder });
  await bindings.RELEASES.delete(objects.map(({ key }) => key));
});

const read = '/content/socials';
const fault = `{ fault: 'TypeError: kapot at Draw (mf-stuk.js:2:87) at shell.js:13:21' }`;

test('a page that fails is kept with its composition, URL, data, time and stack', async () => {
  const live = await goLive('mf-stuk', {
    pages: { '/stuk': unlessTried(fault) },
    reads: [read],
    query: ['soort'],
  });
  expect((await visit('/stuk?soort=koop&utm_source=brief')).status).toBe(500);
  const [kept, ...others] = await readList();
  expect(others).toEqual([]);
  expect(kept).toEqual({
    id: expect.any(String),
    at: expect.any(Number),
    composition: live.id,
    pattern: '/stuk',
    kind: 'server',
    path: '/stuk?soort=koop',
    says: 'TypeError: kapot',
  });
  const replay = await readReplay(kept!.id);
  expect(replay).toMatchObject({
    ...kept,
    versions: { shell: live.number, 'mf-stuk': live.number },
    url: `${String(bindings['SITE_ORIGIN'])}/stuk?soort=koop`,
    status: 500,
    stack: [
      { function: 'Draw', built: `mf-stuk/${live.number}/server/mf-stuk.js:2:87`, source: null },
      { function: null, built: `shell/${live.number}/server/shell.js:13:21`, source: null },
    ],
  });
  expect(replay.now % (60 * minute)).toBe(0);
  expect(JSON.parse(replay.data![read] as string)).toBeTypeOf('object');
});

test('the stack of a release that came with maps has its places in the sources', async () => {
  version += 1;
  const number = `1.0.${version}`;
  const remote = await createToyRemote('mf-stuk', {
    version: number,
    pages: { '/stuk': unlessTried(fault) },
  });
  // Line 2, column 87 (86 from 0) is line 31, column 9 of the source.
  const map = JSON.stringify({
    version: 3,
    sources: ['mf-stuk/src/page.tsx'],
    names: [],
    mappings: ';qFA8BQ',
  });
  remote.record.maps = [await describeFile('server/mf-stuk.js.map', map)];
  remote.files['maps/server/mf-stuk.js.map'] = map;
  await upload(await createToyShell(number));
  expect((await upload(remote)).status).toBe(201);
  await promote({ shell: number, 'mf-stuk': number }, { allowLoss: ['/*'] });
  await visit('/stuk');
  const { stack } = await readReplay((await readList())[0]!.id);
  expect(stack.map(({ source }) => source)).toEqual(['mf-stuk/src/page.tsx:31:9', null]);
});

test('the same failure is kept once in ten minutes, by all isolates, and another one beside it', async () => {
  const gap = unlessTried(`{ text: 'zonder', asks: [{ widget: 'nergens', props: {} }] }`);
  await goLive('mf-stuk', {
    pages: { '/stuk': unlessTried(fault), '/ook': unlessTried(fault), '/gat': gap },
  });
  for (const now of [0, 5 * minute, 10 * minute - 1]) {
    at(now);
    await visit('/stuk');
  }
  expect((await readList()).map(({ pattern }) => pattern)).toEqual(['/stuk']);
  await visit('/ook');
  await visit('/gat');
  expect((await readList()).map(({ pattern, kind }) => `${pattern} ${kind}`).toSorted()).toEqual([
    '/gat gap',
    '/ook server',
    '/stuk server',
  ]);
  at(10 * minute);
  await visit('/stuk');
  const list = await readList();
  expect(list).toHaveLength(4);
  expect(list[0], 'the newest first').toMatchObject({ pattern: '/stuk', at: slot + 10 * minute });
});

test('of two isolates that meet the same failure, the first one’s is kept', async () => {
  await goLive('mf-stuk', { pages: { '/stuk': unlessTried(fault) } });
  await visit('/stuk');
  const replay = await readReplay((await readList())[0]!.id);
  await keepReplay(bindings.RELEASES, { ...replay, says: 'de andere isolate' });
  expect(await readReplay(replay.id)).toEqual(replay);
});

test('a failure is kept for fourteen days, and then deleted; cleaning leaves it alone until then', async () => {
  await goLive('mf-stuk', { pages: { '/stuk': unlessTried(fault) } });
  at(0);
  await visit('/stuk');
  const [{ id } = { id: '' }] = await readList();
  at(14 * day);
  await forgetReplays(bindings);
  expect((await sendJson('/_platform/clean', { dryRun: false }, ownerToken)).status).toBe(200);
  expect(await readList()).toHaveLength(1);
  at(14 * day + 20 * minute);
  expect(await readList()).toEqual([]);
  expect((await ask(`/_platform/replays/${id}`, { headers: asToken(ownerToken) })).status).toBe(404);
  await forgetReplays(bindings);
  expect((await bindings.RELEASES.list({ prefix: replayFolder })).objects).toEqual([]);
});

test('an isolate that does not answer is kept, too, with what it was given', async () => {
  await goLive('mf-stuk', {
    pages: { '/stuk': unlessTried(`(() => { throw new Error('een uitzondering'); })()`) },
    reads: [read],
  });
  await visit('/stuk');
  const [kept] = await readList();
  expect(kept).toMatchObject({ pattern: '/stuk', kind: 'server', says: 'een uitzondering' });
  const { status, data } = await readReplay(kept!.id);
  expect([status, Object.keys(data!)]).toEqual([null, [read]]);
});

test('nothing is kept of a posted form that fails', async () => {
  const { id } = await goLive('mf-stuk', {
    pages: { '/contact': `({ form }) => form ? ${fault} : 'heel'` },
  });
  const page = await visit('/ac/contact/add/formulier', {
    method: 'POST',
    body: new URLSearchParams({ _formulier: 'contact', _pagina: '/contact', firstname: 'Anna' }).toString(),
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([page.status, page.headers.get('x-composition')]).toEqual([500, id]);
  expect(await readList()).toEqual([]);
});

test('nothing is kept of a page that does not fail, and of a URL that may name a person', async () => {
  await goLive('mf-stuk', {
    pages: {
      '/stuk': `({ url }) => url.includes('zoeken') ? ${fault} : 'heel'`,
    },
    query: ['zoeken'],
  });
  await visit('/stuk');
  await visit('/niets');
  for (const word of ['jan@voorbeeld.nl', '06-12345678', '7418 ET 19', 'jan%2540voorbeeld.nl'])
    expect((await visit(`/stuk?zoeken=${encodeURIComponent(word)}`)).status).toBe(500);
  expect(await readList()).toEqual([]);
  await visit('/stuk?zoeken=olst');
  expect(await readList()).toHaveLength(1);
});

test('replies that are too large are left out, and a message is cut for the list', async () => {
  const says = '€'.repeat(50_000);
  await goLive('mf-stuk', { pages: { '/stuk': unlessTried(`{ fault: '€'.repeat(50_000) }`) } });
  await visit('/stuk');
  const [kept] = await readList();
  expect(says).toContain(kept!.says);
  const replay = await readReplay(kept!.id);
  const large = {
    ...replay,
    id: replay.id.replace(/-.*/, '-000000000000'),
    data: { '/alles': 'x'.repeat(1_000_001) },
  };
  await keepReplay(bindings.RELEASES, large);
  expect((await readReplay(large.id)).data).toBeNull();
  const path = `/${'%E2%82%AC'.repeat(500)}`;
  await keepReplay(bindings.RELEASES, {
    ...replay,
    id: large.id.replace(/.$/, '1'),
    path,
    pattern: 'p'.repeat(200),
  });
  expect(await readList()).toHaveLength(3);
});

test('what a page says cannot break the list', async () => {
  const hostile = `\ud800"\\u0000\\n<script>%E0%A4%A anna@voorbeeld.example`;
  await goLive('mf-stuk', { pages: { '/stuk': unlessTried(`{ fault: ${JSON.stringify(hostile)} }`) } });
  await visit('/stuk');
  await bindings.RELEASES.put(`${replayFolder}000000001-000000000000`, 'geen JSON', {
    customMetadata: { summary: '%E0%A4%A' },
  });
  const list = await readList();
  expect(list).toHaveLength(1);
  expect(JSON.stringify(await readReplay(list[0]!.id))).not.toContain('anna@');
});

test('a token without the scope and one that is no token see nothing; a team does', async () => {
  await goLive('mf-stuk', { pages: { '/stuk': unlessTried(fault) } });
  await visit('/stuk');
  const [{ id } = { id: '' }] = await readList();
  const [team, refresher] = [await issue('team-stuk', 'publish:mf-ander'), await issue('feed', 'site:offer')];
  for (const path of ['/_platform/replays', `/_platform/replays/${id}`]) {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { headers: asToken(refresher) })).status).toBe(403);
    expect((await ask(path, { headers: asToken(team) })).status).toBe(200);
  }
  for (const wrong of ['../composition', '1', `${id}0`, '999999999-zzzzzzzzzzzz', '%00'])
    expect(
      (await ask(`/_platform/replays/${encodeURIComponent(wrong)}`, { headers: asToken(team) })).status,
    ).toBe(400);
});
