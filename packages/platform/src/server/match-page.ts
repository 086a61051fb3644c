import type { Params } from '@binnen/platform';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageRoute } from '../drawing/page-route.ts';
import type { RootRoute } from '../drawing/root-route.ts';

export interface PageMatch {
  route: PageRoute | RootRoute;
  params: Params;
  pathname: string;
}

const maximum = 2_000;
/** No page's path is as long: anybody can make up many that are. */
const longest = 300;

/**
 * Matches paths against the composition's routes. React Router compiles and ranks every pattern each time it is asked;
 * which page a path leads to never changes within a composition, so the answer is kept.
 */
export const createPageMatcher = (tree: RootRoute): ((pathname: string) => PageMatch[]) => {
  const known = new Map<string, PageMatch[]>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found) return found;
    const matches = (matchRoutes([tree] as RouteObject[], pathname) as PageMatch[] | null) ?? [];
    if (pathname.length <= longest) known.set(pathname, matches);
    if (known.size > maximum) known.delete(known.keys().next().value!);
    return matches;
  };
};
