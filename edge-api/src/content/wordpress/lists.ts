import {
  loadAll,
  loadPosts,
  loadTerms,
  type PostType,
  type Taxonomy,
} from '@binnen/upstreams/wordpress/client';
import type { Post, Term } from '@binnen/upstreams/wordpress/schemas';
import { ids, whole } from '@binnen/edge-kit/requests/query-values';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import { readContent, type ContentSource } from '../source/content-source.ts';
import { SlugSchema } from '../source/query.ts';
import { readBlogLinks } from '../blogs/blog-links.ts';
import { formatPlainText } from '@binnen/upstreams/html/plain-text';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

type Resource = PostType | Taxonomy;

const cleanPost = (origin: string, links: SiteLinks, post: Post) => {
  const media = post._embedded['wp:featuredmedia']?.[0];
  const picture = links.image(media?.source_url);
  const isPage = post.type === 'page';
  const path = isPage ? `/${post.slug}` : `/blogs/${post.slug}`;
  const html = (rendered: string) => ({ rendered: sanitiseHtml(links, rendered), protected: false });
  return {
    id: post.id,
    date: post.date,
    date_gmt: post.date_gmt,
    modified: post.modified,
    modified_gmt: post.modified_gmt,
    slug: post.slug,
    status: post.status,
    type: post.type,
    link: `${origin}${path}`,
    title: { rendered: formatPlainText(post.title.rendered) },
    content: html(post.content.rendered),
    excerpt: html(post.excerpt.rendered),
    author: post.author,
    featured_media: post.featured_media,
    ...(isPage
      ? { parent: post.parent ?? 0, menu_order: post.menu_order ?? 0 }
      : { categories: post.categories, tags: post.tags }),
    _embedded: {
      author: post._embedded.author ?? [],
      'wp:featuredmedia':
        media && picture ? [{ id: media.id, source_url: picture, alt_text: media.alt_text }] : [],
      'wp:term': [post._embedded['wp:term'] ?? []],
    },
  };
};

type Item = ReturnType<typeof cleanPost> | Term;

const loadList = async (source: ContentSource, resource: Resource): Promise<Item[]> => {
  if (resource === 'categories' || resource === 'tags')
    return loadAll((query) => loadTerms(source.env, resource, query));
  const [posts, links] = await Promise.all([
    loadAll((query) => loadPosts(source.env, resource, query)),
    readBlogLinks(source),
  ]);
  const { SITE_ORIGIN } = parseConfig(source.env);
  return posts.map((post) => cleanPost(SITE_ORIGIN, links, post));
};

/**
 * A whole list of the blog backend, sanitised, in its own order. The lists are cached whole: whatever a caller filters
 * by, the cache holds four entries and the blog backend gets no further call.
 */
export const readWordPressList = (source: ContentSource, resource: Resource) =>
  readContent<Item[]>(source, {
    key: `wp:${resource}`,
    tags: resource === 'pages' ? ['wordpress-pages', 'blogs'] : ['blogs'],
    load: () => loadList(source, resource),
  });

/** The parameters that we accept, and no others: no `context=edit`, no `status=draft`, no `_fields`. */
export const ListQuerySchema = v.object({
  page: v.optional(whole(1, 1000), '1'),
  per_page: v.optional(whole(1, 100), '10'),
  slug: v.optional(SlugSchema),
  /** An item that has one of them matches. */
  categories: v.optional(ids(20)),
  tags: v.optional(ids(20)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'expected at most 100 characters'))),
});

const textOf = (item: Item): string =>
  'name' in item ? item.name : `${item.title.rendered} ${item.content.rendered} ${item.excerpt.rendered}`;

/** Terms and pages have no categories: WordPress ignores a filter that a list does not know. */
const hasOne = (item: Item, terms: 'categories' | 'tags', wanted: number[] | undefined): boolean =>
  !wanted || !('categories' in item) || item[terms].some((id) => wanted.includes(id));

/** A page of a list, filtered as WordPress filters; `items` is null for a page of posts beyond the last. */
export const selectItems = (
  list: Item[],
  { page, per_page, slug, categories, tags, search }: v.InferOutput<typeof ListQuerySchema>,
): { items: Item[] | null; total: number; totalPages: number } => {
  const words = search?.toLowerCase();
  const found = list.filter(
    (item) =>
      (!slug || item.slug === slug) &&
      hasOne(item, 'categories', categories) &&
      hasOne(item, 'tags', tags) &&
      (!words || textOf(item).toLowerCase().includes(words)),
  );
  const totalPages = Math.ceil(found.length / per_page);
  const isPosts = list.some((item) => !('name' in item));
  const beyond = isPosts && page > Math.max(1, totalPages);
  const items = beyond ? null : found.slice((page - 1) * per_page, page * per_page);
  return { items, total: found.length, totalPages };
};
