interface Connection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor's connection has room for a page that may not be opened. */
export const mayPrefetch = ({ onLine, connection }: Connection): boolean =>
  onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');

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
    if (!mayPrefetch(navigator)) return;
    const pattern = findPattern(pathname);
    if (pattern === undefined || asked.has(pattern)) return;
    asked.add(pattern);
    load(pattern).catch(() => asked.delete(pattern));
  };
};
