import { composer } from '../../site/composer.ts';
import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { isSignatureOf } from '@binnen/edge-kit/hashes/hmac';
import { parseHex } from '@binnen/edge-kit/hashes/sha256';
import { readBrokers } from '../../listings/brokers.ts';
import { readBlog } from '../blogs/read-blog.ts';
import { readDirectusPage } from '../directus/pages.ts';
import { createContentSource, listReads, type ContentSource } from '../source/content-source.ts';
import { findTags, listSlugs, parseChange } from './change.ts';

const { path, reply } = apiCalls.webhook;

const mostBytes = 256 * 1024;

/** Older signatures are refused as replays. */
const toleranceSeconds = 300;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, compared in constant time. */
const isSigned = async (secret: string, header: string, body: string): Promise<boolean> => {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature || Math.abs(Date.now() / 1000 - Number(time)) > toleranceSeconds) return false;
  return isSignatureOf(secret, parseHex(signature), `${time}.${body}`);
};

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new ProblemError('bad-request', { detail: 'Send a JSON object.' });
  }
};

type Read = (source: ContentSource, refresh: boolean) => Promise<unknown>;

/**
 * Loads these tags' content anew, and the pages or blogs of these slugs, so that the next page that is rendered shows
 * it. Content that cannot be loaded now is loaded on the next request: the purge has made it stale already.
 */
const refreshContent = async (source: ContentSource, tags: string[], slugs: string[]): Promise<void> => {
  const reads: Read[] = [...listReads(tags)];
  if (tags.includes('pages') || tags.includes('page-list'))
    for (const slug of slugs) reads.push((from) => readDirectusPage(from, slug, true));
  // The list of brokers is on pages of homes, not on a page of the CMS.
  if (tags.includes('employees')) reads.push(readBrokers);
  if (tags.includes('blogs')) for (const slug of slugs) reads.push((from) => readBlog(from, slug, true));
  // One after the other, in the order of their modules: what is made from others would get their old values meanwhile.
  for (const read of reads) await read(source, true).catch(() => {});
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
