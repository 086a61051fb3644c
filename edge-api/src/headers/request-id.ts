import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';

/** An id from outside is kept when it looks like one: it goes into logs and replies. */
const isId = (text: string | undefined): text is string => /^[\w-]{8,64}$/.test(text ?? '');

/** Names the request, in its reply (`x-request-id`), its problem document and its log lines. */
export const requestId: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = isId(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set('x-request-id', id);
};
