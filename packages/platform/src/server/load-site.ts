import { createPageMatcher, type PageMatch } from './match-page.ts';
import { createPageRoute } from '../drawing/page-route.ts';
import type { Remotes } from './render-context.ts';
import { findErrorPage } from '../drawing/route-error-page.tsx';
import { createRootRoute, rootId } from '../drawing/root-route.ts';
import type { ServerShell } from '../shell/define-shell.ts';

/** All routes of a composition, with their pages' code. */
export interface Site {
  match: (pathname: string) => PageMatch[];
  /** Whose loader a route has: a remote's, or the shell's. */
  ownerOf: (route: string) => string;
}

export const loadSite = async (remotes: Remotes, shell: ServerShell): Promise<Site> => {
  const ErrorPage = findErrorPage(shell);
  const claimed = Object.entries(remotes).flatMap(([name, remote]) =>
    Object.entries(remote.pages).map(([pattern, load]) => ({ name, pattern, load })),
  );
  const owners = new Map(claimed.map(({ name, pattern }) => [pattern, name]));
  const loaded = await Promise.all(
    claimed.map(async ({ pattern, load }) =>
      createPageRoute(pattern, await load(), shell.middleware, ErrorPage),
    ),
  );
  const own = Object.entries(shell.pages).map(([pattern, page]) =>
    createPageRoute(pattern, page, shell.middleware, ErrorPage),
  );
  return {
    match: createPageMatcher(createRootRoute(shell, [...loaded, ...own])),
    ownerOf: (route) => owners.get(route) ?? rootId,
  };
};
