import { createFlights } from './flights.ts';
import type { Kept } from './freshness.ts';
import { createMemory } from './memory.ts';
import type { KeptPage } from './page-cache.ts';

export interface Entry extends Kept {
  value: unknown;
}

// Values of upstreams, the same for every visitor, and which of them are being loaded.
// The whole offer is one value, and reading it from KV for each request would cost far more than its room: up to 20 MB of
// JSON, some 20,000 homes, are held.
export const memory = createMemory<Entry>(24_000_000, undefined, 0.85);
export const flights = createFlights();
/** Pages that were just served, and the flights that render a stale page anew. */
export const pageMemory = createMemory<KeptPage>(12_000_000);
export const pageFlights = createFlights();

/** Clears this isolate's caches; KV keeps its entries. */
export const clearIsolateCache = (): void =>
  [memory, flights, pageMemory, pageFlights].forEach((part) => part.clear());
