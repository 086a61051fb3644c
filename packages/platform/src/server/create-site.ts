import { createPageMatcher, type PageMatch } from './match-page.ts';
import {
  createEndpointRoute,
  createPageRoute,
  describePattern,
  type PageRoute,
} from '../drawing/page-route.ts';
import type { Remotes } from './render-context.ts';
import { findErrorPage } from '../drawing/route-error-page.tsx';
import { createRootRoute, rootId } from '../drawing/root-route.ts';
import type { Shell, ShellPages } from '../shell/define-shell.ts';

type SiteShell = ShellPages & Pick<Shell, 'middleware' | 'loadFrame' | 'FatalError'>;

/** All routes of a composition. A page's code is evaluated when its path is first asked for. */
export const createSite = (remotes: Remotes, shell: SiteShell) => {
  const ErrorPage = findErrorPage(shell);
  const owners = new Map<string, string>();
  const unloaded = new Map<string, () => Promise<PageRoute>>();
  const claim = (owner: string, pattern: string, load: () => Promise<PageRoute>): void => {
    owners.set(pattern, owner);
    unloaded.set(pattern, load);
  };
  for (const [name, remote] of Object.entries(remotes)) {
    for (const [pattern, load] of Object.entries(remote.pages))
      claim(name, pattern, async () => createPageRoute(pattern, await load(), shell.middleware, ErrorPage));
    for (const [pattern, load] of Object.entries(remote.endpoints ?? {}))
      claim(name, pattern, async () => createEndpointRoute(pattern, await load(), shell.middleware));
  }
  const own = Object.entries(shell.pages).map(([pattern, page]) =>
    createPageRoute(pattern, page, shell.middleware, ErrorPage),
  );
  const find = createPageMatcher(
    createRootRoute(shell, [...[...unloaded.keys()].map(describePattern), ...own]),
  );
  return {
    match: async (pathname: string): Promise<PageMatch[]> => {
      const matches = find(pathname);
      const route = matches.at(-1)?.route;
      const load = route && unloaded.get(route.id);
      if (load) {
        Object.assign(route, await load());
        unloaded.delete(route.id);
      }
      return matches;
    },
    /** Whose loader a route has: a remote's, or the shell's. */
    ownerOf: (route: string): string => owners.get(route) ?? rootId,
  };
};
export type Site = ReturnType<typeof createSite>;
