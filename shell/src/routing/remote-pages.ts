import type { ClientRemote } from '@binnen/contracts/composition';
import { PageError, redirect, type LoaderFunction, type Page } from '@binnen/platform';
import { claimReload } from './claim-reload.ts';
import { describeFailure } from './page-outcome.ts';
import { describePage, describePattern, type PageRoute } from './page-route.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { leave, loadPage, type Tab } from './tab.ts';

/** In the browser a missing page leads to its destination; a page load stays at the asked URL. */
const leadToDestination =
  (tab: Tab) =>
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      const { destination } = describeFailure(error);
      if (tab.hydrated && destination) throw redirect(destination);
      throw error;
    }
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

/** A page of a remote whose code is here. */
export const describeRemotePage = (tab: Tab, page: Page<never>) =>
  describePage(page, RouteErrorPage, leadToDestination(tab));

/** A page of a remote, its code loaded when a navigation needs it. */
export const createLazyRoute = (
  tab: Tab,
  remote: ClientRemote,
  pattern: string,
): PageRoute & { lazy: () => Promise<object> } => ({
  ...describePattern(pattern),
  lazy: async () => {
    try {
      return describeRemotePage(tab, await loadPage(remote, pattern));
    } catch (error) {
      console.warn(`${remote.name} could not be loaded`, error);
      return describePage(createMissingPage(tab), RouteErrorPage);
    }
  },
});
