import { whenReached, whenStaying } from '../startup/progress.ts';
import { describeMoment, type LoaderFunction } from '@binnen/platform';
import type { ShownPage } from '../document/document.ts';
import { claimReload } from '../tab/claim-reload.ts';
import { createLateErrorPage } from './late-error-page.tsx';
import { loadNavigation } from './load-navigation.ts';
import { asSent } from '../drawing/as-sent.ts';
import { guardLoader } from '../drawing/middleware.ts';
import { describePage } from '../drawing/page-route.ts';
import { createRootRoute } from '../drawing/root-route.ts';
import { leave, loadPage, type First, type FirstPage, type Tab } from '../tab/tab.ts';

/** The code of the page that the document names; of another page the shell's own script knows. */
const findPage = async ({ composition, shell }: Tab, shown: ShownPage | null): Promise<FirstPage> => {
  if (!shown) return (await loadNavigation(shell)).findShellPage(location.pathname);
  const owner = composition.remotes.find((remote) => remote.patterns.includes(shown.pattern));
  try {
    if (!owner) throw new Error(`Nobody has a page "${shown.pattern}"`);
    return { ...shown, page: await loadPage(owner, shown.pattern) };
  } catch (error) {
    console.warn(`${owner?.name} could not be loaded`, error);
    // Back ends a load too, and nothing tells of it before the page has gone: a new load of this one would overtake it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // A press may have ended the load: who comes back gets it anew, as often as that happens.
    const isBack = await whenStaying();
    // Without a connection the document that is here is better than none.
    if (navigator.onLine && (isBack || claimReload())) return leave(() => location.reload());
    return { ...shown, page: null };
  }
};

const drawNothing = { Component: () => null };

/**
 * The moment that the document shows: the loaders run on what the server read, so that hydration starts from the same
 * data. A late page is added to it when its code is asked for. Until then the server's drawing stays, and for good when
 * the code does not load.
 */
export const loadFirst = async (
  tab: Tab,
  shown: ShownPage | null,
  origin = location.origin,
): Promise<First> => {
  const { pathname, search, hash } = location;
  // As React Router writes it.
  const entry = history.state as { key?: string; usr?: unknown } | null;
  const url = new URL(origin + pathname + search + hash);
  const request = new Request(url);
  const context = tab.createContext();
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const root = createRootRoute(tab.shell, []);
  const run = async (
    id: string,
    loader: LoaderFunction | undefined,
    { pattern, params }: ShownPage = { pattern: root.path, params: {} },
  ) => {
    try {
      if (loader) loaderData[id] = await loader({ request, url, pattern, params, context });
    } catch (error) {
      errors[id] = error;
    }
  };
  const describe = (page: FirstPage, handle: object) =>
    describeMoment({
      location: { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.usr ?? null },
      matches: [
        { route: root, params: page.params, pathname: '/' },
        { route: { id: page.pattern, handle }, params: page.params, pathname },
      ],
      loaderData,
      errors: Object.keys(errors).length > 0 ? errors : null,
    });
  const load = async (): Promise<Omit<First, 'whole'>> => {
    const page = await findPage(tab, shown);
    if (page.page) await run(page.pattern, guardLoader(page.page, tab.shell.middleware), page);
    else loaderData[page.pattern] = asSent;
    // The document of a page that failed shows the error page: hydration needs its code at once.
    const ErrorPage =
      Object.keys(errors).length > 0
        ? (await loadNavigation(tab.shell)).ErrorPage
        : createLateErrorPage(tab.shell);
    const handle = page.page ? describePage(page.page, tab.shell.middleware, ErrorPage).handle : drawNothing;
    return { page, moment: describe(page, handle) };
  };
  await run(root.id, root.loader);
  if (!shown?.still && !shown?.late) return { ...(await load()), whole: null };

  if (shown.still) loaderData[shown.pattern] = asSent;
  const page = { ...shown, page: null };
  const first = { page, moment: describe(page, drawNothing) };
  if (shown.still) return { ...first, whole: null };
  const complete = async () => {
    await whenReached('code', 'asked');
    const { page: found, moment } = await load();
    if (found.page) Object.assign(first.page, found);
    // Changed in place: a new context value would make React redraw parts that it has not hydrated yet.
    const { location: _same, ...rest } = moment;
    Object.assign(first.moment, rest);
  };
  return { ...first, whole: complete() };
};
