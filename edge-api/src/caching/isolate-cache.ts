import { createFlights } from './flights.ts';
import { createMemoryStore } from './memory-store.ts';

// Values of upstreams, the same for every visitor, and which of them are being loaded.
export const memory = createMemoryStore();
export const flights = createFlights();
/** Pages that are being rendered behind a stale one. */
export const pageFlights = createFlights();

/** Forgets what this isolate holds; what is in KV stays. */
export const clearIsolateCache = (): void => {
  memory.clear();
  flights.clear();
  pageFlights.clear();
};
