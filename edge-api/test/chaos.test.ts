import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../src/api.ts';
import { clearIsolateCache } from '../src/caching/isolate-cache.ts';
import { breaker, bulkhead } from '../src/upstreams/call.ts';
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

const pairs = calls.flatMap((call) =>
  Object.entries(faults).map(([name, fault]) => ({ ...call, name, fault })),
);

describe('an upstream fails while nothing is cached', () => {
  test.each(pairs)('$service: $name', async ({ service, path, name, fault }) => {
    await setFaults({ service, ...fault });
    const answer = await ask(path);
    note(service, name, 'cold', answer);
    // Either the rest is enough, or the caller is told which service failed and when to retry.
    expect([200, 503]).toContain(answer.status);
    if (name === 'slow') expect(answer.status).toBe(200);
    if (answer.status === 503)
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'upstream-unavailable',
        title: expect.any(String),
      });
    expect(answer.text).not.toMatch(/localhost:|stack|\.ts:/);
    // The deadlines are 8 and 5 s: the feed is read page by page and has a longer one. The rest is room for a busy machine.
    expect(answer.ms).toBeLessThan(service === 'realworks' ? 11_000 : 7_500);

    await setFaults();
    ahead += 60_000;
    expect((await ask(path)).status).toBe(200);
  });
});

describe('an upstream fails while an old answer is cached', () => {
  test.each(pairs.filter(({ keeps }) => keeps))('$service: $name', async ({ service, path, name, fault }) => {
    // On a busy machine, the places of some homes are known only after the first answer.
    await ask(path);
    const before = await ask(path);
    expect(before.status).toBe(200);
    ahead += 3_600_000;
    await setFaults({ service, ...fault });
    const answer = await ask(path);
    note(service, name, 'warm', answer);
    expect(answer).toMatchObject({ status: 200, text: before.text });
    expect(answer.cache).toMatch(/detail=stale/);
    // Well below every deadline: nothing waited for the upstream.
    expect(answer.ms).toBeLessThan(3_000);
  });
});
