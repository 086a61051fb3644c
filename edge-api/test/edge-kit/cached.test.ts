import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { holdPointer } from '@binnen/composer/behind/registry/pointer';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import type { CacheOptions } from '@binnen/edge-kit/caching/cached';
import { cached } from '../../src/site/cache.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';

// A key of its own for each test, because an isolate remembers when it last wrote a key.
let key = '';
let ahead = 0;
const realNow = Date.now.bind(Date);

beforeEach(async () => {
  key = `test:${crypto.randomUUID()}`;
  ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  await reset();
  clearIsolateCache();
  await raise({});
});

/** Does what a purge does. */
let revision = 0;
const raise = (tagGenerations: Record<string, number>) =>
  holdPointer(bindings, { composition: null, tagGenerations, revision: (revision += 1) });

/** Counts the loads; each load returns the next number. */
const createLoad = (milliseconds = 0) => {
  const load = { calls: 0, fails: false, done: false, run: async (): Promise<number> => 0 };
  load.run = async () => {
    load.calls += 1;
    const number = load.calls;
    await wait(milliseconds);
    load.done = true;
    if (load.fails) throw new UpstreamError('directus', 'timeout');
    return number;
  };
  return load;
};

/** One request: its answer, and then its background work. */
const ask = async (load: ReturnType<typeof createLoad>, options: Partial<CacheOptions<number>> = {}) => {
  const ctx = createExecutionContext();
  const result = await cached({ env: bindings, ctx }, { key, freshSeconds: 60, load: load.run, ...options });
  await waitOnExecutionContext(ctx);
  return result;
};

const pass = (seconds: number) => (ahead += seconds * 1000);

test('a value is loaded once and served while it is fresh', async () => {
  const load = createLoad();
  expect(await ask(load)).toMatchObject({ value: 1, state: 'miss', ageSeconds: 0, ttlSeconds: 60 });
  pass(59);
  expect(await ask(load)).toMatchObject({ value: 1, state: 'hit', ageSeconds: 59, ttlSeconds: 1 });
  expect(load.calls).toBe(1);
});

test('a stale value is served at once, and the next request gets the new one', async () => {
  const load = createLoad();
  await ask(load);
  pass(61);
  expect(await ask(load)).toMatchObject({ value: 1, state: 'stale' });
  expect(await ask(load)).toMatchObject({ value: 2, state: 'hit', ageSeconds: 0 });
});

test('while the upstream is down the stale value is still served', async () => {
  const load = createLoad();
  await ask(load);
  load.fails = true;
  pass(3_600);
  expect(await ask(load)).toMatchObject({ value: 1, state: 'stale', ageSeconds: 3600 });
  pass(3_600);
  expect(await ask(load)).toMatchObject({ value: 1, state: 'stale', ageSeconds: 7200 });
  expect(load.calls).toBe(3);
});

test('a load that fails behind a value that is kept is one line in the log, and another ten minutes later', async () => {
  const load = createLoad();
  await ask(load);
  load.fails = true;
  // The log of an isolate: what the tests before told is long ago.
  pass(24 * 3_600);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await ask(load);
  pass(15);
  await ask(load, { refresh: true });
  expect(warned.mock.calls).toEqual([
    [expect.stringContaining('"reason":"UpstreamError: directus timeout"')],
  ]);
  pass(600);
  await ask(load, { refresh: true });
  expect(warned).toHaveBeenCalledTimes(2);
});

test('without any value the failure is thrown, and a second later the load is tried again', async () => {
  const load = createLoad();
  load.fails = true;
  await expect(ask(load)).rejects.toThrow(UpstreamError);
  await expect(ask(load)).rejects.toThrow(UpstreamError);
  expect(load.calls).toBe(1);
  load.fails = false;
  pass(2);
  expect(await ask(load)).toMatchObject({ value: 2, state: 'miss' });
});

test('another isolate finds the value in KV', async () => {
  const load = createLoad();
  await ask(load);
  clearIsolateCache();
  expect(await ask(load)).toMatchObject({ value: 1, state: 'hit' });
  expect(load.calls).toBe(1);
});

test('a value that another isolate refreshed is used without a load', async () => {
  const load = createLoad();
  await ask(load);
  pass(61);
  await bindings.CACHE.put(key, JSON.stringify({ value: 77, storedAt: Date.now(), generations: {} }));
  expect(await ask(load)).toMatchObject({ value: 1, state: 'stale' });
  expect(await ask(load)).toMatchObject({ value: 77, state: 'hit' });
  expect(load.calls).toBe(1);
});

test('a purge of one of its tags makes a value stale', async () => {
  const load = createLoad();
  const tags = ['content:pages', 'content:texts'];
  await ask(load, { tags });
  await raise({ 'content:other': 3 });
  expect(await ask(load, { tags })).toMatchObject({ value: 1, state: 'hit' });
  await raise({ 'content:texts': 1 });
  expect(await ask(load, { tags })).toMatchObject({ value: 1, state: 'stale', ttlSeconds: 0 });
  expect(await ask(load, { tags })).toMatchObject({ value: 2, state: 'hit' });
});

test('a second purge counts, even right after the refresh that the first one caused', async () => {
  const load = createLoad();
  const tags = ['content:texts'];
  await ask(load, { tags });
  for (const generation of [1, 2, 3]) {
    await raise({ 'content:texts': generation });
    expect(await ask(load, { tags })).toMatchObject({ value: generation, state: 'stale' });
    expect(await ask(load, { tags })).toMatchObject({ value: generation + 1, state: 'hit' });
  }
});

test('a refresh after a purge bypasses the cache, however new the value is', async () => {
  const load = createLoad();
  const tags = ['content:texts'];
  await ask(load, { tags });
  await raise({ 'content:texts': 1 });
  expect(await ask(load, { tags, refresh: true })).toMatchObject({ value: 2, state: 'bypass' });
});

test('an older value in KV does not replace what this isolate loaded', async () => {
  const load = createLoad();
  await ask(load);
  pass(61);
  await ask(load);
  await bindings.CACHE.put(key, JSON.stringify({ value: 77, storedAt: 0, generations: {} }));
  pass(61);
  await bindings.CACHE.put(`lease:${key}`, String(Date.now() + 10_000));
  expect(await ask(load)).toMatchObject({ value: 2, state: 'stale' });
  expect(await ask(load)).toMatchObject({ value: 2, state: 'stale' });
});

test('a refresh bypasses the cache, but not again within five seconds', async () => {
  const load = createLoad();
  await ask(load);
  pass(6);
  expect(await ask(load, { refresh: true })).toMatchObject({ value: 2, state: 'bypass' });
  expect(await ask(load, { refresh: true })).toMatchObject({ value: 2, state: 'hit' });
});

test('a refresh that fails serves the cached value', async () => {
  const load = createLoad();
  await ask(load);
  load.fails = true;
  pass(6);
  expect(await ask(load, { refresh: true })).toMatchObject({ value: 1, state: 'stale' });
});

test('200 requests that miss at the same time cause one load', async () => {
  // The clock stands still: on a busy machine a load may look like one whose request went away.
  const now = realNow();
  vi.mocked(Date.now).mockImplementation(() => now);
  const load = createLoad(150);
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(load)));
  expect(load.calls).toBe(1);
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([1]));
});

test('… and when that load fails, all of them get the failure, and the upstream is not stormed', async () => {
  const load = createLoad(150);
  load.fails = true;
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => ask(load)));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(load.calls).toBeLessThanOrEqual(2);
});

test('200 requests for a stale value cause one refresh', async () => {
  const load = createLoad(50);
  await ask(load);
  pass(61);
  await Promise.all(Array.from({ length: 200 }, () => ask(load)));
  expect(load.calls).toBe(2);
});

test('a request waits for another one no longer than its limit', async () => {
  const load = createLoad(1_000);
  const first = ask(load);
  await expect(ask(load, { waitMs: 100 })).rejects.toMatchObject({ code: 'upstream-unavailable' });
  expect(await first).toMatchObject({ value: 1 });
});

test('a request that could not go on in time takes what came meanwhile', async () => {
  const load = createLoad(150);
  const first = ask(load);
  const second = ask(load, { waitMs: 100 });
  // The clock is where it was until the load is there, as on an isolate that stands still.
  const now = realNow();
  vi.mocked(Date.now).mockImplementation(() => (load.done ? now + 10_000 : now));
  expect((await second).value).toBe(1);
  expect((await first).value).toBe(1);
});

/** As `ask`, by a KV of its own. */
const askBy = async (CACHE: object, load: ReturnType<typeof createLoad>) => {
  const ctx = createExecutionContext();
  const env = { ...bindings, CACHE } as never;
  const result = await cached({ env, ctx }, { key, freshSeconds: 60, load: load.run });
  await waitOnExecutionContext(ctx);
  return result;
};

test('a KV that fails does not break the page', async () => {
  const fail = () => Promise.reject(new Error('KV is down'));
  expect(await askBy({ get: fail, put: fail }, createLoad())).toMatchObject({ value: 1, state: 'miss' });
});

test('where a slow KV has the value and its source fails, the value is waited for', async () => {
  const load = createLoad();
  await ask(load);
  clearIsolateCache();
  pass(61);
  load.fails = true;
  const read = new Array<unknown>();
  const slow = {
    get: (...asked: Parameters<KVNamespace['get']>) => {
      read.push(asked[0]);
      return wait(1_500).then(() => bindings.CACHE.get(...asked));
    },
    put: () => Promise.resolve(),
  };
  expect(await askBy(slow, load)).toMatchObject({ value: 1, state: 'stale' });
  expect(read).toEqual([key]);
  // Once for the visitor, and not once more behind an answer that came of a failure.
  expect(load.calls).toBe(2);
});
