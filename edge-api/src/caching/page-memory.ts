import type { TagGenerations } from './generations.ts';

/** A page as it is kept: nothing in it is any visitor's. */
export interface KeptPage {
  body: ArrayBuffer;
  headers: Record<string, string>;
  /** Milliseconds since 1970. */
  storedAt: number;
  freshSeconds: number;
  /** Of the cache tags of its reads, when those were loaded. */
  generations: TagGenerations;
}

export interface PageMemory {
  get: (key: string) => KeptPage | undefined;
  keep: (key: string, page: KeptPage) => void;
  clear: () => void;
}

/** Pages in this isolate, up to so many bytes; the one that was not used for the longest time goes first. */
export const createPageMemory = (mostBytes = 12_000_000): PageMemory => {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= pages.get(key)?.body.byteLength ?? 0;
    pages.delete(key);
  };
  return {
    get: (key) => {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    keep: (key, page) => {
      drop(key);
      if (page.body.byteLength > mostBytes / 4) return;
      pages.set(key, page);
      bytes += page.body.byteLength;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) return;
        drop(oldest);
      }
    },
    clear: () => {
      pages.clear();
      bytes = 0;
    },
  };
};
