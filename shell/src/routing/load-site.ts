import { createPageMatcher, type PageMatch } from './match-page.ts';
import { createPageRoute } from './page-route.ts';
import type { Remotes } from './render-context.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { createRootRoute } from './root-route.ts';
import { shellPages } from './shell-pages.ts';

/** All routes of a composition, with their pages' code. */
export interface Site {
  match: (pathname: string) => PageMatch[];
}

export const loadSite = async (remotes: Remotes): Promise<Site> => {
  const claimed = Object.values(remotes).flatMap((remote) => Object.entries(remote.pages));
  const loaded = await Promise.all(
    claimed.map(async ([pattern, load]) => createPageRoute(pattern, await load(), RouteErrorPage)),
  );
  const own = Object.entries(shellPages).map(([pattern, page]) =>
    createPageRoute(pattern, page, RouteErrorPage),
  );
  return { match: createPageMatcher(createRootRoute([...loaded, ...own])) };
};
