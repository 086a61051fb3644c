import type { ClientRemote } from '../protocol/render-protocol.ts';
import { ApiError, PageError, redirect, type LoaderFunction, type Page } from '@binnen/platform';
import { claimReload } from '../tab/claim-reload.ts';
import { describeFailure } from '../drawing/page-outcome.ts';
import { describePage, describePattern, type PageRoute } from '../drawing/page-route.ts';
import { findErrorPage } from '../drawing/route-error-page.tsx';
import type { ShellPages } from '../shell/define-shell.ts';
import { askDocument, leaveForPage, loadPage, type Tab } from '../tab/tab.ts';

/** Whether a service worker may have kept the document. One that it sent itself is not asked for again. */
const mayBeKept = (tab: Tab): boolean => tab.hydrated && Boolean(navigator.serviceWorker?.controller);

/**
 * A link to a missing page leads to its destination. A page load and a way back stay at the asked URL, which the tab is at
 * already: a redirect would be one more entry of the tab's history, and none before it could be reached. A page that could
 * not be read loads as a document: it may be kept, without what a tab would read for it.
 */
const leadToDestination =
  (tab: Tab, pages: ShellPages) =>
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      // The visitor went elsewhere meanwhile.
      if (args.request.signal.aborted) throw error;
      if (error instanceof ApiError && error.code === 'unreachable' && mayBeKept(tab))
        return leaveForPage(tab);
      const { destination } = describeFailure(error, pages);
      if (destination && args.url.pathname !== location.pathname) throw redirect(destination);
      throw error;
    }
  };

/** Takes the place of a page whose code does not load: asks the server for the page, or shows an error when it just did. */
const createMissingPage = (tab: Tab): Page<never> => ({
  loader: ({ request: { signal } }) => {
    const { onLine } = navigator;
    if (!signal.aborted && (onLine ? claimReload() : mayBeKept(tab))) return leaveForPage(tab);
    throw new PageError(onLine ? 500 : 503, 'The code of this page could not be loaded');
  },
  Component: () => null,
  meta: () => ({ title: '' }),
});

/** A page of a remote whose code is here. */
export const describeRemotePage = (tab: Tab, pages: ShellPages, page: Page<never>) =>
  describePage(page, tab.shell.middleware, findErrorPage(pages), leadToDestination(tab, pages));

/** Code that takes longer may hang: the page comes as a document, which needs none. Milliseconds. */
const longest = 10_000;

/** … unless the visitor has gone elsewhere. */
const askLate = (tab: Tab, url?: string): void => {
  if (url && tab.pendingUrl === url) askDocument(tab);
};

const loadRemotePage = async (tab: Tab, pages: ShellPages, remote: ClientRemote, pattern: string) => {
  const late = setTimeout(askLate, longest, tab, tab.pendingUrl);
  try {
    return describeRemotePage(tab, pages, await loadPage(remote, pattern));
  } catch (error) {
    console.warn(`${remote.name} could not be loaded`, error);
    return describePage(createMissingPage(tab), tab.shell.middleware, findErrorPage(pages));
  } finally {
    clearTimeout(late);
  }
};

/** A page of a remote, its code loaded when a navigation needs it. */
export const createLazyRoute = (
  tab: Tab,
  pages: ShellPages,
  remote: ClientRemote,
  pattern: string,
): PageRoute & { lazy: () => Promise<object> } => ({
  ...describePattern(pattern),
  lazy: () => loadRemotePage(tab, pages, remote, pattern),
});

/**
 * The page that shows as the server sent it, without its code. A navigation to it, or to another of its pattern, loads that:
 * a `lazy` route would be loaded as soon as the router begins.
 */
export const createSentRoute = (
  tab: Tab,
  pages: ShellPages,
  remote: ClientRemote,
  pattern: string,
): PageRoute => {
  const ErrorBoundary = findErrorPage(pages);
  const handle = { ErrorBoundary, meta: () => ({ title: '' }) };
  return {
    ...describePattern(pattern),
    ErrorBoundary,
    handle,
    loader: async (args) => {
      const page = await loadRemotePage(tab, pages, remote, pattern);
      Object.assign(handle, page.handle);
      return page.loader?.(args) ?? null;
    },
  };
};
