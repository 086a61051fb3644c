import { hydrated } from '../hydrated.ts';

/** Milliseconds after which they come although the page cannot be used yet. */
const longest = 4_000;

/** What brings others into view. A press does not, and waits for the scripts itself. */
const scrolls = ['scroll', 'wheel', 'touchmove'] as const;

/**
 * Pictures that are not needed at once wait until the page can be used, or the visitor scrolls: they would take a phone's line
 * from the scripts. The style sheet of pictures says which.
 */
export const holdPictures = (): void => {
  const root = document.documentElement;
  const stop = new AbortController();
  const release = () => {
    stop.abort();
    delete root.dataset['held'];
  };
  root.dataset['held'] = '';
  for (const scroll of scrolls)
    addEventListener(scroll, release, { capture: true, passive: true, signal: stop.signal });
  setTimeout(release, longest);
  void hydrated().then(release);
};
