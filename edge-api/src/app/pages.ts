import type { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { front } from '../site/front.ts';
import { isPagePath, isRootFilePath } from '../site/page-paths.ts';
import { addChecks, createBase } from './checks.ts';

/** Pages, client files and those at the site's root, answered as the whole app does. `loadApi` is asked when a page has to be rendered. */
export const createPages = (loadApi: () => Promise<Hono<EdgeEnv>>): Hono<EdgeEnv> =>
  front.mountPages(addChecks(createBase()), loadApi);

/** Whether they answer a request; the whole app answers all others. */
export const isForPages = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { pathname } = new URL(url);
  return isPagePath(pathname) || isRootFilePath(pathname) || pathname.startsWith('/remotes/');
};
