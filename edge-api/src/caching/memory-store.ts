import type { Entry, Store } from './store.ts';

const mostEntries = 500;

export interface MemoryStore extends Store {
  /** Without a promise: for the way that must be quick. */
  peek: (key: string) => Entry | null;
  keep: (key: string, entry: Entry, keepSeconds: number) => void;
  /** Key and time of storing, the newest last. */
  list: () => { key: string; storedAt: number }[];
  clear: () => void;
}

/**
 * Entries in this isolate; the one that was not used for the longest time goes first. In front of KV it saves reads,
 * and alone it is the store of a site without KV, and of tests.
 */
export const createMemoryStore = (now: () => number = () => Date.now()): MemoryStore => {
  const entries = new Map<string, { entry: Entry; until: number }>();
  const leases = new Map<string, number>();

  const peek = (key: string): Entry | null => {
    const found = entries.get(key);
    if (!found) return null;
    entries.delete(key);
    if (found.until <= now()) return null;
    entries.set(key, found);
    return found.entry;
  };
  const keep = (key: string, entry: Entry, keepSeconds: number): void => {
    entries.delete(key);
    entries.set(key, { entry, until: entry.storedAt + keepSeconds * 1000 });
    if (entries.size > mostEntries) entries.delete(entries.keys().next().value!);
  };

  return {
    peek,
    keep,
    get: async (key) => peek(key),
    put: async (key, entry, keepSeconds) => keep(key, entry, keepSeconds),
    lease: async (key, milliseconds) => {
      if ((leases.get(key) ?? 0) > now()) return false;
      leases.delete(key);
      leases.set(key, now() + milliseconds);
      if (leases.size > mostEntries) leases.delete(leases.keys().next().value!);
      return true;
    },
    list: () => [...entries].map(([key, { entry }]) => ({ key, storedAt: entry.storedAt })),
    clear: () => {
      entries.clear();
      leases.clear();
    },
  };
};
