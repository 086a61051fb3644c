import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery, refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { postTypes, taxonomies } from '@binnen/upstreams/wordpress/client';
import { createContentSource } from '../source/content-source.ts';
import { ListQuerySchema, readWordPressList, selectItems } from './lists.ts';

const { path, reply } = apiCalls.wordpressList;

/**
 * WordPress' own paging: headers with the totals, and links to the previous and next page. The links are relative,
 * because a caller chooses the Host header and others would get it from the cache.
 */
const pagingHeaders = (
  url: URL,
  page: number,
  { total, totalPages }: { total: number; totalPages: number },
) => {
  const toPage = (number: number, rel: string) => {
    const search = new URLSearchParams(url.search);
    search.set('page', String(number));
    return `<${url.pathname}?${search}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [toPage(page - 1, 'prev')] : []),
    ...(page < totalPages ? [toPage(page + 1, 'next')] : []),
  ];
  return {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(totalPages),
    ...(links.length ? { link: links.join(', ') } : {}),
  };
};

/** The blog backend's lists, with its paths, shapes and paging headers; published content only, and sanitised. */
export const wordpressRoutes = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Posts, pages, categories and tags of the blog backend',
    description:
      'With its own paths, shapes and paging headers (`x-wp-total`, `x-wp-totalpages`, `link`). `resource` is posts, pages, categories or tags. Published content only, and cleaned.',
    tag: 'content',
    query: ListQuerySchema,
    reply,
    problems: ['not-found', 'upstream-unavailable'],
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
    const query = parseQuery(ListQuerySchema, c.req.query());
    const list = await readWordPressList(createContentSource(c.env, c.executionCtx), resource);
    const { items, ...totals } = selectItems(list.value, query);
    // As in WordPress, this is the caller's mistake and not our failure.
    if (!items) return refuseParameters([{ field: 'page', message: 'expected a page that exists' }]);
    setCacheHeaders(c, list);
    return c.json(items, 200, pagingHeaders(new URL(c.req.url), query.page, totals));
  },
);
