import { readBrokers } from '../../listings/brokers.ts';
import { readBlog } from '../blogs/read-blog.ts';
import { listReads, type ContentSource } from '../source/content-source.ts';
import { readDirectusPage } from '../directus/pages.ts';

type Read = (source: ContentSource, refresh: boolean) => Promise<unknown>;

/**
 * Loads these tags' content anew, and the pages or blogs of these slugs, so that the next page that is rendered shows
 * it. Content that cannot be loaded now is loaded on the next request: the purge has made it stale already.
 */
export const refreshContent = async (
  source: ContentSource,
  tags: string[],
  slugs: string[],
): Promise<void> => {
  const reads: Read[] = [...listReads(tags)];
  if (tags.includes('pages') || tags.includes('page-list'))
    for (const slug of slugs) reads.push((from) => readDirectusPage(from, slug, true));
  // The list of brokers is on pages of homes, not on a page of the CMS.
  if (tags.includes('employees')) reads.push(readBrokers);
  if (tags.includes('blogs')) for (const slug of slugs) reads.push((from) => readBlog(from, slug, true));
  // One after the other, in the order of their modules: what is made from others would get their old values meanwhile.
  for (const read of reads) await read(source, true).catch(() => {});
};
