import { inertPolicy } from '@binnen/edge-kit/headers/reply-headers';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { findClientFile } from '../releases/files/release-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const encoding = 'content-encoding';
/** Where a kept file has its encoding: the cache would decode a body that says it in its own header. */
const keptEncoding = 'x-kept-encoding';

const describe = (found: Headers): Headers => {
  const headers = new Headers(found);
  headers.set('cache-control', immutable);
  headers.set('access-control-allow-origin', '*');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('vary', 'Accept-Encoding');
  // Without the "sandbox" of other replies: a worker's script passes its policy to the worker.
  headers.set('content-security-policy', inertPolicy);
  return headers;
};

/** The same body, with its encoding in another header. */
const moveEncoding = (
  body: ArrayBuffer | ReadableStream | null,
  given: Headers,
  from: string,
  to: string,
): Response => {
  const headers = new Headers(given);
  const value = headers.get(from);
  headers.delete(from);
  if (value !== null) headers.set(to, value);
  return new Response(body, { headers, encodeBody: 'manual' });
};

/** Cloudflare tells the Worker what itself takes, and beside it what the browser does. */
const takesBrotli = ({ cf, headers }: Request): boolean => {
  const taken = cf?.['clientAcceptEncoding'] ?? headers.get('accept-encoding');
  return (
    typeof taken === 'string' &&
    taken.split(',').some((each) => /^\s*br\s*(;|$)/.test(each) && !/;\s*q=0(\.0*)?\s*$/.test(each))
  );
};

/**
 * Client files of every release that is kept, and of the built-in composition. They never change, so the
 * data centre's cache keeps them.
 */
export const clientFileRoutes = new Hono<EdgeEnv>().get('/remotes/:remote/:version/:path{.+}', async (c) => {
  const { remote, version, path } = c.req.param();
  const asBrotli = takesBrotli(c.req.raw);
  const cache = await caches.open('client-files');
  const address = `/remotes/${remote}/${version}/${path}`;
  const key = new Request(new URL(address + (asBrotli ? '?br' : ''), 'https://client-files.internal'));
  const kept = await cache.match(key);
  if (kept) return moveEncoding(kept.body, kept.headers, keptEncoding, encoding);
  const published = await findClientFile(c.env, remote, version, path, asBrotli);
  const found = published ?? (await c.env.ASSETS.fetch(new URL(address, c.req.url)));
  if (!found.ok) throw new ProblemError('not-found', { detail: 'No release has this file.' });
  const bytes = await found.arrayBuffer();
  const headers = describe(found.headers);
  // The bytes of a built-in file were decoded as they were read.
  if (!published) headers.delete(encoding);
  const keeping = cache.put(key, moveEncoding(bytes, headers, encoding, keptEncoding));
  c.executionCtx.waitUntil(keeping);
  return new Response(bytes, { headers, encodeBody: 'manual' });
});
