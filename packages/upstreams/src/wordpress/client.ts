import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { callUpstream, readUpstream } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';
import { parseItems } from '../calls/rows.ts';
import { AddressSchema, PostSchema, TermSchema, type Address, type Post, type Term } from './schemas.ts';

/** WordPress allows at most 100 a page. */
const maxPerPage = 100;
const maxPages = 50;
/** So many posts take WordPress seconds: what it embeds is a request of its own for each. */
const listDeadlineMs = 6_000;

export const postTypes = ['posts', 'pages'] as const;
export type PostType = (typeof postTypes)[number];
export const taxonomies = ['categories', 'tags'] as const;
export type Taxonomy = (typeof taxonomies)[number];

interface PageQuery {
  page: number;
  per_page: number;
}
/** A page of a list, or what has a slug. */
type WordPressQuery = PageQuery | { slug: string };

interface WordPressPage<T> {
  items: T[];
  /** `X-WP-TotalPages`. */
  totalPages: number;
}

const postFields =
  'id,date,date_gmt,modified,modified_gmt,slug,status,type,title,content,excerpt,author,featured_media,categories,tags,parent,menu_order,acf,_links,_embedded';
const termFields = 'id,count,description,name,slug,taxonomy,parent';
const addressFields = 'id,slug,link,count,content.protected';

const load = async <T>(
  env: KitBindings,
  resource: PostType | Taxonomy,
  query: WordPressQuery,
  schema: v.GenericSchema<unknown, T>,
  fields: string,
): Promise<WordPressPage<T>> => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  if (fields === postFields) search.set('_embed', 'author,wp:featuredmedia,wp:term');
  search.set('_fields', fields);
  const response = await callUpstream(env, {
    service: 'wordpress',
    url: `${parseConfig(env).WORDPRESS_URL}/wp-json/wp/v2/${resource}?${search}`,
    init: { headers: { accept: 'application/json' } },
    ...('page' in query ? { deadlineMs: listDeadlineMs } : {}),
  });
  const rows = await readJson(response, v.array(v.unknown()), 'wordpress');
  const totalPages = Number(response.headers.get('x-wp-totalpages')) || 1;
  const page = 'page' in query ? query.page : 1;
  if (rows.length === 0 && totalPages > 1 && page <= totalPages)
    throw new UpstreamError('wordpress', 'malformed', {
      detail: `page ${page} of ${totalPages} of ${resource} has no items`,
    });
  const items = parseItems('wordpress', resource, rows, schema, { mayBeNone: page > 1 });
  return { items, totalPages };
};

/** One page of published posts or pages; drafts and protected ones are left out even if WordPress sends them. */
export const loadPosts = async (
  env: KitBindings,
  type: PostType,
  query: WordPressQuery,
): Promise<WordPressPage<Post>> => {
  const page = await load(env, type, query, PostSchema, postFields);
  return {
    ...page,
    items: page.items.filter((post) => post.status === 'publish' && !post.content.protected),
  };
};

export const loadTerms = (
  env: KitBindings,
  taxonomy: Taxonomy,
  query: WordPressQuery,
): Promise<WordPressPage<Term>> => load(env, taxonomy, query, TermSchema, termFields);

/** Everything, page by page. A new post moves the last of a page to the next, where it comes again. */
export const loadAll = async <T extends { id: number }>(
  loadPage: (query: PageQuery) => Promise<WordPressPage<T>>,
): Promise<T[]> => {
  const items = new Map<number, T>();
  for (let page = 1; page <= maxPages; page += 1) {
    const found = await loadPage({ page, per_page: maxPerPage });
    for (const item of found.items) items.set(item.id, item);
    if (page >= found.totalPages) break;
  }
  return [...items.values()];
};

/** The addresses of the blog backend's posts, pages or terms, however its permalinks are set. */
export const loadAddresses = async (env: KitBindings, resource: PostType | Taxonomy): Promise<Address[]> => {
  const items = await loadAll((query) => load(env, resource, query, AddressSchema, addressFields));
  return items.filter(({ content }) => !content.protected);
};

const PageFieldsSchema = v.object({
  acf: v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())]),
});

/** The ACF options page. PHP writes an options page without fields as `[]`. */
export const loadPageFields = async (env: KitBindings): Promise<Record<string, unknown>> => {
  const url = `${parseConfig(env).WORDPRESS_URL}/wp-json/acf/v3/options/page_fields`;
  const init = { headers: { accept: 'application/json' } };
  const { acf } = await readUpstream(env, { service: 'wordpress', url, init }, PageFieldsSchema);
  return Array.isArray(acf) ? {} : acf;
};
