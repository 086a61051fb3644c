import { Hono } from 'hono';
import { findClientFile } from '../releases/files/release-files.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { inertPolicy } from '@binnen/edge-kit/headers/reply-headers';
import { ProblemError } from '@binnen/edge-kit/problems/problem';

const immutable = 'public, max-age=31536000, immutable';

const withHeaders = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set('cache-control', immutable);
  headers.set('access-control-allow-origin', '*');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  // Without the "sandbox" of other replies: a worker's script passes its policy to the worker.
  headers.set('content-security-policy', inertPolicy);
  return new Response(response.body, { status: response.status, headers });
};

/**
 * Client files of every release that is kept, and of the built-in composition. They never change, so the
 * data centre's cache keeps them.
 */
export const clientFileRoutes = new Hono<EdgeEnv>().get('/remotes/:remote/:version/:path{.+}', async (c) => {
  const { remote, version, path } = c.req.param();
  const cache = await caches.open('client-files');
  const key = new Request(new URL(`/remotes/${remote}/${version}/${path}`, 'https://client-files.internal'));
  const kept = await cache.match(key);
  // A cached response is immutable, and the edge adds headers to every answer.
  if (kept) return new Response(kept.body, kept);
  const published = await findClientFile(c.env, remote, version, path);
  const found =
    published ?? (await c.env.ASSETS.fetch(new URL(`/remotes/${remote}/${version}/${path}`, c.req.url)));
  if (!found.ok) throw new ProblemError('not-found', { detail: 'No release has this file.' });
  const response = withHeaders(found);
  c.executionCtx.waitUntil(cache.put(key, response.clone()));
  return response;
});
