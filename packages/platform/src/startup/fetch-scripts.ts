import { firstMove } from './first-move.ts';

/** Scripts wait no longer than this once the page is painted: a large picture shall not keep a page from being used. Milliseconds. */
const longest = 300;

/** Resolves at an event, or at once when it `has` been. */
export const happens = (target: EventTarget, event: string, has: boolean): Promise<unknown> =>
  new Promise((resolve) => (has ? resolve(null) : target.addEventListener(event, resolve)));

type Part = HTMLLinkElement | HTMLImageElement;

const isThere = (part: Part): boolean =>
  part instanceof HTMLImageElement ? part.complete : performance.getEntriesByName(part.href).length > 0;

/** Resolves when it is here, or cannot be had. */
export const arrived = (part: Part): Promise<void> =>
  new Promise((resolve) => {
    if (isThere(part)) return resolve();
    for (const end of ['load', 'error']) part.addEventListener(end, () => resolve());
  });

/**
 * Starts to fetch the scripts that the document names. Until then their preloads name a medium that matches nothing, so
 * a slow line carries styles, fonts and the first pictures first. `painted`: the page has been painted.
 */
export const fetchScripts = async (painted: Promise<void>): Promise<void> => {
  const first = document.querySelectorAll<Part>(
    'link[rel=stylesheet], link[rel=preload][as=font], img[fetchpriority=high]',
  );
  await Promise.race([
    Promise.all([...first].map(arrived)),
    painted.then(() => new Promise((resolve) => setTimeout(resolve, longest))),
    firstMove(),
  ]);
  for (const link of document.querySelectorAll('link[rel=preload][as=script][media]'))
    link.removeAttribute('media');
};

/** Starts to fetch the page's own code, which other code runs. */
export const preloadLate = (): void => {
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    link.dataset['hold'] = '';
    document.head.append(link);
  }
};
