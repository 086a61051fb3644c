import { apiCalls } from '@binnen/contracts/api-calls';
import type { Page } from '@binnen/contracts/content';
import { Hono } from 'hono';
import * as v from 'valibot';
import { composer } from '../site/composer.ts';
import type { EdgeEnv } from '../environment/env.ts';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { answerContent } from './source/answer-content.ts';
import { readDirectusPage, readPageIndex } from './directus/pages.ts';
import { checkPlacedWidgets } from './placed-widgets.ts';
import type { ContentSource } from './source/content-source.ts';
import { RefreshSchema, SlugSchema } from './source/query.ts';
import { readWordPressPages } from './wordpress/text-pages.ts';

const { path, reply } = apiCalls.page;

const QuerySchema = v.object({
  ...RefreshSchema.entries,
  alleen: v.optional(v.picklist(['kop'], 'expected "kop"')),
});

// A value's JSON is made once, and known by the value.
const findHead = oncePer((page: Page): Page => ({ ...page, banners: [] }));

/**
 * A page of either CMS; the headless one goes first, and the other is only read for what it does not have. The known slugs are
 * checked before any call, so that made-up URLs cost no call upstream and leave nothing in the cache. The answer has only the tags of the page itself, so that a
 * change of another page does not make it stale. Null: there is no such page. Rejects when neither CMS answers.
 */
const findPage = async (
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

export const pageRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'A page with its banners',
    description: 'With `alleen=kop` without them, for pages that show the words above them alone.',
    tag: 'content',
    query: QuerySchema,
    reply,
    problems: ['page-not-found', 'upstream-unavailable'],
    examples: [{ path: '/content/pages/verkoop' }, { path: '/content/pages/bestaat-niet', status: 404 }],
  }),
  (c) =>
    answerContent(c, async (source, refresh) => {
      const { alleen } = parseQuery(QuerySchema, c.req.query());
      const slug = c.req.param('slug');
      const page = v.is(SlugSchema, slug) ? await findPage(source, slug, refresh) : null;
      if (!page) throw new ProblemError('page-not-found');
      if (alleen) return { ...page, value: findHead(page.value) };
      return { ...page, value: checkPlacedWidgets(await composer.findSeen(c), page.value) };
    }),
);
