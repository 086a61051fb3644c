import { drawWhole } from '../startup/draw-whole.ts';

/**
 * Moves the keyboard to a place of the page, as a browser does that follows a link to it: the next stop is the first one in
 * it, and a screen reader goes on there.
 */
const focusPlace = (place: Element): void => {
  if (!(place instanceof HTMLElement)) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // No stop of the keyboard by itself, and none afterwards.
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
};

/** The place in the page that a fragment of an address names. */
export const findPlace = (hash: string): Element | null => {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
};

/** Follows a link to a place in the page: scrolls there, and takes the keyboard along. */
export const goToPlace = (place: Element): void => {
  drawWhole();
  place.scrollIntoView();
  focusPlace(place);
};

/** Moves the keyboard to the title of the page that shows, or to the page, which is in the element of `contentId`. */
export const focusPage = (contentId: string): void => {
  const content = document.getElementById(contentId);
  const place = content?.querySelector('h1') ?? content;
  if (place) focusPlace(place);
};
