import { routes } from '@binnen/contracts/routes';
import { firstMove } from '@binnen/design/first-move';
import { useLocation } from '@binnen/platform';
import { useEffect } from 'react';
import { loadKeptPages } from './use-kept-pages.ts';

/** A page is kept when it has all that it shows and the visitor does something with it, at an idle moment; at the latest after so many milliseconds. */
const latest = 1_000;

const whenQuiet = (work: () => void): (() => void) => {
  const stop = new AbortController();
  const wait = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => stop.signal.aborted || work(), { timeout: latest })
      : setTimeout(() => stop.signal.aborted || work(), latest);
  // Its code comes at the first move, too: by then it need not be fetched a second time.
  void firstMove().then(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: stop.signal });
  });
  return () => stop.abort();
};

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The homes on the favourites page: a visitor expects to find those offline too. */
const listFavourites = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${routes.offer.href()}/"]`)]
    .map((anchor) => anchor.pathname)
    .filter((path) => path.split('/').length === 4);

/**
 * Registers the service worker, and asks it to keep the page that is shown: a page that was reached by a link inside
 * the site never went through the worker as a document. Errors are ignored: offline is an extra.
 */
export function KeepOffline() {
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const register = () =>
      void navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    return () => removeEventListener('load', register);
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    return whenQuiet(() => {
      const more = pathname === routes.favourites.href() ? listFavourites() : [];
      const keep = [...new Set([pathname + search, ...more])];
      void navigator.serviceWorker.ready
        .then((worker) => {
          worker.active?.postMessage({ keep });
          return loadKeptPages();
        })
        .catch(() => undefined);
    });
  }, [pathname, search]);

  return null;
}
