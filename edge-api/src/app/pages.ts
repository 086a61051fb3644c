import type { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { isPicture, pictureFront } from '../pictures/front.ts';
import { front } from '../site/front.ts';
import { isPagePath, isRootFilePath } from '../site/page-paths.ts';
import { addChecks, createBase } from './checks.ts';

/** Pages, client files, those at the site's root and pictures, answered as the whole app does. `loadApi` is asked when a page has to be rendered. */
export const createPages = (loadApi: () => Promise<Hono<EdgeEnv>>): Hono<EdgeEnv> =>
  front.mountPages(addChecks(createBase()).route('/', pictureFront), loadApi);

/** Whether they answer a request; the whole app answers all others. */
export const isForPages = (request: Pick<Request, 'method' | 'url' | 'headers'>): boolean => {
  if (isPicture(request)) return true;
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { pathname } = new URL(url);
  return isPagePath(pathname) || isRootFilePath(pathname) || pathname.startsWith('/remotes/');
};
