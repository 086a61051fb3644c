import { composer } from '../../site/composer.ts';
import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { createContentSource } from '../source/content-source.ts';
import { findTags, listSlugs, parseChange } from './change.ts';
import { refreshContent } from './refresh-content.ts';
import { isSigned } from './signature.ts';

const { path, reply } = apiCalls.webhook;

const mostBytes = 256 * 1024;

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new ProblemError('bad-request', { detail: 'Send a JSON object.' });
  }
};

/** The webhooks of the CMSes: the content that they name is loaded anew, and so are the pages that show it. */
export const webhookRoutes = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Tells that content was changed',
    description:
      'Sent by the CMSes themselves. The header `x-binnen-signature` holds `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of "<seconds>.<body>" under the shared secret, at most five minutes old. `collection` (headless CMS) or `type` (blog backend) names what is read anew; `keys` and `slug` name the pages or blogs: a page that is named by its slug leaves the others as they are.',
    tag: 'content',
    body: {
      schema: v.object({
        collection: v.optional(v.string()),
        type: v.optional(v.string()),
        keys: v.optional(v.array(v.unknown())),
        slug: v.optional(v.string()),
      }),
    },
    reply,
    problems: ['unauthorized', 'not-found'],
    examples: [{ path: '/content/webhook/directus', status: 401, body: '{"collection":"pages"}' }],
  }),
  limitBody(mostBytes),
  async (c) => {
    const cms = c.req.param('cms');
    if (cms !== 'directus' && cms !== 'wordpress') throw new ProblemError('not-found');
    const body = await c.req.text();
    const signature = c.req.header('x-binnen-signature') ?? '';
    if (!(await isSigned(parseConfig(c.env).WEBHOOK_SECRET, signature, body)))
      throw new ProblemError('unauthorized', { detail: 'The signature is missing, wrong or too old.' });
    const change = parseChange(cms, parseBody(body));
    if (!change)
      throw new ProblemError('bad-request', { detail: 'Name what was changed: "collection" or "type".' });
    const source = createContentSource(c.env, c.executionCtx);
    const names = await findTags(cms, source, change);
    const tags = names.map((name) => `content:${name}`);
    if (tags.length > 0) {
      await composer.purgeTags(c.env, tags);
      await refreshContent(source, names, listSlugs(change));
    }
    return c.json({ tags });
  },
);
