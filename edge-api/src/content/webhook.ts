import { apiPaths } from '@binnen/contracts/api-paths';
import { Hono } from 'hono';
import * as v from 'valibot';
import { purgeTags } from '../caching/purge.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { limitBody } from '../protection/request-limits.ts';
import { createContentSource, type ContentSource } from './content-source.ts';
import { readPageIndex } from './directus/pages.ts';
import { refreshContent } from './refresh-content.ts';
import { SlugSchema } from './request.ts';

/** A signature older than this is a replay. */
const toleranceSeconds = 300;
const mostBytes = 256 * 1024;

/** What is cached of each collection of the headless CMS. */
const tagsByCollection: Record<string, string[]> = {
  shorttexts: ['texts'],
  longtexts: ['texts'],
  socials: ['socials'],
  employees: ['employees'],
  authors: ['authors'],
  packages: ['packages'],
  geldverstrekkers: ['lenders'],
  menu: ['frame'],
  footer: ['frame'],
  documents: ['frame'],
  pages: ['pages'],
  banners: ['pages'],
  directus_files: ['pages', 'employees', 'authors'],
};
/** … and of each type of the blog backend. */
const tagsByType: Record<string, string[]> = {
  post: ['blogs'],
  page: ['wordpress-pages'],
  category: ['blogs'],
  post_tag: ['blogs'],
  attachment: ['blogs'],
  options: ['page-fields'],
};

/** Ids or slugs of what was changed, where the CMS says so. */
const named = {
  keys: v.optional(v.fallback(v.array(v.unknown()), []), []),
  slug: v.optional(v.fallback(v.string(), ''), ''),
};
const DirectusSchema = v.object({ collection: v.string(), ...named });
const WordPressSchema = v.object({ type: v.string(), ...named });
const mostSlugs = 20;

interface Named {
  keys: unknown[];
  slug: string;
}

const listNames = ({ keys, slug }: Named): unknown[] => [...new Set([...(slug ? [slug] : []), ...keys])];

const listSlugs = (change: Named): string[] =>
  listNames(change)
    .filter((name): name is string => v.is(SlugSchema, name))
    .slice(0, mostSlugs);

/**
 * The tags of these pages alone, and of the lists that name them; undefined when one of the keys is no page that we
 * know: then it may be any page.
 */
const findPageTags = async (source: ContentSource, change: Named): Promise<string[] | undefined> => {
  const named = listNames(change);
  if (named.length === 0 || named.length > mostSlugs) return undefined;
  const pages = await readPageIndex(source).catch(() => undefined);
  const known = new Set<unknown>(pages?.value.map((page) => page.slug));
  return named.every((name) => known.has(name))
    ? ['page-list', ...named.map((name) => `page:${String(name)}`)]
    : undefined;
};

const readKind = (change: { collection: string } | { type: string }): string =>
  'collection' in change ? change.collection : change.type;

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, compared in constant time. */
const isSigned = async (secret: string, header: string, body: string): Promise<boolean> => {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature || Math.abs(Date.now() / 1000 - Number(time)) > toleranceSeconds) return false;
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, fromHex(signature), encode(`${time}.${body}`));
};

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new ProblemError('bad-request', { detail: 'Send a JSON object.' });
  }
};

/** Where the CMSes tell what was changed: what they name is read anew, and so are the pages that show it. */
export const webhookRoutes = new Hono<EdgeEnv>().post(
  apiPaths.webhook,
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
    reply: v.object({ tags: v.array(v.string()) }),
    problems: ['bad-request', 'unauthorized', 'not-found', 'payload-too-large'],
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
    const parsed = parseBody(body);
    const schema = cms === 'directus' ? DirectusSchema : WordPressSchema;
    const change = v.safeParse(schema, parsed);
    if (!change.success)
      throw new ProblemError('bad-request', { detail: 'Name what was changed: "collection" or "type".' });
    const source = createContentSource(c.env, c.executionCtx);
    const kind = readKind(change.output);
    const own = cms === 'directus' && kind === 'pages' && (await findPageTags(source, change.output));
    const names = own || ((cms === 'directus' ? tagsByCollection : tagsByType)[kind] ?? []);
    const tags = names.map((name) => `content:${name}`);
    if (tags.length > 0) {
      await purgeTags(c.env, tags);
      await refreshContent(source, names, listSlugs(change.output));
    }
    return c.json({ tags });
  },
);
