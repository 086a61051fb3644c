/** Events shortly before a visitor leaves a page; a touch begins with the first of them. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What is answered first: a field asks for suggestions, a button shows something. */
const asks = 'input, button[aria-controls]';

/** Milliseconds in which that has the line and the processor. */
const answering = 700;

/** A link, a GET form, and a button that shows what follows it. A link that opens a dialog leads nowhere. */
const ways = 'a[href]:not([aria-haspopup]), form:not([method=post], [method=dialog]), button[aria-controls]';

/**
 * The address of this site that the way at `target` leads to, or null. A button leads to the first link that it shows, where
 * that keeps the visitor's place: such links follow each other.
 */
const findDestination = (target: Element): URL | null => {
  const found = target.closest(ways);
  const way = found?.ariaControlsElements?.[0]?.querySelector('a[data-keep-scroll]') ?? found;
  const address = String(
    way instanceof HTMLFormElement ? way.action : way instanceof HTMLAnchorElement && way.href,
  );
  return address.startsWith(`${location.origin}/`) ? new URL(address) : null;
};

/** Calls `expect` at each sign that the visitor will go to an address of this site, of which the focus so far is one. */
export const watchIntent = (expect: (url: URL) => void): void => {
  const notice = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element)) return;
    const url = findDestination(target);
    if (url) setTimeout(expect, target.closest(asks) ? answering : 0, url);
  };
  for (const sign of signs) document.addEventListener(sign, notice, true);
  queueMicrotask(() => notice({ target: document.activeElement }));
};
