import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { KitEnv } from '../environment/env.ts';
import type { ProblemCode } from '../problems/codes.ts';
import { ProblemError } from '../problems/problem.ts';
import type { Check } from './refuse.ts';
import { wants } from './wants.ts';

/** The CDN refuses 16 kB. Our URLs are far shorter; a form with a long message is the longest. */
const mostUrlLength = 12_000;
const mostParameters = 60;

const refuse = (detail: string, code: ProblemCode = 'bad-request'): never => {
  throw new ProblemError(code, { detail });
};

/** Refuses very long URLs. Every proxy before us allows this length. */
export const limitRequests: Check = (c) => {
  const { url } = c.req;
  if (url.length > mostUrlLength) refuse(`A URL has at most ${mostUrlLength} characters.`);
  if (url.includes('?') && url.split('&', mostParameters + 1).length > mostParameters)
    refuse(`A URL has at most ${mostParameters} parameters.`);
};

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return refuse('The path is not percent-encoded UTF-8.');
  }
};

/** Refuses malformed paths and path traversal in calls. Pages have an error page for that. */
export const refuseStrangePaths: MiddlewareHandler<KitEnv> = (c, next) => {
  const path = c.req.url.split('?', 1)[0]!;
  // The URL is normalised already, so a plain path cannot hide anything.
  if (/[%\\]/.test(path) && /[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(decode(new URL(path).pathname)))
    refuse('The path has characters or segments that no path of ours has.');
  return next();
};

/** The claimed length is not trusted: the body is counted while it is read. `ofPages`: for who is answered by a page. */
export const limitBody =
  (most: number, ofPages = most): MiddlewareHandler<KitEnv> =>
  (c, next) => {
    const maxSize = wants(c, 'text/html') ? ofPages : most;
    const onError = () => refuse(`The body is at most ${maxSize} bytes.`, 'payload-too-large');
    return bodyLimit({ maxSize, onError })(c, next);
  };
