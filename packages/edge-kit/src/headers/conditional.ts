import type { Context } from 'hono';
import type { KitEnv } from '../environment/env.ts';
import { createEntityTag, matchesEntityTag } from './entity-tag.ts';

/** A 304 must not repeat these: they describe a body that it does not have. */
const ofBody = ['content-length', 'content-type', 'content-encoding', 'content-language', 'content-range'];

/** Small texts only; a page gets its tag when it is kept. */
const isTagged = (type: string | null): boolean =>
  /^(application\/(json|xml|rss\+xml)|text\/(css|plain))\b/.test(type ?? '');

/**
 * Gives JSON and other small texts an ETag if they have none, and answers 304 when the caller already has this version.
 */
export const answerCondition = async (c: Context<KitEnv>): Promise<void> => {
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || c.res.status !== 200) return;
  let tag = c.res.headers.get('etag');
  if (!tag && isTagged(c.res.headers.get('content-type'))) {
    const text = await c.res.text();
    const headers = new Headers(c.res.headers);
    tag = await createEntityTag(text);
    headers.set('etag', tag);
    c.res = undefined;
    c.res = new Response(text, { status: 200, headers });
  }
  const condition = c.req.header('if-none-match');
  if (!tag || !condition || !matchesEntityTag(condition, tag)) return;
  const headers = new Headers(c.res.headers);
  for (const name of ofBody) headers.delete(name);
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
