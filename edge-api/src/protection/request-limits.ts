import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';

/** The CDN refuses 16 kB. Ours are far shorter; a lead with a long message is the longest. */
const mostUrlLength = 12_000;
const mostParameters = 60;

const refuse = (detail: string): never => {
  throw new ProblemError('bad-request', { detail });
};

const checkPath = (pathname: string): void => {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return refuse('The path is not percent-encoded UTF-8.');
  }
  if (/[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(path))
    refuse('The path has characters or segments that no path of ours has.');
};

/** Refuses what nobody means: URLs that are endless, broken, or try to leave their folder. */
export const limitRequests: MiddlewareHandler<EdgeEnv> = (c, next) => {
  const { url } = c.req;
  if (url.length > mostUrlLength) refuse(`A URL has at most ${mostUrlLength} characters.`);
  const query = url.indexOf('?');
  if (query !== -1 && url.split('&', mostParameters + 1).length > mostParameters)
    refuse(`A URL has at most ${mostParameters} parameters.`);
  const path = query === -1 ? url : url.slice(0, query);
  // The URL is normalised already, so that what is plain cannot hold anything else.
  if (/[%\\]/.test(path)) checkPath(new URL(url).pathname);
  return next();
};
