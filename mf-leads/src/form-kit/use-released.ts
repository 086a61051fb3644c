import { useEffect, useRef } from 'react';

/** A browser tells nobody that a press on a menu of its own ended: a key says so too. */
const ends = ['pointerup', 'pointercancel', 'keydown'];

/**
 * Resolves once no pointer is pressed. If the page moves between the press and the release of a button, the click
 * misses it: so fields that come and go wait for this.
 */
export const useReleased = (): (() => Promise<void>) => {
  const released = useRef(Promise.resolve());
  useEffect(() => {
    const press = () => {
      released.current = new Promise((resolve) => {
        const stop = new AbortController();
        // The click comes right after the release.
        const release = () => setTimeout(() => (stop.abort(), resolve()));
        for (const end of ends) window.addEventListener(end, release, { capture: true, signal: stop.signal });
      });
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, []);
  return () => released.current;
};
