import { useEffect, useRef } from 'react';

/** A browser tells nobody that a press on a menu of its own ended: a key says so too. */
const ends = ['pointerup', 'pointercancel', 'keydown'];

/**
 * Resolves once no pointer is pressed. If the page moves between the press and the release of a button, the click
 * misses it: so fields that come and go wait for this.
 */
export const useReleased = (): (() => Promise<void>) => {
  const isPressed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, pressed: boolean) =>
      window.addEventListener(type, () => (isPressed.current = pressed), {
        capture: true,
        signal: stop.signal,
      });
    listen('pointerdown', true);
    for (const end of ends) listen(end, false);
    return () => stop.abort();
  }, []);
  return () =>
    new Promise((resolve) => {
      if (!isPressed.current) return resolve();
      const stop = new AbortController();
      const { signal } = stop;
      // The click comes right after the release.
      const release = () => setTimeout(() => (stop.abort(), resolve()));
      for (const end of ends) window.addEventListener(end, release, { signal });
    });
};
