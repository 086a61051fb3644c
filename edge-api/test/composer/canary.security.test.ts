import { createExecutionContext } from 'cloudflare:test';
import { createToken } from '@binnen/composer/behind/rollouts/canary/visit-token';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, site, start, visit } from '../canary.ts';
import { createApp } from '../../src/app/create-app.ts';
import { ask, asToken, createToyRemote, ownerToken, promote, upload } from '../releases.ts';

const app = createApp();

beforeAll(prepareVersions);
const counting: Promise<unknown>[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(counting.splice(0));
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

const lots = { stable: 9_999, canary: 1 } as const;
type Side = keyof typeof lots;

const readToken = async (id: string, side: Side, address?: string): Promise<string> => {
  const from = address ? { headers: { 'cf-connecting-ip': address } } : {};
  const page = await visit('/loop', `${id}.${lots[side]}`, from);
  return /side;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
};
const versions = { stable: '1.0.0', canary: '2.0.0' };
const writeReport = (side: Side, token: string, file = 'remoteEntry.js', address?: string) => ({
  method: 'POST',
  headers: {
    ...{ 'content-type': 'application/json', origin: site },
    ...(address && { 'cf-connecting-ip': address }),
  },
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
const report = (...given: Parameters<typeof writeReport>) =>
  app.request(
    `${site}/_reports/visits`,
    writeReport(...given),
    bindings,
    Object.assign(createExecutionContext(), {
      waitUntil: (work: Promise<unknown>) => void counting.push(work),
    }),
  );

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
  const late = await createToken(bindings, { id, draw: id }, 'canary', undefined);
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

const doorReports = 400;

/** 10,000 reports from one /48: some through the door, each from another address, the rest as isolates hand them over. */
const flood = async (id: string, side: Side, household: string) => {
  for (let at = 0; at < doorReports; at += 1) {
    const address = `${household}:${at.toString(16)}::1`;
    const token = await createToken(bindings, { id, draw: id }, side, `${household}::/48`);
    const { status } = await report(side, token, undefined, address);
    expect([204, 429]).toContain(status);
  }
  await Promise.all(counting.splice(0));
  // As much as one network may say before there is much else, and not one more from each of its addresses.
  expect((await readCanary()).counts[side].faults).toEqual({ error: 1 });
  const name = (await hashKeyed(bindings, `${id} ${household}::/48`)).slice(0, 16);
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
  await flood(id, 'canary', '2001:db8:bad');
  for (let more = 1; more <= 4; more += 1) await visitFrom(id, 60 * more, 60);
  const { state, says, counts: counted } = await readCanary();
  expect(state).toBe('running');
  expect(says).toContain('one network: it waits for a person');
  expect(counted.canary.faults['error']).toBeLessThanOrEqual(2);
});

test('10,000 reports from one /48 do not keep a canary of which one view in ten fails', async () => {
  const { id } = await start('2.0.0', 50);
  await flood(id, 'stable', '2001:db8:ba5');
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

/** One fault, told by the browser of a visitor with a network of its own. */
const tellFrom = async (id: string, address: string | undefined) => {
  const token = await readToken(id, 'canary', address);
  expect((await report('canary', token, undefined, address)).status).toBe(204);
  await Promise.all(counting.splice(0));
};

test('what browsers tell takes a canary back when eight networks tell it: before, it waits for a person and says so', async () => {
  const { id } = await start('2.0.0', 50, { auto: { shares: [100], everyMinutes: 1 } });
  const visits = () => handOver(id, { stable: counts(60), canary: counts(10) });
  for (let at = 1; at <= 7; at += 1) await tellFrom(id, `192.0.${at}.1`);
  await visits();
  const { state, says, evidence, faults } = await readCanary();
  const { value = 0, limit = Infinity } = evidence['faults'] ?? {};
  expect(value).toBeGreaterThan(limit);
  expect(state).toBe('running');
  expect(says).toBe(
    'Only 7 networks tell of faults in it, and a stranger may have as many: it waits for a person, to promote or abort it.',
  );
  expect(faults).toMatchObject([{ side: 'canary', kind: 'error', count: 7, networks: 7 }]);
  await tellFrom(id, '192.0.8.1');
  await visits();
  expect((await readCanary()).state).toBe('rolled-back');
});

test('four networks that ask odd addresses of a good canary do not take it back', async () => {
  const reads = ['/objects/archive/?plaats=%5Cb'];
  await upload(await createToyRemote('mf-odd', { pages: { '/raar': `() => 'raar'` }, reads }));
  await promote({ 'mf-odd': '1.0.0' });
  const { id } = await start('2.0.0', 5);
  for (const at of [1, 2, 3, 4]) {
    const headers = { 'cf-connecting-ip': `192.0.${at}.1` };
    await visit(`/raar?soort=${at}`, `${id}.1`, { headers });
  }
  await handOver(id, { stable: counts(95), canary: counts(1) });
  const { state, counts: counted, says } = await readCanary();
  expect(counted.canary.faults).toEqual({ data: 4 });
  expect([state, says]).toEqual(['running', expect.stringContaining('Only 4 networks tell of faults')]);
});

test('who gathers tokens in one network and sends them from eight others is one network', async () => {
  const { id } = await start('2.0.0', 50);
  await handOver(id, { stable: counts(60), canary: counts(10) });
  for (let at = 1; at <= 9; at += 1) {
    const token = await readToken(id, 'canary', '203.0.113.1');
    expect((await report('canary', token, undefined, `192.0.${at}.1`)).status).toBe(204);
  }
  await Promise.all(counting.splice(0));
  expect(await readCanary()).toMatchObject({
    state: 'running',
    faults: [{ side: 'canary', kind: 'error', networks: 1 }],
  });
});

test('browsers whose address is not known count as one network', async () => {
  const { id } = await start('2.0.0', 50);
  await handOver(id, { stable: counts(60), canary: counts(10) });
  for (let at = 1; at <= 9; at += 1) await tellFrom(id, undefined);
  expect(await readCanary()).toMatchObject({
    state: 'running',
    counts: { canary: { faults: { error: 1 } } },
  });
});

test('who decides sees the faults that count, and from how many networks each came', async () => {
  const { id } = await start('2.0.0', 50);
  for (let at = 1; at <= 5; at += 1) await tellFrom(id, `192.0.2.${at}`);
  await tellFrom(id, '198.51.100.1');
  expect((await readCanary()).faults).toMatchObject([{ kind: 'error', count: 2, networks: 2 }]);
});

test('a flood of one /48 does not crowd out what other browsers tell', async () => {
  const { id } = await start('2.0.0', 50);
  const older = await readToken(id, 'canary', '198.51.100.1');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 120_000);
  for (let at = 0; at < 400; at += 1)
    await report(
      'canary',
      await createToken(bindings, { id, draw: id }, 'canary', '2001:db8:f::/48'),
      undefined,
      `2001:db8:f:${at.toString(16)}::1`,
    );
  const other = await readToken(id, 'canary', '192.0.2.1');
  expect((await report('canary', other, undefined, '192.0.2.1')).status).toBe(204);
  await Promise.all(counting.splice(0));
  expect((await readCanary()).counts.canary.faults).toEqual({ error: 2 });
  // As many isolates hand them over: more tokens than the registry keeps.
  for (let batch = 0; batch < 11; batch += 1) {
    const reports = Array.from({ length: 2_000 }, (_, at) => ({
      ...{ nonce: `${batch} ${at}`, madeAt: now + 120_000, side: 'canary' as const, network: 'flood' },
      ...{ fault: { kind: 'error' as const, page: '/loop', stack: 'x' }, times: {} },
    }));
    await handOver(id, { reports });
  }
  vi.spyOn(Date, 'now').mockReturnValue(now + 240_000);
  await report('canary', older, undefined, '198.51.100.1');
  await Promise.all(counting.splice(0));
  expect((await readCanary()).counts.canary.faults).toEqual({ error: 4 });
});
