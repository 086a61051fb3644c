import { mark, unmark, whenUsable } from './progress.ts';

/** Milliseconds after which they come although the page cannot be used yet. */
const longest = 4_000;

/** Events that bring other pictures into view. A press does not, and waits for the scripts itself. */
const scrolls = ['scroll', 'wheel', 'touchmove'] as const;

/**
 * Pictures that are not needed at once wait until the page can be used, or the visitor scrolls: they would slow down
 * the scripts on a phone's line. The style sheet of pictures says which.
 */
export const holdPictures = (): void => {
  const stop = new AbortController();
  const release = () => {
    stop.abort();
    unmark('held');
  };
  mark('held');
  for (const scroll of scrolls)
    addEventListener(scroll, release, { capture: true, passive: true, signal: stop.signal });
  setTimeout(release, longest);
  void whenUsable().then(release);
};
