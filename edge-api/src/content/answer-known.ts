import { answerAgain } from '@binnen/edge-kit/caching/answer-cached';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { generationsHeader } from '@binnen/edge-kit/caching/generations';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';
import { secureReply } from '@binnen/edge-kit/headers/reply-headers';
import { chooseRequestId } from '@binnen/edge-kit/headers/request-id';

type Peek = (env: Bindings) => CachedResult<unknown> | undefined;

// By path; filled while modules load.
const peeks = new Map<string, Peek>();

/** Lets `answerKnown` answer a path whose answer depends on nothing but a piece of content. */
export const offerKnown = (path: string, peek: Peek): void => void peeks.set(path, peek);

const readPath = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

/**
 * The answer to a plain read of content that this isolate has in memory, to the last header that of the app: routing and
 * middleware take as long as all the rest of it. Null for every other request, such as one with a query, a condition or
 * from another site's page; and where requests are logged.
 */
export const answerKnown = (request: Request, env: Bindings): Response | null => {
  const peek = request.method === 'GET' ? peeks.get(readPath(request.url)) : undefined;
  if (!peek || env['LOG_REQUESTS'] === 'true') return null;
  const { headers: asked } = request;
  if (asked.has('origin') || asked.has('if-none-match')) return null;
  const result = peek(env);
  const response = result && answerAgain(result as CachedResult<object>);
  if (!response) return null;
  const { headers } = response;
  headers.delete(generationsHeader);
  headers.append('vary', 'Origin');
  secureReply(headers, parseConfig(env));
  // Workers' clock only moves with I/O, and there was none.
  headers.append('server-timing', 'edge;dur=0.0');
  headers.set('x-request-id', chooseRequestId(asked.get('x-request-id') ?? undefined));
  return response;
};
