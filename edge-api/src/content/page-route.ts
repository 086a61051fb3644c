import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findSeen } from '../previews/seen-composition.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { answerContent } from './answer-content.ts';
import { findPage } from './find-page.ts';
import { checkPlacedWidgets } from './placed-widgets.ts';
import { RefreshSchema, SlugSchema } from './query.ts';

const { path, reply } = apiCalls.page;

export const pageRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'A page with its banners',
    tag: 'content',
    query: RefreshSchema,
    reply,
    problems: ['page-not-found', 'upstream-unavailable'],
    examples: [{ path: '/content/pages/verkoop' }, { path: '/content/pages/bestaat-niet', status: 404 }],
  }),
  (c) =>
    answerContent(c, async (source, refresh) => {
      const slug = c.req.param('slug');
      const page = v.is(SlugSchema, slug) ? await findPage(source, slug, refresh) : null;
      if (!page) throw new ProblemError('page-not-found');
      return { ...page, value: checkPlacedWidgets(await findSeen(c), page.value) };
    }),
);
