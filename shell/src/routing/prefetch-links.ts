/** A busy page prefetches at the latest this long after a link came into view. Milliseconds. */
export const idleTimeout = 2000;

interface Connection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor's connection has room for pages that they may never open. */
export const mayPrefetch = ({ onLine, connection }: Connection): boolean =>
  onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');

/** Those of header, page, footer and, once it is open, menu. Links of the top bar are on every page and are seldom followed. */
const links = ':is(#site-page, #site-menu) a[href^="/"]';

const whenIdle = (work: () => void) => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work, idleTimeout);
};

interface PrefetchOptions {
  /** The pattern of the page at `path`, or undefined when it is none of the composition's. */
  findPattern: (path: string) => string | undefined;
  /** Loads the code of a page. */
  load: (pattern: string) => Promise<unknown>;
}

/** Loads the code, never the data, of the pages that the links in view lead to: each page's once. */
export const prefetchLinks = ({ findPattern, load }: PrefetchOptions): void => {
  const asked = new Set<string>();
  const prefetch = (path: string) => {
    if (!mayPrefetch(navigator)) return;
    const pattern = findPattern(path);
    if (pattern === undefined || asked.has(pattern)) return;
    asked.add(pattern);
    load(pattern).catch(() => asked.delete(pattern));
  };

  let seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !mayPrefetch(navigator)) continue;
      observer.unobserve(target);
      // A link of a drawing has no `pathname`.
      whenIdle(() => prefetch(new URL(target.getAttribute('href') ?? '/', location.href).pathname));
    }
  });
  const look = () => {
    for (const anchor of document.querySelectorAll(links)) {
      if (seen.has(anchor)) continue;
      seen.add(anchor);
      observer.observe(anchor);
    }
  };

  let waiting = false;
  const lookSoon = () => {
    if (waiting) return;
    waiting = true;
    whenIdle(() => {
      waiting = false;
      look();
    });
  };
  lookSoon();
  new MutationObserver(lookSoon).observe(document.getElementById('root')!, {
    childList: true,
    subtree: true,
  });
  // What was passed by without a connection gets its turn.
  addEventListener('online', () => {
    observer.disconnect();
    seen = new WeakSet();
    lookSoon();
  });
};
