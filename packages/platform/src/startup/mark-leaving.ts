import { mark, unmark } from './progress.ts';

/** A document that comes sooner fades in, and a later one shows at once, after the house. Milliseconds. */
const soon = 300;
/** Then the link led to no document, but to a file to keep. Milliseconds. */
const longest = 8_000;

/** Says for style sheets that the next document is under way, or here, and no longer on a page that is come back to. */
export const markLeaving = (): void => {
  // The document before may fade into this one. When that cannot be, nobody has to know.
  document.activeViewTransition?.ready.catch(() => undefined);
  let since = -Infinity;
  addEventListener('pageswap', ({ viewTransition }) => {
    mark('left');
    // A picture of this page takes some 60 ms: a visitor who has waited waits no longer for it.
    if (performance.now() - since > soon) viewTransition?.skipTransition();
  });
  addEventListener('pagehide', () => {
    unmark('left');
    unmark('leaving');
  });
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ canIntercept, destination, downloadRequest, signal }) => {
    if (!canIntercept || destination.sameDocument || downloadRequest !== null) return;
    since = performance.now();
    const showing = setTimeout(() => mark('leaving'), soon);
    const end = () => {
      clearTimeout(showing);
      unmark('leaving');
    };
    setTimeout(end, longest);
    signal.addEventListener('abort', end);
  });
};
