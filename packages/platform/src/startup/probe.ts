import { hasReached } from './progress.ts';

/** Of those for which React hydrates, one that no browser acts on: Safari follows a link even for an `auxclick` that a script sends. */
const asked = 'dragend';

/**
 * Whether React has taken an element over. React hydrates a boundary whose code is here within an event that hits it, and stops
 * an event on its way to one whose code is not: so an event that nobody listens to is sent, and either arrives or does not.
 */
export const isReached = (element: Element): boolean => {
  if (!hasReached('page', 'listens')) return false;
  let arrives = false;
  const note = () => {
    arrives = true;
  };
  element.addEventListener(asked, note, true);
  element.dispatchEvent(new Event(asked, { bubbles: true }));
  element.removeEventListener(asked, note, true);
  // Hydration within the event may have drawn another in its place.
  return arrives && element.isConnected;
};
