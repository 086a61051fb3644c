import { clearFlights } from './flights.ts';
import type { Kept } from './freshness.ts';
import { createMemory, type Memory } from './memory.ts';
import type { KeptPage } from './page-cache.ts';

export interface Entry extends Kept {
  value: unknown;
}

const clears: (() => void)[] = [];

/** A memory that ends with its isolate. */
export const createIsolateMemory = <T>(mostBytes: number): Memory<T> => {
  const created = createMemory<T>(mostBytes);
  clears.push(created.clear);
  return created;
};

/** Values of upstreams, the same for every visitor. */
export const memory = createIsolateMemory<Entry>(24_000_000);
/** Pages that were just served. */
export const pageMemory = createIsolateMemory<KeptPage>(12_000_000);

/** When this isolate last wrote a key to KV, and the newest value that waits until it may be written. */
export const writes = createIsolateMemory<{ at: number; next?: Entry }>(1_000);

/** Makes this isolate as one that has just started; KV keeps its entries. */
export const clearIsolateCache = (): void => {
  for (const clear of clears) clear();
  clearFlights();
};
