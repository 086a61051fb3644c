import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { logRequest } from '../logging/log-request.ts';
import { answerCondition } from './conditional.ts';
import { chooseRequestId } from './request-id.ts';
import { secureReply } from './security.ts';

/**
 * What every reply gets: an id, how long it took, the headers of a safe one, a 304 where that will do, a line in the
 * log. In one step, because each step of its own costs an answer from the cache a twentieth of its time.
 */
export const finishReplies: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const began = performance.now();
  const id = chooseRequestId(c.req.header('x-request-id'));
  c.set('requestId', id);
  await next();
  await answerCondition(c);
  const { headers } = c.res;
  secureReply(headers);
  // Workers' clock only moves with I/O.
  const milliseconds = performance.now() - began;
  headers.append('server-timing', `edge;dur=${milliseconds.toFixed(1)}`);
  headers.set('x-request-id', id);
  logRequest(c, milliseconds);
};
