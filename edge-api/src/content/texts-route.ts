import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { parseQuery } from '../parse-query.ts';
import { answerContent } from './answer-content.ts';
import { readTexts } from './directus/texts.ts';
import { RefreshSchema } from './query.ts';

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
