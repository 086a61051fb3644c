import { useScrollRestoration } from '@binnen/platform';

/** Scrolls to the top after navigation, to the saved position on back, and to the anchor of a hash. */
export function KeepScroll() {
  useScrollRestoration();
  return null;
}
