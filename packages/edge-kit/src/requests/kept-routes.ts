import { keepNewest } from '../tables/keep-newest.ts';
import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

const mostPaths = 2_000;
const mostLength = 200;

/**
 * Finds the handlers of a path once. Hono has a fast router, but it takes no path that is below another one's parameter, as
 * `/objects/archive/` is of `/objects/:city/:object`; the router that it has for these walks a tree for each request.
 */
export const createKeptRoutes = <T>(): Router<T> => {
  const router = new TrieRouter<T>();
  const known = new Map<string, Result<T>>();
  return {
    name: 'KeptRoutes',
    add: (...route) => router.add(...route),
    match: (method, path) => {
      const asked = `${method} ${path}`;
      const kept = known.get(asked);
      if (kept) return kept;
      const found = router.match(method, path);
      return asked.length > mostLength ? found : keepNewest(known, asked, found, mostPaths);
    },
  };
};
