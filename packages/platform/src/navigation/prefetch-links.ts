import { hasRoom } from '../startup/connection.ts';

interface PrefetchOptions {
  /** The pattern of the page at `path`, or undefined when it is none of the composition's. */
  findPattern: (path: string) => string | undefined;
  /** Loads the code of a page. */
  load: (pattern: string) => Promise<unknown>;
}

/** Loads the code, never the data, of the page at an address: each page's once. */
export const createPrefetch = ({ findPattern, load }: PrefetchOptions): ((url: URL) => void) => {
  const asked = new Set<string>();
  return ({ pathname }) => {
    if (!hasRoom(navigator)) return;
    const pattern = findPattern(pathname);
    if (pattern === undefined || asked.has(pattern)) return;
    asked.add(pattern);
    load(pattern).catch(() => asked.delete(pattern));
  };
};
