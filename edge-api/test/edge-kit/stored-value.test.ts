import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { createStoredValue } from '@binnen/edge-kit/caching/stored-value';
import { breakStore } from '../failing-stores.ts';

// A key of its own for each test, because an isolate remembers when it last wrote a key.
let key = '';
beforeEach(async () => {
  key = `test:${crypto.randomUUID()}`;
  vi.restoreAllMocks();
  await reset();
});

const prepare = (env = bindings, generationsNow = {}) => {
  const ctx = createExecutionContext();
  const options = { key, freshSeconds: 60, tags: ['content:texts'] };
  return { ...createStoredValue({ env, ctx }, options, generationsNow), ctx };
};

test('an entry comes back as it was put', async () => {
  const { keep, readStored, ctx } = prepare(bindings, { 'content:texts': 2 });
  const entry = keep({ titel: 'Over Binnen', items: [1, 2] });
  await waitOnExecutionContext(ctx);
  expect(await readStored()).toEqual(entry);
  expect(entry.generations).toEqual({ 'content:texts': 2 });
});

test('what is not an entry is a miss', async () => {
  const { readStored } = prepare();
  expect(await readStored()).toBeNull();
  for (const text of ['{"value":1}', 'not JSON']) {
    await bindings.CACHE.put(key, text);
    expect(await readStored()).toBeNull();
  }
});

test('many writes of a key within a second become two, and the newest value stays', async () => {
  const puts: string[] = [];
  const kv = { put: async (_: string, value: string) => void puts.push(value) };
  const { keep, ctx } = prepare({ ...bindings, CACHE: kv as unknown as KVNamespace });
  for (let value = 1; value <= 20; value += 1) keep(value);
  await waitOnExecutionContext(ctx);
  expect(puts.map((text) => (JSON.parse(text) as { value: number }).value)).toEqual([1, 20]);
});

test('only one of two gets the lease of a key, and another one after a purge', async () => {
  expect(await prepare().lease()).toBe(true);
  expect(await prepare().lease()).toBe(false);
  expect(await prepare(bindings, { 'content:texts': 1 }).lease()).toBe(true);
});

test('a clock that is set back by hours leaves no lease for hours', async () => {
  const { lease } = prepare();
  expect(await lease()).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 5 * 3_600_000);
  expect(await lease()).toBe(true);
  expect(await lease()).toBe(false);
});

test.each(['get', 'put'])(
  'a KV whose %s hangs does not keep a stale value from being refreshed',
  async (call) => {
    const { lease } = prepare({ ...bindings, CACHE: breakStore(bindings.CACHE, 'hangs', call) });
    expect(await lease()).toBe(true);
  },
);
