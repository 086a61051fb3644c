import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';

/** The CDN refuses 16 kB. Ours are far shorter; a lead with a long message is the longest. */
const mostUrlLength = 12_000;
const mostParameters = 60;

/** Refuses what nobody means: URLs that are endless, broken, or try to leave their folder. */
export const limitRequests: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const { url } = c.req;
  if (url.length > mostUrlLength)
    throw new ProblemError('bad-request', { detail: `A URL has at most ${mostUrlLength} characters.` });
  const { pathname, searchParams } = new URL(url);
  if (searchParams.size > mostParameters)
    throw new ProblemError('bad-request', { detail: `A URL has at most ${mostParameters} parameters.` });
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    throw new ProblemError('bad-request', { detail: 'The path is not percent-encoded UTF-8.' });
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(path))
    throw new ProblemError('bad-request', {
      detail: 'The path has characters or segments that no path of ours has.',
    });
  await next();
};
