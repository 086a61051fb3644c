import type { Navigate } from '@binnen/platform';
import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type RouteObject,
} from 'react-router';
import { LoadingSlot } from '../frame/loading-house.tsx';
import { watchIntent } from './intent.ts';
import { keepScroll } from './keep-scroll.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { createPageRoute, describePattern, type PageRoute } from './page-route.ts';
import { createPrefetch } from './prefetch-links.ts';
import { createLazyRoute, describeRemotePage } from './remote-pages.ts';
import { createRootRoute } from './root-route.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { describeShown, followRouter, type Router } from './router-moments.ts';
import { shellPages } from './shell-pages.ts';
import type { Shown, Stage } from './site.tsx';
import { formatAddress, loadPage, type First, type FirstPage, type Tab } from './tab.ts';

export { RouteErrorPage } from './route-error-page.tsx';

/** The shell's own page at a path that no remote has claimed. */
export const findShellPage = (pathname: string): FirstPage => {
  const patterns = Object.keys(shellPages).map(describePattern);
  const match = matchRoutes(patterns as RouteObject[], pathname)?.at(-1);
  const pattern = match?.route.id ?? '*';
  return { pattern, params: match?.params ?? {}, page: shellPages[pattern]! };
};

const createRoutes = (tab: Tab, first: First | null): PageRoute[] => {
  const claimed = tab.composition.remotes.flatMap((remote) =>
    remote.patterns.map((pattern): PageRoute => {
      if (first?.page.pattern !== pattern) return createLazyRoute(tab, remote, pattern);
      // The page that is shown is here, or stays frozen.
      const { page } = first.page;
      return { ...describePattern(pattern), ...(page ? describeRemotePage(tab, page) : {}) };
    }),
  );
  const own = Object.entries(shellPages).map(([pattern, page]) =>
    createPageRoute(pattern, page, RouteErrorPage),
  );
  return [...claimed, ...own];
};

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

export interface Takeover {
  navigate: Navigate;
  /** What the router shows now. */
  shown: Shown;
  /** Loads the code of the page at an address, as a rule before its link is followed. */
  prefetch: (url: URL) => void;
  /** Shows every moment from now on. */
  connect: (stage: Stage) => void;
}

/**
 * React Router's data router takes over: from the first moment, or, where the document shows another page, from the
 * address alone.
 */
export const takeOver = async (tab: Tab, first: First | null): Promise<Takeover> => {
  const routes = createRoutes(tab, first);
  const { loaderData, errors } = first?.moment ?? {};
  // What `createBrowserRouter` does, without React Router's components, which do not draw here.
  const router = createRouter({
    routes: [createRootRoute(routes) as RouteObject],
    history: createBrowserHistory(),
    ...(first ? { hydrationData: { loaderData: loaderData!, errors: errors ?? null } } : {}),
    // A loader asks it for values by key, and nothing else.
    getContext: tab.createContext as never,
  }).initialize();
  const scroll = keepScroll(router);
  await waitForFirstPage(router);
  tab.hydrated = true;
  const start = router.state;
  const shown = describeShown(start, first?.moment);

  const navigate: Navigate = (to, options) => {
    if (typeof to === 'number') return router.navigate(to);
    tab.pendingUrl = formatAddress(to);
    tab.forget();
    return router.navigate(to, options);
  };
  const isFrozen = first?.page.page === null;
  const claimed = routes.filter(({ id }) => !(id in shellPages)) as RouteObject[];
  const findPattern = (path: string) => matchRoutes(claimed, path)?.at(-1)?.route.id;

  const loadCode = createPrefetch({
    findPattern,
    load: (pattern) =>
      loadPage(
        tab.composition.remotes.find(({ patterns }) => patterns.includes(pattern))!,
        pattern,
      ),
  });
  const prefetch = (url: URL) => {
    if (!isFrozen) loadCode(url);
  };

  return {
    navigate,
    shown,
    prefetch,
    connect: (stage) => {
      // The visitor may have gone to an anchor of the page meanwhile.
      if (first && shown.moment.location !== first.moment.location) stage.show(shown);
      followRouter(router, start, shown, stage, scroll);
      addEventListener('popstate', () => tab.forget());
      stage.setLateParts({ loading: <LoadingSlot /> });
      handleLinkClicks(navigate, (url) => !isFrozen && findPattern(url.pathname) !== undefined);
      watchIntent(prefetch);
      document.documentElement.dataset['hydrated'] = 'true';
    },
  };
};
