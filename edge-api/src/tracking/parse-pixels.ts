import type { Pixel } from '@binnen/contracts/tracking';

/**
 * `*=1234 /wooncontinuplan=5678:PageView` → a pixel for every route and one of its own for `/wooncontinuplan`, which
 * also reports the visit. An invalid entry is left out: a tracker must not break the site.
 */
export const parsePixels = (text: string): Pixel[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((entry) => {
      const match = /^(\*|\/[^=\s]*)=(\d{5,20})(?::([A-Za-z]{2,40}))?$/.exec(entry);
      return match ? [{ path: match[1]!, id: match[2]!, event: match[3] ?? null }] : [];
    });
