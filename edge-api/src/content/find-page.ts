import type { Page } from '@binnen/contracts/content';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import type { ContentSource } from './source/content-source.ts';
import { readDirectusPage, readPageIndex } from './directus/pages.ts';
import { readWordPressPages } from './wordpress/text-pages.ts';

/**
 * A page of either CMS; the headless one goes first. The known slugs are checked before any call, so that made-up URLs
 * cost no call upstream and leave nothing in the cache. The answer has only the tags of the page itself, so that a
 * change of another page does not make it stale. Null: there is no such page. Rejects when neither CMS answers.
 */
export const findPage = async (
  source: ContentSource,
  slug: string,
  refresh = false,
): Promise<CachedResult<Page> | null> => {
  const [index, others] = await Promise.allSettled([
    readPageIndex(source, refresh),
    readWordPressPages(source, refresh),
  ]);
  // Without the list, a page that was read before may still be in the cache.
  if (index.status === 'rejected' || index.value.value.some((page) => page.slug === slug)) {
    const found = await readDirectusPage(source, slug, refresh);
    if (found.value) return { ...found, value: found.value };
  }
  if (others.status === 'rejected') throw others.reason;
  const page = others.value.value.find((each) => each.slug === slug);
  return page ? { ...others.value, value: page } : null;
};
