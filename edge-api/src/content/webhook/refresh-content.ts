import { readBlogCards, readTerms } from '../blogs/blog-cards.ts';
import { readBlog } from '../blogs/read-blog.ts';
import type { ContentSource } from '../content-source.ts';
import { readWordPressPages } from '../wordpress/text-pages.ts';
import { readAuthors, readEmployees, readLenders, readPackages } from '../directus/firm.ts';
import { readTrust } from '../directus/trust.ts';
import { readMortgageTerms } from '../directus/mortgage-terms.ts';
import { readFrame } from '../directus/frame.ts';
import { readPageFields } from '../wordpress/page-fields.ts';
import { readDirectusPage, readPageIndex } from '../directus/pages.ts';
import { readLongTexts, readShortTexts, readSocials } from '../directus/texts.ts';

type Read = (source: ContentSource, refresh: boolean) => Promise<unknown>;

const readsByTag: Record<string, Read[]> = {
  texts: [readShortTexts, readLongTexts],
  socials: [readSocials],
  employees: [readEmployees],
  authors: [readAuthors],
  packages: [readPackages],
  trust: [readTrust],
  lenders: [readLenders],
  'mortgage-terms': [readMortgageTerms],
  frame: [readFrame],
  'page-fields': [readPageFields],
  pages: [readPageIndex, readWordPressPages],
  'page-list': [readPageIndex],
  'wordpress-pages': [readWordPressPages],
  blogs: [
    (source, refresh) => readTerms(source, 'categories', refresh),
    (source, refresh) => readTerms(source, 'tags', refresh),
    readBlogCards,
  ],
};

/**
 * Loads these tags' content anew, and the pages or blogs of these slugs, so that the next page that is rendered shows
 * it. Content that cannot be loaded now is loaded on the next request: the purge has made it stale already.
 */
export const refreshContent = async (
  source: ContentSource,
  tags: string[],
  slugs: string[],
): Promise<void> => {
  const reads = tags.flatMap((tag) => readsByTag[tag] ?? []);
  if (tags.includes('pages') || tags.includes('page-list'))
    for (const slug of slugs) reads.push((from) => readDirectusPage(from, slug, true));
  if (tags.includes('blogs')) for (const slug of slugs) reads.push((from) => readBlog(from, slug, true));
  await Promise.allSettled(reads.map((read) => read(source, true)));
};
