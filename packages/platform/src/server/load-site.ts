import { createPageMatcher } from './match-page.ts';
import { createEndpointRoute, createPageRoute } from '../drawing/page-route.ts';
import type { Remotes } from './render-context.ts';
import { findErrorPage } from '../drawing/route-error-page.tsx';
import { createRootRoute, rootId } from '../drawing/root-route.ts';
import type { ServerShell } from '../shell/define-shell.ts';

/** All routes of a composition, with their pages' code. */
export const loadSite = async (remotes: Remotes, shell: ServerShell) => {
  const ErrorPage = findErrorPage(shell);
  const owners = new Map<string, string>();
  const loaded = await Promise.all(
    Object.entries(remotes).flatMap(([name, remote]) => {
      const pages = remote.pages;
      const endpoints = remote.endpoints ?? {};
      for (const pattern of [...Object.keys(pages), ...Object.keys(endpoints)]) owners.set(pattern, name);
      return [
        ...Object.entries(pages).map(async ([pattern, load]) =>
          createPageRoute(pattern, await load(), shell.middleware, ErrorPage),
        ),
        ...Object.entries(endpoints).map(async ([pattern, load]) =>
          createEndpointRoute(pattern, await load(), shell.middleware),
        ),
      ];
    }),
  );
  const own = Object.entries(shell.pages).map(([pattern, page]) =>
    createPageRoute(pattern, page, shell.middleware, ErrorPage),
  );
  return {
    match: createPageMatcher(createRootRoute(shell, [...loaded, ...own])),
    /** Whose loader a route has: a remote's, or the shell's. */
    ownerOf: (route: string): string => owners.get(route) ?? rootId,
  };
};
export type Site = Awaited<ReturnType<typeof loadSite>>;
