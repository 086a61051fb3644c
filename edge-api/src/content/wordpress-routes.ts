import { Hono } from 'hono';
import * as v from 'valibot';
import { setCacheHeaders } from '../caching/cached.ts';
import { parseConfig, type EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import {
  loadPosts,
  loadTerms,
  postTypes,
  taxonomies,
  type PostType,
  type Taxonomy,
  type WordPressPage,
} from '../upstreams/wordpress/client.ts';
import type { Post } from '../upstreams/wordpress/schemas.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import { createContentSource, readContent, type ContentSource } from './content-source.ts';
import { formatPlainText } from './plain-text.ts';
import { parseQuery, SlugSchema, whole } from './request.ts';
import { sanitiseHtml } from './sanitise.ts';

const ids = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,19}$/, 'expected ids, separated by commas')),
);

/** The parameters that we take, and no others: no `context=edit`, no `status=draft`, no `_fields`. */
const QuerySchema = v.object({
  page: whole(1, 1000, 1),
  per_page: whole(1, 100, 10),
  slug: v.optional(SlugSchema),
  categories: ids,
  tags: ids,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'expected at most 100 characters'))),
});
type Query = v.InferOutput<typeof QuerySchema>;

const cleanPost = ({ links, env }: ContentSource, post: Post) => {
  const { SITE_ORIGIN } = parseConfig(env);
  const media = post._embedded['wp:featuredmedia']?.[0];
  const picture = links.image(media?.source_url);
  const path = post.type === 'page' ? `/${post.slug}` : `/blogs/${post.slug}`;
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
    link: `${SITE_ORIGIN}${path}`,
    title: { rendered: formatPlainText(post.title.rendered) },
    content: html(post.content.rendered),
    excerpt: html(post.excerpt.rendered),
    author: post.author,
    featured_media: post.featured_media,
    ...(post.type === 'page'
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

/** WordPress refuses what it cannot do, such as a page beyond the last: the caller's mistake, not a fault of ours. */
const refuse = (error: unknown): never => {
  if (error instanceof UpstreamError && error.status === 400)
    throw new ProblemError('invalid-parameter', {
      errors: [{ field: 'page', message: 'expected a page that exists' }],
    });
  throw error;
};

const loadList = async (
  source: ContentSource,
  resource: PostType | Taxonomy,
  query: Query,
): Promise<WordPressPage<object>> => {
  if (resource === 'categories' || resource === 'tags') return loadTerms(source.env, resource, query);
  const page = await loadPosts(source.env, resource, query);
  return { ...page, items: page.items.map((post) => cleanPost(source, post)) };
};

/** WordPress' own way to page: headers with the totals, and links to the pages beside this one. */
const pagingHeaders = (url: URL, query: Query, { total, totalPages }: WordPressPage<object>) => {
  const toPage = (page: number, rel: string) => {
    const search = new URLSearchParams(url.search);
    search.set('page', String(page));
    return `<${url.origin}${url.pathname}?${search}>; rel="${rel}"`;
  };
  const links = [
    ...(query.page > 1 ? [toPage(query.page - 1, 'prev')] : []),
    ...(query.page < totalPages ? [toPage(query.page + 1, 'next')] : []),
  ];
  return {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(totalPages),
    ...(links.length ? { link: links.join(', ') } : {}),
  };
};

/** The blog backend's lists, with its paths, shapes and paging headers; published content only, and cleaned. */
export const wordpressRoutes = new Hono<EdgeEnv>().get(
  '/wp-json/wp/v2/:resource',
  describeRoute({
    summary: 'Posts, pages, categories and tags of the blog backend',
    description:
      'With its own paths, shapes and paging headers (`x-wp-total`, `x-wp-totalpages`, `link`). `resource` is posts, pages, categories or tags. Published content only, and cleaned.',
    tag: 'content',
    query: QuerySchema,
    reply: v.array(v.looseObject({ id: v.number(), slug: v.string() })),
    problems: ['invalid-parameter', 'not-found', 'upstream-unavailable'],
    examples: [
      { path: '/wp-json/wp/v2/posts?per_page=5' },
      { path: '/wp-json/wp/v2/categories' },
      { path: '/wp-json/wp/v2/posts?per_page=101', status: 400 },
      { path: '/wp-json/wp/v2/users', status: 404 },
    ],
  }),
  async (c) => {
    const resource = [...postTypes, ...taxonomies].find((name) => name === c.req.param('resource'));
    if (!resource) throw new ProblemError('not-found');
    const query = parseQuery(c, QuerySchema);
    const source = createContentSource(c.env, c.executionCtx);
    const load = () => loadList(source, resource, query).catch(refuse);
    // What visitors type is endless: a search is asked, not kept.
    const result = query.search
      ? { value: await load(), state: 'bypass' as const, ageSeconds: 0, ttlSeconds: 0 }
      : await readContent(source, {
          key: `wp:${resource}:${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
          tags: [resource === 'pages' ? 'pages' : 'blogs'],
          load,
        });
    setCacheHeaders(c, result);
    return c.json(result.value.items, 200, pagingHeaders(new URL(c.req.url), query, result.value));
  },
);
