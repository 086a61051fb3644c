import { apiCalls } from '@binnen/contracts/api-calls';
import type { Page } from '@binnen/contracts/content';
import { Hono } from 'hono';
import * as v from 'valibot';
import { composer } from '../site/composer.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { answerContent } from './source/answer-content.ts';
import { findPage } from './find-page.ts';
import { checkPlacedWidgets } from './placed-widgets.ts';
import { RefreshSchema, SlugSchema } from './source/query.ts';

const { path, reply } = apiCalls.page;

const QuerySchema = v.object({
  ...RefreshSchema.entries,
  alleen: v.optional(v.picklist(['kop'], 'expected "kop"')),
});

// A value's JSON is made once, and known by the value.
const findHead = oncePer((page: Page): Page => ({ ...page, banners: [] }));

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
