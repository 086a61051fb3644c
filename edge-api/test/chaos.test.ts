import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../src/app/create-app.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { breaker, bulkhead } from '@binnen/upstreams/calls/call';
import { bindings } from './bindings.ts';

const api = createApi();
const site = bindings['SITE_ORIGIN'] as string;

/** A call for each upstream. `keeps`: its answer is cached, so it is still served when the upstream is down. */
const calls = [
  { service: 'directus', path: '/content/pages/verkoop', keeps: true },
  { service: 'wordpress', path: '/content/blogs?limit=3', keeps: true },
  { service: 'realworks', path: '/objects/archive/?limit=3', keeps: true },
  { service: 'pdok', path: '/postcode/lookup/?postcode=7418ET&huisnummer=19', keeps: false },
  { service: 'valuation', path: '/mg/references/?postcode=7418ET&huisnummer=19', keeps: false },
  { service: 'streetview', path: '/mg/streetview/?location=52.2636,6.1415', keeps: false },
] as const;

const faults: Record<string, object> = {
  '500': { status: 500 },
  '429': { status: 429 },
  hang: { hang: true },
  slow: { delayMs: 700 },
  malformed: { malformed: true },
  drop: { drop: true },
  huge: { huge: true },
  'wrong type': { wrongType: true },
};

const setFaults = (fault?: object) =>
  fetch(
    `${bindings.UPSTREAMS}/_faults`,
    fault ? { method: 'PUT', body: JSON.stringify(fault) } : { method: 'DELETE' },
  );

let ahead = 0;
const realNow = Date.now.bind(Date);

beforeEach(async () => {
  ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await setFaults();
  await reset();
  clearIsolateCache();
  breaker.reset();
  bulkhead.reset();
});
afterEach(() => setFaults());

const ask = async (path: string) => {
  const ctx = createExecutionContext();
  const began = realNow();
  const response = await api.request(site + path, {}, bindings, ctx);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  const ms = realNow() - began;
  await waitOnExecutionContext(ctx);
  return { status: response.status, text, ms, cache: response.headers.get('cache-status') ?? '' };
};

const outcomes: string[] = [];
const note = (
  service: string,
  fault: string,
  cache: string,
  { status, ms }: { status: number; ms: number },
) =>
  outcomes.push(
    `${service.padEnd(12)}${fault.padEnd(12)}${cache.padEnd(6)}${status}${String(ms).padStart(7)} ms`,
  );
afterAll(() => console.log(['upstream    fault       cache status   time', ...outcomes].join('\n')));

/**
 * Upstreams that no call of the others reads: each call meets one that fails and others that work, and those that fail are
 * waited for at the same time.
 */
const groups = [
  ['directus', 'pdok', 'valuation', 'streetview'],
  ['wordpress', 'realworks'],
];
const listRounds = (group: readonly (typeof calls)[number][]) =>
  Object.entries(faults).map(([name, fault]) => ({
    name,
    group,
    services: group.map(({ service }) => service).join(', '),
    fail: async () => {
      for (const { service } of group) await setFaults({ service, ...fault });
    },
  }));
const cold = groups.flatMap((names) => listRounds(calls.filter(({ service }) => names.includes(service))));
const warm = groups.flatMap((names) =>
  listRounds(calls.filter(({ service, keeps }) => keeps && names.includes(service))),
);

describe('an upstream fails while nothing is cached', () => {
  test.each(cold)('$name: $services', async ({ name, group, fail }) => {
    await fail();
    const answers = await Promise.all(group.map(async (call) => ({ ...call, answer: await ask(call.path) })));
    for (const { service, answer } of answers) {
      note(service, name, 'cold', answer);
      // Either the rest is enough, or the caller is told which service failed and when to retry.
      expect([200, 503], service).toContain(answer.status);
      if (name === 'slow') expect(answer.status, service).toBe(200);
      if (answer.status === 503)
        expect(JSON.parse(answer.text), service).toMatchObject({
          code: 'upstream-unavailable',
          title: expect.any(String),
        });
      expect(answer.text, service).not.toMatch(/localhost:|stack|\.ts:/);
      // The deadlines are 8 and 5 s: the feed is read page by page and has a longer one. The rest is room for a busy machine.
      expect(answer.ms, service).toBeLessThan(service === 'realworks' ? 11_000 : 7_500);
    }

    await setFaults();
    ahead += 60_000;
    const mended = await Promise.all(group.map(async ({ path }) => (await ask(path)).status));
    expect(mended).toEqual(group.map(() => 200));
  });
});

describe('an upstream fails while an old answer is cached', () => {
  test.each(warm)('$name: $services', async ({ name, group, fail }) => {
    // On a busy machine, the places of some homes are known only after the first answer.
    for (const { path } of group) await ask(path);
    const before = await Promise.all(group.map(({ path }) => ask(path)));
    expect(before.map(({ status }) => status)).toEqual(group.map(() => 200));
    ahead += 3_600_000;
    await fail();
    const answers = await Promise.all(group.map(({ path }) => ask(path)));
    for (const [at, answer] of answers.entries()) {
      const { service } = group[at]!;
      note(service, name, 'warm', answer);
      expect(answer, service).toMatchObject({ status: 200, text: before[at]!.text });
      expect(answer.cache, service).toMatch(/detail=stale/);
      // Well below every deadline: nothing waited for the upstream.
      expect(answer.ms, service).toBeLessThan(3_000);
    }
  });
});
