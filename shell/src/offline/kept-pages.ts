import { caches as names, isFresh } from './rules.ts';

/** A page that can be opened without a connection. */
export interface KeptPage {
  path: string;
  title: string;
}

/** How many are shown: the newest. */
const most = 8;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The title of a document that the edge wrote, without the site's name. */
export const readTitle = (html: string): string | undefined =>
  /<title>([^<]*)<\/title>/
    .exec(html)?.[1]
    ?.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/ \| Binnen[^|]*$/, '');

/** The pages that the service worker has kept, the newest first, by the title of each. */
export const listKept = async (): Promise<KeptPage[]> => {
  const cache = await globalThis.caches.open(names.pages);
  const requests = [...(await cache.keys())].reverse().slice(0, most);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const page = await cache.match(request, { ignoreVary: true });
      const title = page && isFresh(page) && readTitle(await page.text());
      return title ? [{ path: pathname + search, title }] : [];
    }),
  );
  return pages.flat();
};
