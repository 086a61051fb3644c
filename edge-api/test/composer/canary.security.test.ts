import { createExecutionContext } from 'cloudflare:test';
import { createToken } from '@binnen/composer/behind/rollouts/canary/visit-token';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, site, start, visit } from '../canary.ts';
import { createApp } from '../../src/app/create-app.ts';
import { ask, asToken, ownerToken } from '../releases.ts';

const app = createApp();

beforeAll(prepareVersions);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

const lots = { stable: 9_999, canary: 1 } as const;
type Side = keyof typeof lots;

const readToken = async (id: string, side: Side): Promise<string> => {
  const page = await visit('/loop', `${id}.${lots[side]}`);
  return /side;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
};
const versions = { stable: '1.0.0', canary: '2.0.0' };
const writeReport = (side: Side, token: string, file = 'remoteEntry.js') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: site },
  body: JSON.stringify({
    side: token,
    faults: [
      {
        kind: 'error',
        path: '/loop',
        stack: `at x (${site}/remotes/mf-walk/${versions[side]}/${file}:1:2)`,
      },
    ],
  }),
});
/** Answers before what it counts is handed over. */
const report = (...[side, token, file]: Parameters<typeof writeReport>) =>
  app.request(
    `${site}/_reports/visits`,
    writeReport(side, token, file),
    bindings,
    Object.assign(createExecutionContext(), {
      waitUntil: (work: Promise<unknown>) => void counting.push(work),
    }),
  );
const counting: Promise<unknown>[] = [];

test('a report needs the token of a page that was served lately, tells of one fault, and of a file that the release has', async () => {
  const { id } = await start('2.0.0');
  const token = await readToken(id, 'canary');
  const changed = token.replace('.canary.', '.stable.');
  for (const [side, given, file] of [
    ['canary', `${id}.canary`, undefined],
    ['stable', changed, undefined],
    ['canary', token, 'made-up.js'],
  ] as const)
    expect((await report(side, given, file)).status).toBe(403);
  expect((await report('canary', token)).status).toBe(204);
  expect((await report('canary', token)).status).toBe(403);
  const late = await createToken(bindings, id, 'canary');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect((await report('canary', late)).status).toBe(403);
  clock.mockRestore();
  await Promise.all(counting);
  expect(await readCanary()).toMatchObject({
    counts: { canary: { faults: { error: 1 } } },
    apart: { refused: 5 },
  });
});

/** Another isolate: it shares the stores and nothing else. */
const startIsolate = async () => {
  vi.resetModules();
  const { createApp: createOther } = await import('../../src/app/create-app.ts');
  // The registry begins anew with its modules, and refuses the call that finds that out.
  await ask(`${site}/_platform/canary`, { headers: asToken(ownerToken) });
  return createOther();
};

test('a token counts once in all isolates together, and once after its first report was handed over', async () => {
  const other = await startIsolate();
  const { id } = await start('2.0.0');
  const token = await readToken(id, 'canary');
  await report('canary', token);
  const waiting: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  await other.request(
    `${site}/_reports/visits`,
    writeReport('canary', token),
    bindings,
    Object.assign(createExecutionContext(), context),
  );
  await Promise.all([...counting, ...waiting]);
  await report('canary', token);
  await Promise.all(counting);
  const { counts: counted, faults, apart } = await readCanary();
  expect(counted.canary.faults).toEqual({ error: 1 });
  expect(faults).toMatchObject([{ side: 'canary', kind: 'error', count: 1 }]);
  expect(apart).toMatchObject({ refused: 2 });
});

const network = '2001:db8:bad::/48';
const doorReports = 20;

/** 10,000 reports from one /48: some through the door, each from another address, the rest as isolates hand them over. */
const flood = async (id: string, side: Side) => {
  const waiting: Promise<unknown>[] = [];
  const context = Object.assign(createExecutionContext(), {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  });
  for (let at = 0; at < doorReports; at += 1) {
    const { headers, ...sent } = writeReport(side, await createToken(bindings, id, side));
    const address = { 'cf-connecting-ip': `2001:db8:bad:${at.toString(16)}::1` };
    const all = { ...sent, headers: { ...headers, ...address } };
    expect((await app.request(`${site}/_reports/visits`, all, bindings, context)).status).toBe(204);
  }
  await Promise.all(waiting);
  // As much as one network may say before there is much else, and not one more from each of its addresses.
  expect((await readCanary()).counts[side].faults).toEqual({ error: 1 });
  const name = (await hashKeyed(bindings, `${id} ${network}`)).slice(0, 16);
  const sides = { stable: counts(0), canary: counts(0) };
  sides[side] = counts(0, { faults: { error: 10_000 - doorReports } });
  await handOver(id, { networks: { [name]: sides } });
};
/** Visits of so many networks, each once on each side; one in `failsOnce` of the canary's views fails. */
const visitFrom = async (id: string, from: number, many: number, failsOnce?: number) => {
  const networks = Object.fromEntries(
    Array.from({ length: many }, (_, at) => {
      const faults: Record<string, number> = failsOnce && at % failsOnce === 0 ? { error: 1 } : {};
      return [`network ${from + at}`, { stable: counts(1), canary: counts(1, { faults }) }];
    }),
  );
  await handOver(id, { networks });
};

test('10,000 reports from one /48 do not roll back a good canary: it waits for a person, and says so', async () => {
  const { id } = await start('2.0.0', 50, { auto: { shares: [100], everyMinutes: 1 } });
  await visitFrom(id, 0, 60);
  await flood(id, 'canary');
  for (let more = 1; more <= 4; more += 1) await visitFrom(id, 60 * more, 60);
  const { state, says, counts: counted } = await readCanary();
  expect(state).toBe('running');
  expect(says).toContain('one network: it waits for a person');
  expect(counted.canary.faults['error']).toBeLessThanOrEqual(2);
});

test('10,000 reports from one /48 do not keep a canary of which one view in ten fails', async () => {
  const { id } = await start('2.0.0', 50);
  await flood(id, 'stable');
  for (let more = 0; more < 4; more += 1) await visitFrom(id, 60 * more, 60, 10);
  expect((await readCanary()).state).toBe('rolled-back');
});

test('an office that fails by itself does not roll a canary back, a fault that all networks have does', async () => {
  const { id } = await start('2.0.0', 50);
  const office = { office: { stable: counts(40), canary: counts(40, { faults: { server: 40 } }) } };
  await handOver(id, { networks: office });
  expect(await readCanary()).toMatchObject({ state: 'running', counts: { canary: { views: 5 } } });
  await visitFrom(id, 0, 60, 2);
  expect((await readCanary()).state).toBe('rolled-back');
});
