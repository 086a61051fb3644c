import type { Context } from 'hono';
import { createEntityTag } from '../headers/entity-tag.ts';
import { replyHeaders } from '../headers/reply-headers.ts';
import type { CachedResult } from './freshness.ts';
import { generationsHeader } from './generations.ts';

type Source = Omit<CachedResult<unknown>, 'value'>;

/** Browsers and shared caches may use an answer for a minute at most: a purge cannot reach them. */
const mostSharedSeconds = 60;

/** RFC 9211: which cache answered, and whether the value was fresh. */
const formatCacheStatus = ({ state, ttlSeconds }: Source): string => {
  if (state === 'miss') return 'binnen-edge; fwd=uri-miss; stored';
  if (state === 'bypass') return 'binnen-edge; fwd=request; stored';
  return `binnen-edge; hit; ttl=${ttlSeconds}${state === 'stale' ? '; detail=stale' : ''}`;
};

const formatHeaders = (source: Source): Record<string, string> => {
  // `max-age` counts from when the data was loaded, as `Age` does.
  const seconds = source.ageSeconds + Math.min(Math.max(source.ttlSeconds, 0), mostSharedSeconds);
  return {
    age: String(source.ageSeconds),
    'cache-status': formatCacheStatus(source),
    [generationsHeader]: JSON.stringify(source.generations),
    'cache-control':
      source.state === 'bypass'
        ? 'no-cache'
        : `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
  };
};

/** Headers that say how old the data of a reply is, and for how long other caches may keep it. */
export const setCacheHeaders = (c: Context, source: Source): void => {
  for (const [name, value] of Object.entries(formatHeaders(source))) c.header(name, value);
};

interface Written {
  text: string;
  etag: string;
  /** The last answer's headers: answers of the same second have the same. */
  last?: { source: Source; headers: Headers };
}

// Keyed by the value's identity: an entry goes when the cache drops the value. Nothing here belongs to one visitor.
const written = new WeakMap<object, Written>();

const write = async (value: object): Promise<Written> => {
  const text = JSON.stringify(value);
  const entry = { text, etag: await createEntityTag(text) };
  written.set(value, entry);
  return entry;
};

/** How long the JSON is of a value that was an answer. */
export const measureAnswer = (value: object): number => written.get(value)?.text.length ?? 0;

const isSame = (one: Source, other: Source): boolean =>
  one.state === other.state &&
  one.ageSeconds === other.ageSeconds &&
  one.ttlSeconds === other.ttlSeconds &&
  one.generations === other.generations;

const findHeaders = (entry: Written, source: Source): Headers => {
  if (entry.last && isSame(entry.last.source, source)) return entry.last.headers;
  const { etag } = entry;
  const headers = new Headers({
    ...replyHeaders,
    'content-type': 'application/json',
    etag,
    ...formatHeaders(source),
  });
  entry.last = { source, headers };
  return headers;
};

/** The answer with a cached value that was an answer before. */
export const answerAgain = (result: CachedResult<object>): Response | undefined => {
  const entry = written.get(result.value);
  return entry && new Response(entry.text, { headers: findHeaders(entry, result) });
};

/**
 * Answers with a cached value. Its JSON and its ETag are made once, and its headers once a second: to copy headers takes
 * half the time of making them.
 */
export const answerCached = async (result: CachedResult<object>): Promise<Response> => {
  const entry = written.get(result.value) ?? (await write(result.value));
  return new Response(entry.text, { headers: findHeaders(entry, result) });
};
