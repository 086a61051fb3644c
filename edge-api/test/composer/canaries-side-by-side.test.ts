import type { Canary } from '@binnen/platform/contract/canary';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  call,
  counts,
  handOver,
  listCanaries,
  prepareVersions,
  show,
  site,
  start,
  visit,
} from '../canary.ts';
import { issue } from '../console.ts';
import { createOvertakenEdge } from '../late-edge.ts';
import {
  ask,
  asToken,
  createToyRemote,
  ownerToken,
  promote,
  readRefusal,
  rollBack,
  sendJson,
  upload,
} from '../releases.ts';

const issueTeam = (remote: string) => issue(`team-${remote}`, [`publish:${remote}`]);
let teams: Record<'mf-walk' | 'mf-talk', string>;

beforeAll(async () => {
  await prepareVersions();
  for (const version of ['1.0.0', '2.0.0'])
    await upload(
      await createToyRemote('mf-talk', { version, pages: { '/praat': `() => 'praat ${version}'` } }),
    );
  for (const version of ['1.0.0', '2.0.0'])
    await upload(await createToyRemote('mf-more', { version, pages: { '/meer': `() => 'meer'` } }));
  const clash = await createToyRemote('mf-talk', { version: '3.0.0', pages: { '/samen': `() => 'samen'` } });
  await upload(clash);
  await promote({ 'mf-talk': '1.0.0' });
  teams = { 'mf-walk': await issueTeam('mf-walk'), 'mf-talk': await issueTeam('mf-talk') };
});
const listRunning = async () => (await listCanaries()).filter(({ state }) => state === 'running');
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { changes } of await listRunning()) await call('/_platform/canary/abort', { of: changes[0] });
  await promote({ 'mf-walk': '1.0.0', 'mf-talk': '1.0.0' });
});

const canaryOf = (remote: string, canaries: readonly Canary[]): Canary => {
  const found = canaries.find(({ changes }) => changes.includes(remote));
  if (!found) throw new Error(`No canary of ${remote}: ${JSON.stringify(canaries)}`);
  return found;
};
/** A canary of both remotes, the first of them older: lots are drawn for it. */
const startBoth = async (walk = 10, talk = 20, more: object = {}) => {
  await start('2.0.0', walk, more);
  const body = { versions: { 'mf-talk': '2.0.0' }, share: talk, ...more };
  const reply = await sendJson('/_platform/canary', body, ownerToken);
  expect(reply.status, await reply.clone().text()).toBe(200);
  const running = await listRunning();
  const [walking, talking] = [canaryOf('mf-walk', running), canaryOf('mf-talk', running)];
  return { walk: walking, talk: talking, draw: walking.id };
};
const see = async (lot: string) => [await show('/loop', lot), await show('/praat', lot)].join(' ');
const refuseStart = async (versions: Record<string, string>, share = 5) => {
  const reply = await sendJson('/_platform/canary', { versions, share }, ownerToken);
  return (await readRefusal(reply)).detail;
};

test('each visitor is in one canary at most, and whoever is in the first stays in it when the second begins', async () => {
  const { id } = await start('2.0.0', 10);
  expect(await see(`${id}.999`)).toContain('versie 2.0.0');
  await call('/_platform/canary', { versions: { 'mf-talk': '2.0.0' }, share: 20 });
  for (const [lot, versions] of [
    [0, 'versie 2.0.0 praat 1.0.0'],
    [999, 'versie 2.0.0 praat 1.0.0'],
    [1_000, 'versie 1.0.0 praat 1.0.0'],
    [7_999, 'versie 1.0.0 praat 1.0.0'],
    [8_000, 'versie 1.0.0 praat 2.0.0'],
    [9_999, 'versie 1.0.0 praat 2.0.0'],
  ] as const) {
    const seen = await see(`${id}.${lot}`);
    for (const version of versions.match(/\w+ \d\.0\.0/g) ?? [])
      expect(seen, `lot ${lot}`).toContain(version);
  }
  await call('/_platform/canary', { of: 'mf-talk', share: 50 });
  expect(await see(`${id}.5000`)).toContain('praat 2.0.0');
  expect(await see(`${id}.999`)).toContain('versie 2.0.0');
});

test('a roll-back ends both, also when it leads to what one of them has', async () => {
  await promote({ 'mf-walk': '2.0.0' });
  await promote({ 'mf-walk': '1.0.0' });
  await startBoth();
  await rollBack('mf-walk');
  expect(await listRunning()).toEqual([]);
});

test('visitors of neither are the measure of both, and each canary counts its own', async () => {
  const { draw } = await startBoth();
  for (const lot of [1, 5_000, 5_001, 9_999]) await visit('/loop', `${draw}.${lot}`);
  const running = await listRunning();
  for (const remote of ['mf-walk', 'mf-talk'])
    expect(canaryOf(remote, running).counts).toMatchObject({ stable: { views: 2 }, canary: { views: 1 } });
});

test('a browser’s report of a live page counts for both, and one of a canary’s page for that one alone', async () => {
  const { draw, walk } = await startBoth();
  const report = async (lot: number, version: string) => {
    const page = await visit('/loop', `${draw}.${lot}`);
    const side = /side;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
    const stack = `Error: x\n at a (${site}/remotes/mf-walk/${version}/remoteEntry.js:1:2)`;
    const body = { side, faults: [{ kind: 'error', path: '/loop', stack }] };
    const init = { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', origin: site };
    expect((await visit('/_reports/visits', undefined, { ...init, headers })).status).toBe(204);
  };
  await report(5_000, '1.0.0');
  await report(1, '2.0.0');
  const running = await listRunning();
  expect(canaryOf('mf-talk', running).counts).toMatchObject({
    stable: { faults: { error: 1 } },
    canary: { faults: {} },
  });
  expect(running.find(({ id }) => id === walk.id)?.counts).toMatchObject({
    stable: { faults: { error: 1 } },
    canary: { faults: { error: 1 } },
  });
});

test('one goes back by itself and the other goes on, with its visitors', async () => {
  const { walk, talk, draw } = await startBoth();
  await handOver(walk.id, { stable: counts(50), canary: counts(50, { faults: { server: 20 } }) });
  expect((await listCanaries()).map(({ id, state }) => [id, state])).toEqual([
    [talk.id, 'running'],
    [walk.id, 'rolled-back'],
  ]);
  expect(await see(`${draw}.1`)).toContain('versie 1.0.0');
  expect(await see(`${draw}.9999`)).toContain('praat 2.0.0');
  // The next one takes the place of that which ended, with the lots that visitors have.
  await call('/_platform/canary', { versions: { 'mf-walk': '3.0.0' }, share: 5 });
  expect(await see(`${draw}.1`)).toContain('versie 3.0.0');
  expect(await see(`${draw}.9999`)).toContain('praat 2.0.0');
});

test('one is promoted by its team: all have it, also those in the other one, which goes on to be promoted as well', async () => {
  const { draw, talk } = await startBoth();
  expect((await sendJson('/_platform/canary/promote', { of: 'mf-walk' }, teams['mf-walk'])).status).toBe(200);
  for (const lot of [1, 5_000, 9_999])
    expect(await show('/loop', `${draw}.${lot}`)).toContain('versie 2.0.0');
  expect(await see(`${draw}.9999`)).toContain('praat 2.0.0');
  expect(await see(`${draw}.5000`)).toContain('praat 1.0.0');
  expect(await listRunning()).toMatchObject([
    { id: talk.id, versions: { 'mf-walk': '2.0.0', 'mf-talk': '2.0.0' } },
  ]);
  expect((await sendJson('/_platform/canary/promote', {}, teams['mf-talk'])).status).toBe(200);
  expect(await see('another.1')).toMatch(/versie 2\.0\.0.*praat 2\.0\.0/s);
});

test('one that goes on by itself ends at everybody, beside the other', async () => {
  const { walk, talk } = await startBoth(10, 20, { auto: { shares: [100], everyMinutes: 1 } });
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const minute of [0, 1, 2, 3]) {
    clock.mockReturnValue(began + minute * 60_000);
    await handOver(walk.id, { stable: counts(400), canary: counts(40) });
  }
  clock.mockRestore();
  expect((await listCanaries()).map(({ id, state }) => [id, state])).toEqual([
    [talk.id, 'running'],
    [walk.id, 'promoted'],
  ]);
  expect(await see('another.1')).toContain('versie 2.0.0');
});

test('one whose next share would need visitors of the other waits, and says so', async () => {
  const { walk } = await startBoth(10, 45, { auto: { shares: [60, 100], everyMinutes: 1 } });
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now');
  const wait = async () => {
    for (const minute of [0, 1, 2]) {
      clock.mockReturnValue(began + minute * 60_000);
      await handOver(walk.id, { stable: counts(400), canary: counts(40) });
    }
    return canaryOf('mf-walk', await listRunning());
  };
  expect(await wait()).toMatchObject({ share: 10, says: expect.stringContaining('It waits at this share') });
  await call('/_platform/canary/abort', { of: 'mf-talk' });
  expect(await wait()).toMatchObject({ share: 60, auto: { shares: [100] } });
});

test('a promote into both is live for all three kinds of visitors', async () => {
  const { draw } = await startBoth();
  const versions = { 'mf-more': '1.0.0' };
  expect(
    (await readRefusal(await sendJson('/_platform/composition', { versions }, ownerToken))).errors,
  ).toMatchObject([{ field: 'canary' }, { field: 'canary' }]);
  expect((await sendJson('/_platform/composition', { versions, intoBoth: true }, ownerToken)).status).toBe(
    200,
  );
  for (const [lot, seen] of [
    [1, 'versie 2.0.0'],
    [5_000, 'versie 1.0.0'],
    [9_999, 'versie 1.0.0'],
  ] as const) {
    expect(await show('/meer', `${draw}.${lot}`)).toContain('meer');
    expect(await show('/loop', `${draw}.${lot}`)).toContain(seen);
  }
  await call('/_platform/canary/promote', { of: 'mf-talk' });
  expect(await see(`${draw}.1`)).toMatch(/versie 2\.0\.0.*praat 2\.0\.0/s);
  expect(await show('/meer', `${draw}.1`)).toContain('meer');
});

test('a roll-back ends both: neither was compared with what is live now', async () => {
  await promote({ 'mf-more': '2.0.0' });
  await startBoth();
  await rollBack();
  expect((await listCanaries()).map(({ state }) => state)).toEqual(['aborted', 'aborted']);
});

test('refusals say what runs and what to do', async () => {
  await startBoth(30, 60);
  expect(await refuseStart({ 'mf-walk': '3.0.0' })).toContain('2 canaries run, of mf-talk and of mf-walk');
  for (const path of ['', '/promote', '/abort']) {
    const reply = await sendJson(`/_platform/canary${path}`, path ? {} : { share: 5 }, ownerToken);
    expect((await readRefusal(reply)).detail).toMatch(
      /Say which: pnpm remote canary … mf-(walk|talk)\. Nothing changed\./,
    );
  }
  const beside = await promote({ 'mf-more': '2.0.0' });
  expect((await readRefusal(beside)).errors.map(({ message }) => message).toSorted()).toEqual([
    expect.stringMatching(
      /^A canary of mf-talk by .*have its team take it back: pnpm remote canary abort mf-talk\.$/,
    ),
    expect.stringMatching(
      /^A canary of mf-walk by .*have its team take it back: pnpm remote canary abort mf-walk\.$/,
    ),
  ]);
  const gone = await sendJson('/_platform/canary/abort', { of: 'mf-more' }, ownerToken);
  expect((await readRefusal(gone)).detail).toContain('No canary of mf-more runs.');
  const more = await sendJson('/_platform/canary', { of: 'mf-walk', share: 41 }, ownerToken);
  expect((await readRefusal(more)).detail).toContain(
    'The canary of mf-talk has 60 % of the visitors: at most 40 % are left. Nothing changed.',
  );
  // A team steers its own alone.
  for (const [remote, token] of Object.entries(teams)) {
    const other = remote === 'mf-walk' ? 'mf-talk' : 'mf-walk';
    expect((await sendJson('/_platform/canary/abort', { of: other }, token)).status).toBe(403);
  }
  await call('/_platform/canary/abort', { of: 'mf-talk' });
  expect(await refuseStart({ 'mf-walk': '3.0.0' })).toContain('A canary of mf-walk by');
  expect(await refuseStart({ 'mf-talk': '2.0.0' }, 71)).toContain(
    'The canary of mf-walk has 30 % of the visitors: at most 70 % are left.',
  );
});

test('two that do not go together are refused before any visitor meets them', async () => {
  await upload(
    await createToyRemote('mf-walk', {
      version: '5.0.0',
      pages: { '/loop': `() => 'versie 5.0.0'`, '/samen': `() => 'van mf-walk'` },
    }),
  );
  await start('5.0.0', 5);
  const reply = await sendJson(
    '/_platform/canary',
    { versions: { 'mf-talk': '3.0.0' }, share: 5, allowLoss: ['/praat'] },
    ownerToken,
  );
  expect(JSON.stringify(await readRefusal(reply))).toContain('/samen');
  expect(await listRunning()).toHaveLength(1);
});

/** Starts the canary of mf-talk. Just before, the other one goes back by itself, and `then` happens. */
const startOvertaken = async (walk: Canary, then = async () => {}) => {
  const edge = createOvertakenEdge('startCanary', async () => {
    await handOver(walk.id, { stable: counts(50), canary: counts(50, { faults: { server: 20 } }) });
    await then();
  });
  return sendJson('/_platform/canary', { versions: { 'mf-talk': '2.0.0' }, share: 5 }, ownerToken, edge);
};

test('one that was tried out beside another than the one that runs now is not started', async () => {
  const walk = await start('2.0.0', 10);
  const reply = await startOvertaken(walk, async () => void (await start('3.0.0', 10)));
  expect((await readRefusal(reply)).detail).toContain('Something changed meanwhile');
  expect(await listRunning()).toMatchObject([{ versions: { 'mf-walk': '3.0.0', 'mf-talk': '1.0.0' } }]);
});

test('one whose neighbour went back meanwhile begins alone', async () => {
  expect((await startOvertaken(await start('2.0.0', 10))).status).toBe(200);
  expect(await listRunning()).toMatchObject([{ versions: { 'mf-walk': '1.0.0', 'mf-talk': '2.0.0' } }]);
});

test('the explanation of a page names both', async () => {
  const { walk, talk } = await startBoth();
  const reply = await ask('/_platform/explain?path=/loop', { headers: asToken(ownerToken) });
  expect(((await reply.json()) as { canaries: object[] }).canaries).toEqual([
    { id: talk.id, share: 20, composition: talk.composition },
    { id: walk.id, share: 10, composition: walk.composition },
  ]);
});
