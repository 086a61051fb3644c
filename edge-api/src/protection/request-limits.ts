import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';

/** The CDN refuses 16 kB. Ours are far shorter; a lead with a long message is the longest. */
const mostUrlLength = 12_000;
const mostParameters = 60;

const refuse = (detail: string): never => {
  throw new ProblemError('bad-request', { detail });
};

/** Refuses URLs without end; the length is what every proxy before us allows anyway. */
export const limitRequests: MiddlewareHandler<EdgeEnv> = (c, next) => {
  const { url } = c.req;
  if (url.length > mostUrlLength) refuse(`A URL has at most ${mostUrlLength} characters.`);
  if (url.includes('?') && url.split('&', mostParameters + 1).length > mostParameters)
    refuse(`A URL has at most ${mostParameters} parameters.`);
  return next();
};

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return refuse('The path is not percent-encoded UTF-8.');
  }
};

/** Refuses calls that are broken or try to leave their folder. Pages have an error page for that. */
export const refuseStrangePaths: MiddlewareHandler<EdgeEnv> = (c, next) => {
  const path = c.req.url.split('?', 1)[0]!;
  // The URL is normalised already, so that what is plain cannot hold anything else.
  if (/[%\\]/.test(path) && /[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(decode(new URL(path).pathname)))
    refuse('The path has characters or segments that no path of ours has.');
  return next();
};

/** Whatever length a body claims to have: it is counted while it comes. */
export const limitBody = (maxSize: number): MiddlewareHandler<EdgeEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ProblemError('payload-too-large', { detail: `The body is at most ${maxSize} bytes.` });
    },
  });
