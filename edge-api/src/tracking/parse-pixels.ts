import type { Pixel } from '@binnen/contracts/tracking';

/** What a visit sends where no event is named. */
const defaultEvent = 'PageView';

/**
 * `*=1234 /wooncontinuplan=5678:Lead /contact=9012:-` → a pixel for every route, one of its own for `/wooncontinuplan`
 * with another event than `PageView`, and one for `/contact` that only is there. An invalid entry is left out: a tracker
 * must not break the site.
 */
export const parsePixels = (text: string): Pixel[] =>
  text.split(/\s+/).flatMap((entry) => {
    const [, path, id, event = defaultEvent] =
      /^(\*|\/[^=\s]*)=(\d{5,20})(?::([A-Za-z]{2,40}|-))?$/.exec(entry) ?? [];
    return path && id ? [{ path, id, event: event === '-' ? null : event }] : [];
  });
