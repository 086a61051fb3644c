import { mark, unmark } from './progress.ts';

/** Then the link led to no document, but to a file to keep. Milliseconds. */
const longest = 8_000;

/** Says that the next document is under way, and no longer on a page that is come back to. */
export const markLeaving = (): void => {
  addEventListener('pageshow', ({ persisted }) => void (persisted && unmark('leaving')));
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ canIntercept, destination, downloadRequest, signal }) => {
    if (!canIntercept || destination.sameDocument || downloadRequest !== null) return;
    mark('leaving');
    const giveUp = setTimeout(() => unmark('leaving'), longest);
    signal.addEventListener('abort', () => {
      clearTimeout(giveUp);
      unmark('leaving');
    });
  });
};
