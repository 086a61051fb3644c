import type { Context } from 'hono';
import type { CachedResult } from './freshness.ts';
import { formatGenerations, generationsHeader } from './generations.ts';

type Freshness = Omit<CachedResult<unknown>, 'value'>;

/** Browsers and shared caches may use an answer for a minute at most: a purge cannot reach them. */
const mostSharedSeconds = 60;

/** RFC 9211: who answered, and how fresh it was. */
const formatCacheStatus = ({ state, ttlSeconds }: Freshness): string => {
  if (state === 'miss') return 'binnen-edge; fwd=uri-miss; stored';
  if (state === 'bypass') return 'binnen-edge; fwd=request; stored';
  return `binnen-edge; hit; ttl=${ttlSeconds}${state === 'stale' ? '; detail=stale' : ''}`;
};

export const formatCacheHeaders = (result: Freshness): Record<string, string> => {
  // `max-age` counts from when the data was loaded, as `Age` does.
  const seconds = result.ageSeconds + Math.min(Math.max(result.ttlSeconds, 0), mostSharedSeconds);
  return {
    age: String(result.ageSeconds),
    'cache-status': formatCacheStatus(result),
    [generationsHeader]: formatGenerations(result.generations),
    'cache-control':
      result.state === 'bypass'
        ? 'no-cache'
        : `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
  };
};

/** Says how old the data of a reply is, and for how long others may keep it. */
export const setCacheHeaders = (c: Context, result: Freshness): void => {
  for (const [name, value] of Object.entries(formatCacheHeaders(result))) c.header(name, value);
};
