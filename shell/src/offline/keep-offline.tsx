import { routes } from '@binnen/contracts/routes';
import { firstMove } from '@binnen/platform/first-move';
import { useLocation } from '@binnen/platform';
import { useEffect } from 'react';
import { becomeIdle } from '@binnen/platform/idle';
import { loadKeptPages } from './use-kept-pages.ts';

/** A page is kept when it has all that it shows and the visitor does something with it, at an idle moment; at the latest after so many milliseconds. */
const latest = 1_000;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const whenQuiet = async (): Promise<void> => {
  // By then the page's code is here: it need not be fetched a second time.
  await firstMove();
  await loaded();
  await becomeIdle(latest);
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
    void loaded()
      .then(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    let stopped = false;
    const keepPage = async () => {
      await whenQuiet();
      if (stopped) return;
      const more = pathname === routes.favourites.href() ? listFavourites() : [];
      const keep = [...new Set([pathname + search, ...more])];
      const worker = await navigator.serviceWorker.ready;
      worker.active?.postMessage({ keep });
      await loadKeptPages();
    };
    keepPage().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [pathname, search]);

  return null;
}
