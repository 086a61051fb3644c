import { picturePaths } from '@binnen/contracts/api-paths';
import { refuseStrangePaths } from '@binnen/edge-kit/requests/request-limits';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { serveFromOrigin } from './serve-from-origin.ts';

const { picture, asset, findPicture } = picturePaths;

/** Whether a request is for a picture as pages show them. The API answers scripts of other sites, and who asks for the feed's own sizes. */
export const isPicture = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean => {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('origin')) return false;
  const { pathname, searchParams } = new URL(url);
  if (!/^\/(?:images\/[^/]+|assets)\/./.test(pathname) || pathname.startsWith(findPicture)) return false;
  return !searchParams.has('resize');
};

/** Pictures need nothing of the API, and are most of the requests: an isolate that begins with one evaluates no more. */
export const pictureFront = new Hono<EdgeEnv>();
for (const path of [picture, asset])
  pictureFront
    .use(path, async (c, next) => {
      await next();
      c.res.headers.append('vary', 'Origin');
    })
    .get(path, refuseStrangePaths, (c) => {
      const { origin = 'directus', path: rest } = c.req.param();
      return serveFromOrigin(c, { origin, path: rest, search: new URL(c.req.url).searchParams });
    });
