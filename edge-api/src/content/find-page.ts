import type { Page } from '@binnen/contracts/content';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import type { ContentSource } from './source/content-source.ts';
import { readDirectusPage, readPageIndex } from './directus/pages.ts';
import { readWordPressPages } from './wordpress/text-pages.ts';

/**
 * A page of either CMS; the headless one goes first, and the other is only read for what it does not have. The known slugs are
 * checked before any call, so that made-up URLs cost no call upstream and leave nothing in the cache. The answer has only the tags of the page itself, so that a
 * change of another page does not make it stale. Null: there is no such page. Rejects when neither CMS answers.
 */
export const findPage = async (
  source: ContentSource,
  slug: string,
  refresh = false,
): Promise<CachedResult<Page> | null> => {
  const index = await readPageIndex(source, refresh).catch(() => null);
  // Without the list, a page that was read before may still be in the cache.
  if (!index || index.value.some((page) => page.slug === slug)) {
    const found = await readDirectusPage(source, slug, refresh);
    if (found.value) return { ...found, value: found.value };
  }
  const others = await readWordPressPages(source, refresh);
  const page = others.value.find((each) => each.slug === slug);
  return page ? { ...others, value: page } : null;
};
