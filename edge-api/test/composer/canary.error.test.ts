import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import type { Fault } from '@binnen/platform/contract/canary';
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, show, site, start } from '../canary.ts';
import { hurry } from '../hurry.ts';
import { createLateEdge, createOvertakenEdge, pointerKey } from '../late-edge.ts';
import { clearFaults, setFault } from '../leads.ts';
import { ownerToken, readRefusal, sendJson } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';
import { findRegistryStub } from '@binnen/composer/behind/registry/get-registry';

const app = createApp();
const auto = { shares: [60, 100], everyMinutes: 1 };
let told: MockInstance;
let warned: MockInstance;

beforeAll(prepareVersions);
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => {});
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearFaults();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

/** Makes the registry report a roll-back to a service of the stand-ins, which record every write. */
const tellAt = (path: string) =>
  runInDurableObject(findRegistryStub(bindings), async (registry) => {
    const env = { ...bindings, ROLLOUTS_WEBHOOK_URL: `${bindings.UPSTREAMS}/activecampaign${path}` };
    Object.defineProperty(await Reflect.get(registry, 'work'), 'env', { value: env, configurable: true });
  });
const readHooks = async (path: string) =>
  (
    (await (await fetch(`${bindings.UPSTREAMS}/_recorded?service=activecampaign`)).json()) as {
      path: string;
      body: object;
    }[]
  ).filter((write) => write.path === path);

const fault: Fault = {
  side: 'canary',
  kind: 'error',
  page: '/loop',
  stack: 'mf-walk/2.0.0/a.js:1:2',
  count: 4,
};
const worse = {
  stable: counts(950),
  canary: counts(50, { faults: { server: 4 } }),
  faults: [fault, { ...fault, side: 'stable' as const, stack: 'mf-walk/1.0.0/b.js:3:4', count: 1 }],
};

/** Enough to be sure at once, also where both sides have as many visits. */
const muchWorse = { stable: counts(50), canary: counts(50, { faults: { server: 20 } }), faults: [fault] };

test('the webhook is told of a roll-back once, with counts, evidence, pages and places of the canary', async () => {
  await tellAt('/rollouts');
  const { id } = await start('2.0.0', 5);
  await handOver(id, worse);
  await expect.poll(() => readHooks('/rollouts')).toHaveLength(1);
  const [hook] = await readHooks('/rollouts');
  expect(hook?.body).toMatchObject({
    event: 'canary-rolled-back',
    // Slack, and who speaks as it does, take no message without it.
    text: expect.stringMatching(
      /\nA canary was rolled back: mf-walk by .+\. It is worse in faults than what is live\.$/,
    ),
    id,
    share: 5,
    says: 'It is worse in faults than what is live.',
    versions: { 'mf-walk': '2.0.0' },
    views: { stable: 950, canary: 50 },
    counted: { stable: {}, canary: { server: 4 } },
    evidence: { faults: { value: expect.any(Number), limit: expect.any(Number) } },
    faults: [fault],
  });
  const { evidence } = hook!.body as { evidence: { faults: { value: number; limit: number } } };
  expect(evidence.faults.value).toBeGreaterThanOrEqual(evidence.faults.limit);
});

test('a webhook that is away for a moment is told all the same', async () => {
  hurry(3_000, 2_000);
  await tellAt('/away');
  await setFault({ service: 'activecampaign', path: '/away', status: 503, count: 1 });
  const { id } = await start('2.0.0', 50);
  await handOver(id, muchWorse);
  await expect.poll(() => readHooks('/away')).toMatchObject([{ body: { event: 'canary-rolled-back', id } }]);
});

test.each([
  ['refuses', { status: 500 }, 'A webhook refused'],
  ['closes the connection', { drop: true }, 'A webhook failed'],
  ['never answers', { hang: true }, 'A webhook failed'],
])('a webhook that %s does not stop the roll-back', async (_, how, says) => {
  await tellAt('/rollouts');
  await setFault({ service: 'activecampaign', path: '/rollouts', ...how });
  const { id } = await start('2.0.0', 50);
  expect(await show('/loop', `${id}.1`)).toContain('versie 2.0.0');
  await handOver(id, muchWorse);
  // At once: before the webhook has had its time.
  expect(await show('/loop', `${id}.1`)).toContain('versie 1.0.0');
  expect((await readCanary()).state).toBe('rolled-back');
  await expect.poll(() => warned.mock.calls.flat().join(), { timeout: 10_000 }).toContain(says);
  expect(told.mock.calls.flat().join()).toContain('A canary was rolled back');
});

const ask = (env: Bindings, lot: string, context: ExecutionContext = createExecutionContext()) =>
  Promise.resolve(app.request(`${site}/loop`, { headers: { cookie: `__Host-canary=${lot}` } }, env, context));
const readPointer = () => bindings.COMPOSITIONS.get(pointerKey, { type: 'json' });
/** Visits a page as an isolate does, and waits until its visits are handed over. */
const visitAndHandOver = async (env: Bindings, lot: string) => {
  const waiting: Promise<unknown>[] = [];
  const context = Object.assign(createExecutionContext(), {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  });
  const page = await ask(env, lot, context);
  const text = await page.text();
  await Promise.all(waiting);
  return text;
};

test('where KV is a minute late after a canary went back, its pages are still whole, their counts start nothing again, and the next hand-over mends it', async () => {
  const { id } = await start('2.0.0', 50, { auto });
  const late = createLateEdge(await readPointer());
  await handOver(id, muchWorse);
  expect((await readCanary()).state).toBe('rolled-back');
  const counted = (await readCanary()).counts;
  expect(await visitAndHandOver(late, `${id}.1`)).toContain('versie 2.0.0');
  expect(await readCanary()).toMatchObject({ state: 'rolled-back', counts: counted });
  expect(await (await ask(late, `${id}.1`)).text()).toContain('versie 1.0.0');
  // It reads KV again, and keeps what it knows.
  const readTime = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => readTime() + 10_000);
  expect(await (await ask(late, `${id}.1`)).text()).toContain('versie 1.0.0');
});

test('a canary that went back is taken from KV, so that all other isolates hear of it', async () => {
  const { id } = await start('2.0.0');
  // KV takes one write a second.
  const hear = async () => (await ask(createLateEdge(await readPointer()), `${id}.1`)).text();
  await expect.poll(hear, { timeout: 5_000 }).toContain('versie 2.0.0');
  await handOver(id, muchWorse);
  await expect.poll(hear, { timeout: 5_000 }).toContain('versie 1.0.0');
});

test('where KV is a minute late when a canary starts or grows, visitors stay on the stable side, and the canary waits', async () => {
  const before = createLateEdge(await readPointer());
  const { id } = await start('2.0.0', 5, { auto });
  const page = await ask(before, `${id}.1`);
  expect(await page.text()).toContain('versie 1.0.0');
  const small = createLateEdge(await readPointer());
  await call('/_platform/canary', { share: 50 });
  expect(await (await ask(small, `${id}.4000`)).text()).toContain('versie 1.0.0');
  expect(await show('/loop', `${id}.4000`)).toContain('versie 2.0.0');
  expect(await readCanary()).toMatchObject({
    state: 'running',
    share: 50,
    says: '0 visits to the canary at this share: it goes on after 100 or more, and back as soon as its figures can hardly be chance.',
    counts: { canary: { views: 0 } },
  });
});

test('an isolate that gets no pointer takes nobody out of a canary', async () => {
  const { id } = await start('2.0.0');
  const lost = Promise.reject(new Error('KV GET failed: 500'));
  lost.catch(() => {});
  const page = await ask(createLateEdge(lost), `${id}.1`);
  expect(page.headers.get('set-cookie')).toBeNull();
  await page.text();
});

test('the counts of an isolate that dies are lost on both sides, and the canary waits for others', async () => {
  const { id } = await start('2.0.0', 50, { auto });
  const began = Date.now();
  // The isolate ends before its hand-over is due: its timers never fire.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let visit = 0; visit < 150; visit += 1) {
    const page = await ask(bindings, `${id}.${visit % 2 ? 1 : 9_999}`);
    expect(page.status).toBe(200);
    await page.text();
  }
  vi.clearAllTimers();
  vi.useRealTimers();
  const clock = vi.spyOn(Date, 'now');
  for (const minutes of [0, 1, 2, 3]) {
    clock.mockReturnValue(began + minutes * 60_000);
    await handOver(id, { stable: counts(40), canary: counts(0) });
  }
  expect(await readCanary()).toMatchObject({
    state: 'running',
    share: 50,
    says: '0 visits to the canary at this share: it goes on after 100 or more, and back as soon as its figures can hardly be chance.',
    counts: { stable: { views: 160 }, canary: { views: 0 } },
  });
  // The reports of another isolate decide, as if the dead one had never existed.
  await handOver(id, muchWorse);
  expect((await readCanary()).state).toBe('rolled-back');
});

test.each([
  ['promoteCanary', '/promote', {}],
  ['abortCanary', '/abort', {}],
  ['shareCanary', '', { share: 60 }],
])('%s of a canary that just went back by itself is refused, and says why', async (asked, path, body) => {
  const { id } = await start('2.0.0', 50);
  const edge = createOvertakenEdge(asked, () => handOver(id, muchWorse));
  const reply = await sendJson(`/_platform/canary${path}`, body, ownerToken, edge);
  expect(reply.status).toBe(422);
  expect((await readRefusal(reply)).detail).toContain('The canary ended meanwhile');
  expect((await readCanary()).state).toBe('rolled-back');
});

const gone = () => {
  throw new Error('gone');
};
const never = new Proxy({}, { get: () => () => new Promise(() => {}) });

test.each([
  ['is gone', { get: gone, idFromName: () => '' }],
  [
    'fails at each call',
    { get: () => new Proxy({}, { get: () => () => Promise.reject(new Error('x')) }), idFromName: () => '' },
  ],
  ['never answers', { get: () => never, idFromName: () => '' }],
])(
  'when the registry %s, both sides are served as before, and the canary goes no further',
  async (_, REGISTRY) => {
    const { id } = await start('2.0.0', 50, { auto });
    const env = { ...bindings, REGISTRY } as unknown as Bindings;
    for (let visit = 0; visit < 6; visit += 1) {
      const lot = visit % 2 ? `${id}.1` : `${id}.9999`;
      const page = await ask(env, lot);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(visit % 2 ? 'versie 2.0.0' : 'versie 1.0.0');
    }
    // It can neither be given to more nor promoted meanwhile.
    for (const [path, body] of [
      ['/_platform/canary', { share: 100 }],
      ['/_platform/canary/promote', {}],
    ] as const) {
      const asked = Promise.resolve(
        app.request(
          site + path,
          {
            method: 'POST',
            headers: { authorization: 'Bearer local-platform-token', 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
          env,
          createExecutionContext(),
        ),
      );
      const waited = new Promise<null>((resolve) => setTimeout(resolve, 200, null));
      expect((await Promise.race([asked, waited]))?.ok ?? false).toBe(false);
    }
    expect(await readCanary()).toMatchObject({ state: 'running', share: 50 });
  },
);
