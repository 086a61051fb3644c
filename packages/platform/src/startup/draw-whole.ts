import { isBack } from './first-move.ts';
import { mark } from './progress.ts';

/**
 * From now on the whole page is laid out, not only the parts near the visitor: a scroll to a place needs the true
 * heights of everything above it. Style sheets read the attribute.
 */
export const drawWhole = (): void => {
  mark('whole');
};

/** A document to whose place the browser itself returns: it was reloaded, or gone back to, or names an element. */
export const drawWholeOnReturn = (): void => {
  if (location.hash || isBack()) drawWhole();
};
