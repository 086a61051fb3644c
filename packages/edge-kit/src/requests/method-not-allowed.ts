import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import type { KitContext } from '../environment/env.ts';
import { ProblemError } from '../problems/problem.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that a path has routes for. */
const createFindAllowed = (routes: RouterRoute[]) => {
  let router: TrieRouter<string> | undefined;
  return (path: string): string[] => {
    if (!router) {
      router = new TrieRouter();
      for (const route of routes)
        if (methods.includes(route.method)) router.add(route.method, route.path, route.method);
    }
    const found = methods.filter((method) => router!.match(method, path)[0].length > 0);
    return [...found, ...(found.includes('GET') ? ['HEAD'] : []), ...(found.length > 0 ? ['OPTIONS'] : [])];
  };
};

/** The reply when no route matches: OPTIONS, 405 with `Allow` where the path is known, else 404. */
export const answerUnmatched = (routes: RouterRoute[]) => {
  const findAllowed = createFindAllowed(routes);
  return (c: KitContext & Pick<Context, 'body'>): Response => {
    const allow = findAllowed(c.req.path).join(', ');
    if (allow && c.req.method === 'OPTIONS') return c.body(null, 204, { allow });
    if (allow)
      throw new ProblemError('method-not-allowed', { detail: `Allowed here: ${allow}.`, headers: { allow } });
    throw new ProblemError('not-found', { detail: 'The API has no such call. All calls are at /api.' });
  };
};
