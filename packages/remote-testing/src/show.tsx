import '@binnen/design/global.css';
import './console-errors.ts';
import { createSiteState } from '@binnen/contracts/site';
import { handleLinkClicks } from '@binnen/platform/link-clicks';
import { takePersonal } from '@binnen/platform/visitor-query';
import type { PostedForm } from '@binnen/platform/render-protocol';
import {
  createSiteStore,
  describeMoment,
  MomentView,
  NowContext,
  OriginContext,
  Outlet,
  PageError,
  PostedFormContext,
  type RouterContextProvider,
  SiteContext,
  TextsContext,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  WidgetContext,
  widgetSourceContext,
  type LoadedWidget,
  type LoaderFunction,
  type Navigate,
  type Page,
  type Remote,
  type RouteHandle,
  type WidgetHandle,
  type WidgetModule,
  type WidgetSource,
} from '@binnen/platform';
import { startTransition, useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { afterEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLoaderContext } from './ask-endpoint.ts';

export interface Surroundings {
  /** Of the CMS, by key; the built-in wording without. */
  texts?: Record<string, string>;
  longTexts?: Record<string, string>;
  /** Milliseconds since 1970; a working day in November 2026 unless told. */
  now?: number;
  /** A form that was posted without script and came back with its mistakes. */
  posted?: PostedForm;
}

const unlessTold = Date.parse('2026-11-23T10:00:00+01:00');

/** Widgets of this remote are real; of one of another remote only the name and the props show. */
const createWidgets = (remote: Remote, createContext: () => RouterContextProvider): WidgetSource => {
  const known = new Map<string, LoadedWidget | null | Promise<LoadedWidget | null>>();
  const load = async ({ widget, props }: WidgetHandle): Promise<LoadedWidget> => {
    const own = remote.widgets[widget];
    if (!own) {
      const Component = () => <aside aria-label={`widget ${widget}`}>{JSON.stringify(props)}</aside>;
      return { module: { Component }, data: undefined };
    }
    const module = (await own()) as unknown as WidgetModule<unknown, unknown>;
    return { module, data: await module.loader?.({ props, context: createContext() }) };
  };
  const find = (handle: WidgetHandle) => {
    const key = JSON.stringify(handle);
    const found = known.get(key);
    if (found !== undefined) return found;
    const loading = load(handle)
      .catch(() => null)
      .then((loaded) => (known.set(key, loaded), loaded));
    known.set(key, loading);
    return loading;
  };
  return {
    prepare: (handle) => void find(handle),
    get: find,
    report: (handle, error) => console.error('widget', handle.widget, error),
  };
};

type AnyPage = Page<unknown>;

/** The plainest frame round a page: its title, its header and the page itself. */
function PlainFrame() {
  const match = useMatches().at(-1)!;
  const given = match.handle as Partial<AnyPage> | undefined;
  // A widget alone has no title; a page whose loader failed has its error to show.
  const page =
    !given?.meta || (given.loader && match.loaderData === undefined) ? undefined : (given as AnyPage);
  const url = new URL(useLocation().pathname + useLocation().search, window.location.origin);
  const args = { data: match.loaderData, params: useParams(), url };
  const header = page?.header?.(args);
  return (
    <>
      {page && <title>{page.meta(args).title}</title>}
      {header && (
        <header>
          {header.title && <h1>{header.title}</h1>}
          {header.children}
        </header>
      )}
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** As in the site: until another page's files are there, the page before shows its own pending state. */
const fetchFiles = () => new Promise<null>((resolve) => setTimeout(resolve, 20, null));

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>Elsewhere: {pathname + search + hash}</p>;
}

function PlainError() {
  const error = useRouteError();
  return (
    <p role="alert">{error instanceof PageError ? `${error.status} ${error.message}` : String(error)}</p>
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Draws the moments of a router, as the shell does: from the first whose loaders have run. */
function Moments({ router }: { router: Router }) {
  const [{ state, moment }, setShown] = useState({
    state: router.state,
    moment: describeMoment(router.state),
  });
  useEffect(() => {
    const follow = (next: Router['state']) =>
      startTransition(() =>
        setShown((before) => ({ state: next, moment: describeMoment(next, before.moment) })),
      );
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);
  if (!state.initialized) return null;
  return <MomentView moment={moment} navigation={state.navigation} navigate={router.navigate as Navigate} />;
}

let clean: (() => Promise<void>) | undefined;
/** Takes the page away, as at the end of its test. */
export const leavePage = async (): Promise<void> => {
  await clean?.();
  clean = undefined;
};
afterEach(async () => {
  await leavePage();
  sessionStorage.clear();
  localStorage.clear();
});

const mount = async (
  routes: RouteObject[],
  url: string,
  { texts = {}, longTexts = {}, now = unlessTold, posted }: Surroundings,
  prepare: (createContext: () => RouterContextProvider) => WidgetSource,
) => {
  // Shown again in the same test: as after a reload, with what this tab kept.
  await clean?.();
  // As a shell does when the page has come to rest: nothing below the fold has a guessed height.
  document.documentElement.dataset['whole'] = '';
  const before = window.location.href;
  const address = new URL(url, window.location.origin);
  // As a shell does.
  history.replaceState({ usr: takePersonal(address) }, '', address);
  const createContext = () => {
    const context = createLoaderContext();
    context.set(widgetSourceContext, widgets);
    return context;
  };
  const widgets = prepare(createContext);
  const tree: RouteObject = {
    path: '/',
    ErrorBoundary: PlainError,
    handle: { Component: PlainFrame, ErrorBoundary: PlainError },
    children: [...routes, { path: '*', loader: fetchFiles, handle: { Component: Elsewhere } }],
  };
  const router = createBrowserRouter([tree], { getContext: createContext as never });
  const unfollow = handleLinkClicks(
    (to, options) => void router.navigate(to, options),
    ({ pathname }) => !/^\/(images|assets)\//.test(pathname),
  );
  const screen = await render(
    <NowContext value={{ drawn: now }}>
      <OriginContext value="https://binnen.example">
        <PostedFormContext value={posted}>
          <TextsContext value={{ short: texts, long: longTexts }}>
            <SiteContext value={createSiteStore(createSiteState())}>
              <WidgetContext value={widgets}>
                <Moments router={router} />
              </WidgetContext>
            </SiteContext>
          </TextsContext>
        </PostedFormContext>
      </OriginContext>
    </NowContext>,
  );
  clean = async () => {
    unfollow();
    await screen.unmount();
    router.dispose();
    history.replaceState(null, '', before);
  };
  /** Path, query and fragment of the page that shows now. */
  const readAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { screen, readAddress, router };
};

/** Shows the page of `remote` that `path` leads to, as after a navigation to it. */
export const showPage = (remote: Remote, path: string, surroundings: Surroundings = {}) => {
  const routes = Object.entries(remote.pages).map(([pattern, load]): RouteObject => ({
    id: pattern,
    path: pattern,
    lazy: async () => {
      const page = (await load()) as unknown as AnyPage;
      const ErrorBoundary = page.ErrorBoundary ?? PlainError;
      return {
        ...(page.loader ? { loader: page.loader } : {}),
        ErrorBoundary,
        handle: { ...page, ErrorBoundary } satisfies RouteHandle,
      } as never;
    },
  }));
  return mount(routes, path, surroundings, (createContext) => createWidgets(remote, createContext));
};

/** Shows one widget of `remote` on an otherwise empty page at `path`. */
export const showWidget = async (
  remote: Remote,
  widget: string,
  { props = {}, path = '/pagina', ...surroundings }: Surroundings & { props?: object; path?: string } = {},
) => {
  const load = remote.widgets[widget];
  if (!load) throw new Error(`There is no widget "${widget}": ${Object.keys(remote.widgets).join(', ')}`);
  const module = (await load()) as unknown as WidgetModule<object, unknown>;
  function WidgetPage() {
    return <module.Component props={props} data={useLoaderData()} />;
  }
  const { pathname } = new URL(path, window.location.origin);
  const route: RouteObject = {
    path: pathname,
    ErrorBoundary: PlainError,
    handle: { Component: WidgetPage, ErrorBoundary: PlainError },
    loader: (async ({ context }) =>
      (await module.loader?.({ props, context })) ?? null) satisfies LoaderFunction as never,
  };
  return mount([route], path, surroundings, (createContext) => createWidgets(remote, createContext));
};
