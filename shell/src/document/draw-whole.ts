/**
 * From now on all of the page is laid out, and not only what is near the visitor: whoever scrolls to a place needs the true
 * heights of what is above it. Style sheets know the attribute.
 */
export const drawWhole = (): void => {
  document.documentElement.dataset['whole'] = '';
};

/** A document to whose place the browser itself returns: it was reloaded, or gone back to, or names an element. */
export const drawWholeOnReturn = (): void => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type === 'reload' || entry?.type === 'back_forward') drawWhole();
};
