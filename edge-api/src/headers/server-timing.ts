import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';

/** How long the edge took, beside what a route measured itself. Workers' clock only moves with I/O. */
export const serverTiming: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const began = performance.now();
  await next();
  c.res.headers.append('server-timing', `edge;dur=${(performance.now() - began).toFixed(1)}`);
};
