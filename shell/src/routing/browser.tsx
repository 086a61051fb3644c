import type { ClientComposition } from '@binnen/contracts/composition';
import { blocks, type DataBlock } from '@binnen/contracts/render';
import {
  apiContext,
  createApi,
  createBrowserRouter,
  createSiteStore,
  matchRoutes,
  NowContext,
  PostedFormContext,
  RouterContextProvider,
  RouterProvider,
  SiteContext,
  WidgetContext,
  widgetSourceContext,
  type DataRouteObject,
  type RouteObject,
} from '@binnen/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRead } from './browser-api.ts';
import { createBrowserWidgets } from './browser-widgets.ts';
import { claimReload } from './claim-reload.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { createPageRoute } from './page-route.ts';
import { registerComposition } from './remote-loading.ts';
import { createLazyRoute, loadFirstPage, loadPage, type Tab } from './remote-pages.ts';
import { contentId } from '../frame/frame.tsx';
import { createRootRoute } from './root-route.ts';
import { FrozenPageContext } from './site-layout.tsx';
import { shellPages } from './shell-pages.ts';

const readBlock = <T,>(id: string): T => JSON.parse(document.getElementById(id)!.textContent!) as T;

/** Runs the loaders on what the server read, so that hydration starts from the same data. */
const loadFirstData = async (tree: RouteObject, context: RouterContextProvider) => {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const url = new URL(location.href);
  const request = new Request(url);
  const matches = matchRoutes([tree as DataRouteObject], location.pathname) ?? [];
  const pattern = matches.at(-1)?.route.id ?? location.pathname;
  for (const { route, params } of matches) {
    if (typeof route.loader !== 'function') continue;
    try {
      loaderData[route.id] = await route.loader({ request, url, pattern, params, context });
    } catch (error) {
      errors[route.id] = error;
    }
  }
  return { loaderData, errors: Object.keys(errors).length ? errors : null };
};

/** Ends the task, so that a touch is answered before the next one begins. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the first navigation, with all its redirects, has led somewhere. */
const waitForFirstPage = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Hydrates the document that the edge sent, and takes over navigation. */
export const start = async (): Promise<void> => {
  await endTask();
  const composition = readBlock<ClientComposition>(blocks.composition);
  const block = readBlock<DataBlock>(blocks.data);
  registerComposition(composition);
  // A form that was posted without script leaves the tab at the address that it was posted to.
  if (block.path) history.replaceState(history.state, '', block.path);

  const tab: Tab = { hydrated: false };
  const { read, forget } = createBrowserRead(block);
  const createContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(read));
    context.set(widgetSourceContext, widgets);
    return context;
  };
  const widgets = createBrowserWidgets({
    composition,
    getContext: createContext,
    isHydrated: () => tab.hydrated,
    askDocument: () => {
      if (!claimReload()) return false;
      location.assign(tab.pendingUrl ?? location.href);
      return true;
    },
  });

  const pages = composition.remotes.flatMap((remote) =>
    remote.patterns.map((pattern) => createLazyRoute(tab, remote, pattern)),
  );
  const own = Object.entries(shellPages).map(([pattern, page]) => createPageRoute(pattern, page));
  const tree = createRootRoute([...pages, ...own]);

  await endTask();
  const root = document.getElementById('root')!;
  // Another page's document may stand here, such as one that was kept for a visitor without a connection.
  const isThisPage = root.dataset['path'] === location.pathname;
  const loaded = !isThisPage || (await loadFirstPage(tab, tree, composition));
  const frozen = loaded ? null : (document.getElementById(contentId)?.innerHTML ?? '');
  const hydrationData = isThisPage ? await loadFirstData(tree, createContext()) : null;
  await endTask();
  tab.hydrated = true;
  const router = createBrowserRouter([tree], {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: createContext,
  });

  const claimed = pages.map((page) => ({ path: page.path ?? '/', id: page.id }));
  const isPage = (url: URL) => frozen === null && matchRoutes(claimed, url.pathname) !== null;
  handleLinkClicks((to, options) => {
    tab.pendingUrl = to;
    forget();
    void router.navigate(to, options);
  }, isPage);
  addEventListener('popstate', () => forget());

  const site = (
    <NowContext value={block.now}>
      <PostedFormContext value={block.form}>
        <SiteContext value={createSiteStore()}>
          <WidgetContext value={widgets}>
            <FrozenPageContext value={frozen}>
              <RouterProvider router={router} />
            </FrozenPageContext>
          </WidgetContext>
        </SiteContext>
      </PostedFormContext>
    </NowContext>
  );
  if (isThisPage)
    // In a transition React hydrates in slices and lets input through in between.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError: (error) => console.error('hydration', error) });
    });
  else {
    await waitForFirstPage(router);
    createRoot(root).render(site);
  }

  if (frozen === null)
    prefetchLinks({
      findPattern: (path) => matchRoutes(claimed, path)?.at(-1)?.route.id,
      load: (pattern) =>
        loadPage(
          composition.remotes.find((remote) => remote.patterns.includes(pattern))!,
          pattern,
        ),
    });
};
