import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { answerContent } from './source/answer-content.ts';
import { readTexts } from './directus/texts.ts';
import { RefreshSchema } from './source/query.ts';

const { path, reply } = apiCalls.texts;

const QuerySchema = v.object({
  ...RefreshSchema.entries,
  versie: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'expected a version of the texts'))),
});

export const textsRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Short and long texts by key',
    description:
      'With the version that the texts have now, the reply may be kept for ever. With another one it has the texts of now, ' +
      'and is kept like any other.',
    tag: 'content',
    query: QuerySchema,
    reply,
    problems: ['upstream-unavailable'],
    examples: [{ path }],
  }),
  async (c) => {
    const { versie } = parseQuery(QuerySchema, c.req.query());
    let version: string | undefined;
    const response = await answerContent(c, async (source, refresh) => {
      const texts = await readTexts(source, refresh);
      version = texts.value.versie;
      return texts;
    });
    if (version === versie) response.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return response;
  },
);
