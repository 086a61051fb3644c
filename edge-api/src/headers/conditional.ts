import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';

/** What a 304 must not repeat: it describes the body that is not there. */
const ofBody = ['content-length', 'content-type', 'content-encoding', 'content-language', 'content-range'];

const hash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Weak comparison, as `If-None-Match` wants it (RFC 9110 §13.1.2). */
const isMatch = (condition: string, tag: string): boolean =>
  condition.trim() === '*' || condition.split(',').some((one) => opaque(one) === opaque(tag));

/** Gives JSON replies a weak ETag, and answers 304 where the caller has what we would send. */
export const conditional: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  if (!['GET', 'HEAD'].includes(c.req.method) || c.res.status !== 200) return;
  if (!c.res.headers.has('etag') && c.res.headers.get('content-type')?.startsWith('application/json')) {
    const text = await c.res.text();
    const headers = new Headers(c.res.headers);
    headers.set('etag', `W/"${await hash(text)}"`);
    c.res = undefined;
    c.res = new Response(text, { status: 200, headers });
  }
  const tag = c.res.headers.get('etag');
  const condition = c.req.header('if-none-match');
  if (!tag || !condition || !isMatch(condition, tag)) return;
  const headers = new Headers(c.res.headers);
  for (const name of ofBody) headers.delete(name);
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
