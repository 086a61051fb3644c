import type { ClientComposition, ClientRemote } from '@binnen/contracts/composition';
import { blocks, type DataBlock } from '@binnen/contracts/render';
import {
  apiContext,
  createApi,
  createBrowserRouter,
  createSiteStore,
  matchRoutes,
  NowContext,
  PostedFormContext,
  redirect,
  RouterContextProvider,
  RouterProvider,
  SiteContext,
  WidgetContext,
  widgetSourceContext,
  type DataRouteObject,
  type LoaderFunction,
  type RouteObject,
} from '@binnen/platform';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRead } from './browser-api.ts';
import { createBrowserWidgets } from './browser-widgets.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { describeFailure } from './page-outcome.ts';
import { loadRemoteFace, registerComposition } from './remote-loading.ts';
import { contentId } from '../frame/frame.tsx';
import { FrozenPageContext } from './site-layout.tsx';
import {
  createPageRoute,
  createRootRoute,
  describePage,
  describePattern,
  shellPages,
} from './site-routes.tsx';

const readBlock = <T,>(id: string): T => JSON.parse(document.getElementById(id)!.textContent!) as T;

/** What this tab is doing: set up once, by `start`. */
interface Tab {
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

/** A page of a remote that is loaded when a navigation needs it; without its files the server is asked for the page. */
const createLazyRoute = (tab: Tab, remote: ClientRemote, pattern: string): RouteObject => ({
  ...describePattern(pattern),
  lazy: async () => {
    try {
      const face = await loadRemoteFace(remote);
      return describePage(await face.pages[pattern]!(), leadToDestination(tab));
    } catch (error) {
      console.warn(`${remote.name} could not be loaded`, error);
      location.assign(tab.pendingUrl ?? location.href);
      return new Promise<never>(() => {});
    }
  },
});

/** Loads the code of the page that the server rendered. False when it cannot be had. */
const loadFirstPage = async (
  tab: Tab,
  tree: RouteObject,
  composition: ClientComposition,
): Promise<boolean> => {
  const page = matchRoutes([tree], location.pathname)?.at(-1)?.route;
  const owner = composition.remotes.find((remote) => page?.id && remote.patterns.includes(page.id));
  if (!page?.id || !owner) return true;
  try {
    const face = await loadRemoteFace(owner);
    Object.assign(page, describePage(await face.pages[page.id]!(), leadToDestination(tab)), {
      lazy: undefined,
    });
    return true;
  } catch (error) {
    console.warn(`${owner.name} could not be loaded`, error);
    Object.assign(page, { lazy: undefined, Component: () => null });
    return false;
  }
};

/** Runs the loaders on what the server read, so that hydration starts from the same data. */
const loadFirstData = async (tree: RouteObject, context: RouterContextProvider) => {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const request = new Request(location.href);
  for (const { route, params } of matchRoutes([tree as DataRouteObject], location.pathname) ?? []) {
    if (typeof route.loader !== 'function') continue;
    try {
      loaderData[route.id] = await route.loader({ request, params, context } as never);
    } catch (error) {
      errors[route.id] = error;
    }
  }
  return { loaderData, errors: Object.keys(errors).length ? errors : null };
};

/** Ends the task, so that a touch is answered before the next one begins. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
  const widgets = createBrowserWidgets(composition, createContext, () => tab.hydrated);

  const pages = composition.remotes.flatMap((remote) =>
    remote.patterns.map((pattern) => createLazyRoute(tab, remote, pattern)),
  );
  const own = Object.entries(shellPages).map(([pattern, page]) => createPageRoute(pattern, page));
  const tree = createRootRoute([...pages, ...own]);

  await endTask();
  const loaded = await loadFirstPage(tab, tree, composition);
  const frozen = loaded ? null : (document.getElementById(contentId)?.innerHTML ?? '');
  const hydrationData = await loadFirstData(tree, createContext());
  await endTask();
  tab.hydrated = true;
  const router = createBrowserRouter([tree], { hydrationData, getContext: createContext });

  const claimed = pages.map((page) => ({ path: page.path ?? '/', id: page.id }));
  const isPage = (url: URL) => frozen === null && matchRoutes(claimed, url.pathname) !== null;
  handleLinkClicks((to, options) => {
    tab.pendingUrl = to;
    forget();
    void router.navigate(to, options);
  }, isPage);
  addEventListener('popstate', () => forget());

  // In a transition React hydrates in slices and lets input through in between.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
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
      </NowContext>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    );
  });
};
