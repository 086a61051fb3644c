import { createFlights } from './flights.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPageMemory } from './page-memory.ts';

// Values of upstreams, the same for every visitor, and which of them are being loaded.
export const memory = createMemoryStore();
export const flights = createFlights();
/** Pages that were just served, and those that are being rendered behind a stale one. */
export const pageMemory = createPageMemory();
export const pageFlights = createFlights();

/** Forgets what this isolate holds; what is in KV stays. */
export const clearIsolateCache = (): void => {
  memory.clear();
  flights.clear();
  pageMemory.clear();
  pageFlights.clear();
};
