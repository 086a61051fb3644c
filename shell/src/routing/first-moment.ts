import { firstMove } from '@binnen/design/first-move';
import { describeMoment, type LoaderFunction } from '@binnen/platform';
import type { ShownPage } from '../document/document.ts';
import { claimReload } from './claim-reload.ts';
import { LateErrorPage } from './late-error-page.tsx';
import { loadNavigation } from './load-navigation.ts';
import { guardLoader } from './middleware.ts';
import { describePage } from './page-route.ts';
import { createRootRoute } from './root-route.ts';
import { leave, loadPage, type First, type FirstPage, type Tab } from './tab.ts';

/** The code of the page that the document names; of another page the shell's own script knows. */
const findPage = async ({ composition }: Tab, shown: ShownPage | null): Promise<FirstPage> => {
  if (!shown) return (await loadNavigation()).findShellPage(location.pathname);
  const owner = composition.remotes.find((remote) => remote.patterns.includes(shown.pattern));
  try {
    if (!owner) throw new Error(`Nobody has a page "${shown.pattern}"`);
    return { ...shown, page: await loadPage(owner, shown.pattern) };
  } catch (error) {
    console.warn(`${owner?.name} could not be loaded`, error);
    if (claimReload()) return leave(() => location.reload());
    return { ...shown, page: null };
  }
};

const drawNothing = { Component: () => null };

/**
 * The moment that the document shows: the loaders run on what the server read, so that hydration starts from the same data.
 * A late page is added to it at the visitor's first move; what the server drew of it stays meanwhile, and for good where
 * its code cannot be had.
 */
export const loadFirst = async (tab: Tab, shown: ShownPage | null): Promise<First> => {
  const { pathname, search, hash } = location;
  // As React Router writes it.
  const entry = history.state as { key?: string; usr?: unknown } | null;
  const url = new URL(location.href);
  const request = new Request(url);
  const context = tab.createContext();
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const root = createRootRoute([]);
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
    if (page.page) await run(page.pattern, guardLoader(page.page), page);
    // The document of a page that failed shows the error page: hydration needs its code at once.
    const ErrorPage =
      Object.keys(errors).length > 0 ? (await loadNavigation()).RouteErrorPage : LateErrorPage;
    const handle = page.page ? describePage(page.page, ErrorPage).handle : drawNothing;
    return { page, moment: describe(page, handle) };
  };
  await run(root.id, root.loader);
  // Who has moved already waits for all of it.
  if (!shown?.late || 'moved' in document.documentElement.dataset) return { ...(await load()), whole: null };

  const page = { ...shown, page: null };
  const first = { page, moment: describe(page, drawNothing) };
  const complete = async () => {
    await firstMove();
    const { page: found, moment } = await load();
    if (!found.page) return;
    Object.assign(first.page, found);
    // In its place: a context that changes would make React draw anew what it has not taken over.
    const { location: _same, ...rest } = moment;
    Object.assign(first.moment, rest);
  };
  return { ...first, whole: complete() };
};
