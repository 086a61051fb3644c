/** Events shortly before a visitor leaves a page; a touch begins with the first of them. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Milliseconds in which a visitor who comes into a field is answered first: what a field asks for has the line. */
const typing = 700;

/** The address of this site that the link or GET form at `target` leads to, or null. A link that opens a dialog leads nowhere. */
const findDestination = (target: EventTarget | null): URL | null => {
  const found = target instanceof Element ? target.closest('a[href], form') : null;
  let address: unknown;
  if (found instanceof HTMLFormElement) address = found.method === 'get' && found.action;
  else if (found instanceof HTMLAnchorElement && !found.hasAttribute('aria-haspopup')) address = found.href;
  return typeof address === 'string' && address.startsWith(`${location.origin}/`) ? new URL(address) : null;
};

/**
 * Calls `expect` at each sign that the visitor will go to an address of this site, of which the focus so far is one; returns
 * how to stop that.
 */
export const watchIntent = (expect: (url: URL) => void): (() => void) => {
  const stop = new AbortController();
  const notice = ({ target }: Pick<Event, 'target'>) => {
    const url = findDestination(target);
    if (!url) return;
    if (target instanceof HTMLInputElement) setTimeout(expect, typing, url);
    else expect(url);
  };
  for (const sign of signs)
    document.addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal });
  queueMicrotask(() => notice({ target: document.activeElement }));
  return () => stop.abort();
};

/** Resolves with the address of the visitor's next page, at the first sign of it. */
export const waitForIntent = (): Promise<URL> =>
  new Promise((resolve) => {
    const stop = watchIntent((url) => {
      stop();
      resolve(url);
    });
  });
