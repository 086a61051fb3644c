export const scrollMemory = 'react-router-scroll-positions';

/** The scroll positions of this tab, by the key of the history's entry. */
export const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(scrollMemory) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/**
 * Scrolls to where the visitor was, in an entry that the router left: its browser was told not to. A visitor who scrolls sooner stays there.
 */
export const returnToPlace = (key: string): void => {
  if (history.scrollRestoration === 'auto') return;
  history.scrollRestoration = 'auto';
  if (!scrollY) scrollTo(0, readPositions()[key] ?? 0);
};
