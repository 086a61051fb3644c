import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createKvStore } from './kv-store.ts';

beforeEach(reset);

const entry = (value: unknown) => ({ value, storedAt: Date.now(), generations: { 'content:texts': 2 } });

const createCountingKv = () => {
  const puts: string[] = [];
  const kv = {
    get: () => Promise.resolve(null),
    put: async (_: string, value: string) => void puts.push(value),
  };
  return { kv: kv as unknown as KVNamespace, puts };
};

test('an entry comes back as it was put', async () => {
  const store = createKvStore(bindings.CACHE, () => {});
  const put = entry({ titel: 'Over Binnen', items: [1, 2] });
  await store.put('a', put, 3_600);
  expect(await store.get('a')).toEqual(put);
});

test('what is not an entry is a miss', async () => {
  const store = createKvStore(bindings.CACHE, () => {});
  await bindings.CACHE.put('a', '{"value":1}');
  await bindings.CACHE.put('b', 'not JSON');
  expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([null, null, null]);
});

test('many writes of a key within a second become two, and the newest value stays', async () => {
  const { kv, puts } = createCountingKv();
  const ctx = createExecutionContext();
  const store = createKvStore(kv, (promise) => ctx.waitUntil(promise));
  for (let value = 1; value <= 20; value += 1) await store.put('a', entry(value), 3_600);
  await waitOnExecutionContext(ctx);
  expect(puts.map((text) => (JSON.parse(text) as { value: number }).value)).toEqual([1, 20]);
});

test('only one of two gets the lease of a key', async () => {
  const store = createKvStore(bindings.CACHE, () => {});
  expect(await store.lease('a', 10_000)).toBe(true);
  expect(await store.lease('a', 10_000)).toBe(false);
  expect(await store.lease('b', 10_000)).toBe(true);
});

test('a clock that is set back by hours leaves no lease for hours', async () => {
  const store = createKvStore(bindings.CACHE, () => {});
  expect(await store.lease('set-back', 10_000)).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 5 * 3_600_000);
  expect(await store.lease('set-back', 10_000)).toBe(true);
  expect(await store.lease('set-back', 10_000)).toBe(false);
});
