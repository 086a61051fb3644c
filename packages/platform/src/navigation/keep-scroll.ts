import { drawWhole } from '../startup/draw-whole.ts';
import { readPositions, scrollMemory } from '../tab/scroll-memory.ts';
import { findPlace, focusPage, goToPlace } from './focus-place.ts';
import type { Router } from './router-moments.ts';

/** For a part of a page that comes later than this nothing is scrolled. Milliseconds. */
const longest = 3_000;

/** Stays at a place while parts of the page come, until the visitor does something. */
const holdPlace = (top: number): void => {
  // At once: React looks what is in sight before it makes a transition.
  scrollTo(0, top);
  const stop = new AbortController();
  const { signal } = stop;
  // Above the place or below it: where the page was too short for it, it is found once it fits.
  const observer = new ResizeObserver(() => scrollTo(0, top));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  const end = () => stop.abort();
  setTimeout(end, longest);
  // `click`: a screen reader's press may be nothing else.
  for (const move of ['pointerdown', 'wheel', 'keydown', 'click'])
    addEventListener(move, end, { capture: true, passive: true, signal });
};

/**
 * Remembers where the visitor scrolled to. The function that it returns scrolls when a page is there: to the top, to the
 * saved position on back, or to the anchor of a hash, and takes the keyboard's focus along. It does what React Router's
 * `<ScrollRestoration>` does, which needs React Router's own provider round it.
 */
export const keepScroll = (router: Router, contentId: string): ((state: Router['state']) => void) => {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  router.enableScrollRestoration(positions, () => scrollY);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    history.scrollRestoration = 'manual';
    // Safari has let go of the place by now.
    scrollTo(0, positions[router.state.location.key] ?? scrollY);
    // The page that was under way came as a document: here it would stay under way.
    if (router.state.navigation.state !== 'idle') location.reload();
  });
  const write = () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') positions[location.key] = scrollY;
    try {
      sessionStorage.setItem(scrollMemory, JSON.stringify(positions));
    } catch {
      // If storage is blocked, only the browser's own memory is left.
    }
  };
  // A system that discards a hidden tab says nothing more.
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'hidden' && write()),
  );
  addEventListener('pagehide', () => {
    write();
    history.scrollRestoration = 'auto';
  });
  let shown = router.state.location.pathname;
  return ({ restoreScrollPosition, preventScrollReset, historyAction, location: { hash, pathname } }) => {
    const isOther = pathname !== shown;
    shown = pathname;
    if (restoreScrollPosition === false) return;
    if (typeof restoreScrollPosition === 'number') {
      drawWhole();
      if (isOther) focusPage(contentId);
      return holdPlace(restoreScrollPosition);
    }
    // The same page: the caller scrolled already, or the browser where it made the entry itself.
    if (!isOther && (preventScrollReset || historyAction === 'POP')) return;
    const place = findPlace(hash);
    if (place) return goToPlace(place);
    focusPage(contentId);
    if (!preventScrollReset) scrollTo(0, 0);
  };
};
