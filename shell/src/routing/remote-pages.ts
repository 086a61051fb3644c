import type { ClientComposition, ClientRemote } from '@binnen/contracts/composition';
import {
  matchRoutes,
  PageError,
  redirect,
  type LoaderFunction,
  type Page,
  type RouteObject,
} from '@binnen/platform';
import { claimReload } from './claim-reload.ts';
import { describeFailure } from './page-outcome.ts';
import { loadRemoteFace } from './remote-loading.ts';
import { describePage, describePattern } from './page-route.ts';

/** What this tab is doing: set up once, by `start`. */
export interface Tab {
  /** False while the page that the server rendered is being hydrated. */
  hydrated: boolean;
  /** Where the navigation under way leads. */
  pendingUrl?: string;
}

/** In the browser a missing page leads to its destination; a page load stays at the asked URL. */
const leadToDestination =
  (tab: Tab) =>
  (loader: LoaderFunction): LoaderFunction =>
  async (...args: Parameters<LoaderFunction>) => {
    try {
      return await loader(...args);
    } catch (error) {
      const { destination } = describeFailure(error);
      if (tab.hydrated && destination) throw redirect(destination);
      throw error;
    }
  };

export const loadPage = async (remote: ClientRemote, pattern: string): Promise<Page<never>> => {
  const face = await loadRemoteFace(remote);
  return face.pages[pattern]!();
};

/** The page loads as a document: its place in the tree stays empty, for the document goes. */
const leave = (load: () => void): Promise<never> => {
  load();
  return new Promise<never>(() => {});
};

/** Takes the place of a page whose code does not load: asks the server for the page, or shows an error when it just did. */
const createMissingPage = (tab: Tab): Page<never> => ({
  loader: () => {
    if (navigator.onLine && claimReload())
      return leave(() => location.assign(tab.pendingUrl ?? location.href));
    throw new PageError(500, 'The code of this page could not be loaded');
  },
  Component: () => null,
  meta: () => ({ title: '' }),
});

/** A page of a remote, its code loaded when a navigation needs it. */
export const createLazyRoute = (tab: Tab, remote: ClientRemote, pattern: string): RouteObject => ({
  ...describePattern(pattern),
  lazy: async () => {
    try {
      return describePage(await loadPage(remote, pattern), leadToDestination(tab));
    } catch (error) {
      console.warn(`${remote.name} could not be loaded`, error);
      return describePage(createMissingPage(tab));
    }
  },
});

/**
 * Loads the code of the page that the server rendered. False when it does not load, even after a reload: the page
 * then stays as the server sent it.
 */
export const loadFirstPage = async (
  tab: Tab,
  tree: RouteObject,
  composition: ClientComposition,
): Promise<boolean> => {
  const page = matchRoutes([tree], location.pathname)?.at(-1)?.route;
  const owner = composition.remotes.find((remote) => page?.id && remote.patterns.includes(page.id));
  if (!page?.id || !owner) return true;
  try {
    const module = await loadPage(owner, page.id);
    Object.assign(page, describePage(module, leadToDestination(tab)), { lazy: undefined });
    return true;
  } catch (error) {
    console.warn(`${owner.name} could not be loaded`, error);
    if (claimReload()) return leave(() => location.reload());
    Object.assign(page, { lazy: undefined, Component: () => null });
    return false;
  }
};
