import type { createBrowserRouter } from 'react-router';
import { drawWhole } from '../document/draw-whole.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const memory = 'react-router-scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(memory) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const findAnchor = (hash: string): Element | null => {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
};

/**
 * Remembers where the visitor scrolled to. The function that it returns scrolls when a page is there: to the top, to the
 * saved position on back, or to the anchor of a hash. It does what React Router's `<ScrollRestoration>` does, which needs
 * React Router's own provider round it.
 */
export const keepScroll = (router: Router): ((state: Router['state']) => void) => {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  router.enableScrollRestoration(positions, () => scrollY);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') positions[location.key] = scrollY;
    try {
      sessionStorage.setItem(memory, JSON.stringify(positions));
    } catch {
      // Where storage is blocked, the browser's own memory is all there is.
    }
    history.scrollRestoration = 'auto';
  });
  return ({ restoreScrollPosition, preventScrollReset, location: { hash } }) => {
    if (restoreScrollPosition === false) return;
    if (typeof restoreScrollPosition === 'number' || hash) drawWhole();
    if (typeof restoreScrollPosition === 'number') return scrollTo(0, restoreScrollPosition);
    const anchor = findAnchor(hash);
    if (anchor) return anchor.scrollIntoView();
    if (!preventScrollReset) scrollTo(0, 0);
  };
};
