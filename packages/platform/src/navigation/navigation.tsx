import type { Navigate } from '@binnen/platform';
import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type RouteObject,
} from 'react-router';
import { findCanonicalPath } from '../protocol/canonical-path.ts';
import { keepScroll } from './keep-scroll.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { createPageRoute, describePattern, type PageRoute } from '../drawing/page-route.ts';
import { createLazyRoute, createSentRoute, describeRemotePage } from './remote-pages.ts';
import { askAgain } from '../startup/address-bar.ts';
import { hasRoom } from '../startup/connection.ts';
import { reach } from '../startup/progress.ts';
import { createRootRoute } from '../drawing/root-route.ts';
import { findErrorPage } from '../drawing/route-error-page.tsx';
import { describeShown, followRouter, type Router } from './router-moments.ts';
import { openRemotesBy, type OpenRemote } from '../federation/remote-loading.ts';
import type { LateShell, ShellPages } from '../shell/define-shell.ts';
import type { Stage } from '../tab/site.tsx';
import { formatAddress, loadPage, type First, type FirstPage, type Tab } from '../tab/tab.ts';

/** The shell's own page at a path that no remote has claimed. */
const findShellPage = (pages: ShellPages['pages'], pathname: string): FirstPage => {
  const patterns = Object.keys(pages).map(describePattern);
  const match = matchRoutes(patterns as RouteObject[], pathname)?.at(-1);
  const pattern = match?.route.id ?? '*';
  return { pattern, params: match?.params ?? {}, page: pages[pattern]! };
};

const createRoutes = (tab: Tab, pages: ShellPages, first: First | null): PageRoute[] => {
  const claimed = tab.composition.remotes.flatMap((remote) =>
    remote.patterns.map((pattern): PageRoute => {
      if (first?.page.pattern !== pattern) return createLazyRoute(tab, pages, remote, pattern);
      const { page, still } = first.page;
      if (still) return createSentRoute(tab, pages, remote, pattern);
      // The page that is shown is here, or stays frozen.
      return { ...describePattern(pattern), ...(page ? describeRemotePage(tab, pages, page) : {}) };
    }),
  );
  const own = Object.entries(pages.pages).map(([pattern, page]) =>
    createPageRoute(pattern, page, tab.shell.middleware, findErrorPage(pages)),
  );
  return [...claimed, ...own];
};

/** A file, or a page's path written in another way, which the server redirects. */
const isServers = (pathname: string): boolean =>
  /\.\w+$/.test(pathname) || findCanonicalPath(pathname) !== pathname;

type LatePages = Awaited<ReturnType<LateShell['loadPages']>>;

/** Resolves when the first navigation, with all its redirects, has led somewhere. */
const waitForFirstPage = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Module federation's runtime comes beside the router, and hosts what is navigated to. */
const loadHost = async ({ composition }: Tab): Promise<OpenRemote> => {
  const { hostRemotes } = await import(
    /* webpackChunkName: "federation" */ '../federation/federation-host.ts'
  );
  return hostRemotes(composition);
};

/**
 * React Router's data router takes over: from the first moment, or, where the document shows another page, from the
 * address alone.
 */
const takeOver = async (pages: LatePages, tab: Tab, first: First | null) => {
  openRemotesBy(loadHost(tab));
  const { shell } = tab;
  const routes = createRoutes(tab, pages, first);
  const { loaderData, errors } = first?.moment ?? {};
  // Before the router hears of it.
  addEventListener('popstate', () => {
    delete tab.pendingUrl;
    tab.forget();
    if (location.pathname !== router.state.location.pathname) askAgain();
  });
  // As `createBrowserRouter` does, without React Router's components, which do not draw here.
  const router = createRouter({
    routes: [createRootRoute(shell, routes) as RouteObject],
    history: createBrowserHistory(),
    ...(first ? { hydrationData: { loaderData: loaderData!, errors: errors ?? null } } : {}),
    // A loader asks it for values by key, and nothing else.
    getContext: tab.createContext as never,
  }).initialize();
  const scroll = keepScroll(router, shell.contentId);
  await waitForFirstPage(router);
  tab.hydrated = true;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') delete tab.pendingUrl;
  });
  const start = router.state;
  const shown = describeShown(shell, start, first?.moment);

  const navigate: Navigate = (to, options) => {
    if (typeof to === 'number') return router.navigate(to);
    tab.pendingUrl = formatAddress(to);
    tab.forget();
    return router.navigate(to, options);
  };
  const isFrozen = first?.page.page === null && !first.page.still;
  const claimed = routes.filter(({ id }) => !(id in pages.pages)) as RouteObject[];
  const findPattern = (path: string) => matchRoutes(claimed, path)?.at(-1)?.route.id;

  const asked = new Set<string>();
  /** Loads the code, never the data, of the page at an address, as a rule before its link is followed: each page's once. */
  const prefetch = ({ pathname }: URL): void => {
    const pattern = isFrozen || !hasRoom(navigator) ? undefined : findPattern(pathname);
    if (pattern === undefined || asked.has(pattern)) return;
    asked.add(pattern);
    const remote = tab.composition.remotes.find(({ patterns }) => patterns.includes(pattern))!;
    loadPage(remote, pattern).catch(() => asked.delete(pattern));
  };

  return {
    navigate,
    /** The router's current moment. */
    shown,
    prefetch,
    /** Shows every moment from now on. */
    connect: (stage: Stage): void => {
      // The visitor may have gone to an anchor of the page meanwhile.
      if (first && shown.moment.location !== first.moment.location) stage.show(shown);
      followRouter(shell, router, start, shown, stage, scroll);
      stage.setLateParts({ loading: <pages.Loading /> });
      handleLinkClicks(
        navigate,
        ({ pathname }) => !isFrozen && !isServers(pathname) && findPattern(pathname) !== undefined,
      );
      reach('page', 'router');
    },
  };
};

export type Takeover = Awaited<ReturnType<typeof takeOver>>;

/** The exports of the script of navigation. */
export const createNavigation = (pages: LatePages) => ({
  findShellPage: (pathname: string): FirstPage => findShellPage(pages.pages, pathname),
  takeOver: (tab: Tab, first: First | null): Promise<Takeover> => takeOver(pages, tab, first),
  ErrorPage: findErrorPage(pages),
});
export type NavigationScript = ReturnType<typeof createNavigation>;
