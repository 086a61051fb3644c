import type { Page } from '@binnen/contracts/content';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import type { ContentSource } from './source/content-source.ts';
import { isListed, mayHavePage, readDirectusPage, readPageIndex } from './directus/pages.ts';
import { readWordPressPages } from './wordpress/text-pages.ts';

/**
 * A page of either CMS; the headless one goes first, and the other is only read for what it does not have. The answer has only the
 * tags of the page itself, so that a change of another page does not make it stale. Null: there is no such page. Rejects when
 * neither CMS answers.
 */
export const findPage = async (
  source: ContentSource,
  slug: string,
  refresh = false,
): Promise<CachedResult<Page> | null> => {
  // A list that is at hand costs nothing; the page itself, which most visitors ask for, is one read.
  const index = refresh ? undefined : readPageIndex.peek(source.env);
  if (!index || isListed(index.value, slug)) {
    const found = await readDirectusPage(source, slug, refresh);
    // One that was taken away is stale, and gone as soon as the list is without it.
    if (found.value && (found.state !== 'stale' || (await mayHavePage(source, slug))))
      return { ...found, value: found.value };
  }
  const others = await readWordPressPages(source, refresh);
  const page = others.value.find((each) => each.slug === slug);
  return page ? { ...others, value: page } : null;
};
