import { createEntityTag } from '../headers/entity-tag.ts';
import { replyHeaders } from '../headers/security.ts';
import { formatCacheHeaders } from './cache-headers.ts';
import type { CachedResult } from './freshness.ts';

// By the value's identity: it goes when the cache drops the value. Nothing here is any visitor's.
const written = new WeakMap<object, { text: string; etag: string }>();

const write = async (value: object) => {
  const text = JSON.stringify(value);
  const entry = { text, etag: await createEntityTag(text) };
  written.set(value, entry);
  return entry;
};

/**
 * Answers a cached value as it is: its JSON and its ETag are made once, not for each request, and all headers are set
 * at once. Past Hono's own `c.json`, which sets them one by one.
 */
export const answerCached = async (result: CachedResult<object>): Promise<Response> => {
  const { text, etag } = written.get(result.value) ?? (await write(result.value));
  return new Response(text, {
    headers: {
      ...replyHeaders,
      'content-type': 'application/json',
      etag,
      ...formatCacheHeaders(result),
    },
  });
};
