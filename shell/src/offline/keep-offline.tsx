import { routes } from '@binnen/contracts/routes';
import { useLocation } from '@binnen/platform';
import { useEffect } from 'react';

/** Long enough after a navigation that keeping the page disturbs nothing. Milliseconds. */
const quiet = 3_000;

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
    const timer = setTimeout(() => {
      const more = pathname === routes.favourites.href() ? listFavourites() : [];
      const keep = [...new Set([pathname + search, ...more])];
      void navigator.serviceWorker.ready
        .then((worker) => worker.active?.postMessage({ keep }))
        .catch(() => undefined);
    }, quiet);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  return null;
}
