import { mark, unmark } from './progress.ts';

/** A document that comes sooner needs no house. Milliseconds. */
const soon = 300;
/** Then the link led to no document, but to a file to keep. Milliseconds. */
const longest = 8_000;

/** Says for style sheets that the next document is long under way, and no longer on a page that is come back to. */
export const markLeaving = (): void => {
  addEventListener('pagehide', () => unmark('leaving'));
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ canIntercept, destination, downloadRequest, signal }) => {
    if (!canIntercept || destination.sameDocument || downloadRequest !== null) return;
    const showing = setTimeout(() => mark('leaving'), soon);
    const end = () => {
      clearTimeout(showing);
      unmark('leaving');
    };
    setTimeout(end, longest);
    signal.addEventListener('abort', end);
  });
};
