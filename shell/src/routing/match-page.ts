import { matchRoutes, type DataRouteObject, type RouteMatch } from '@binnen/platform';

export type PageMatch = RouteMatch<string, DataRouteObject>;

const maximum = 2_000;

/**
 * Matches paths against the composition's routes. React Router compiles and ranks every pattern each time it is asked;
 * which page a path leads to never changes within a composition, so the answer is kept.
 */
export const createPageMatcher = (tree: DataRouteObject): ((pathname: string) => PageMatch[]) => {
  const known = new Map<string, PageMatch[]>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found) return found;
    const matches = matchRoutes([tree], pathname) ?? [];
    known.set(pathname, matches);
    if (known.size > maximum) known.delete(known.keys().next().value!);
    return matches;
  };
};
