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

/** The moment that the document shows: the loaders run on what the server read, so that hydration starts from the same data. */
export const loadFirst = async (tab: Tab, shown: ShownPage | null): Promise<First> => {
  const page = await findPage(tab, shown);
  const { pattern, params } = page;
  const { pathname, search, hash } = location;
  // As React Router writes it.
  const entry = history.state as { key?: string; usr?: unknown } | null;
  const url = new URL(location.href);
  const request = new Request(url);
  const context = tab.createContext();
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const run = async (id: string, loader: LoaderFunction | undefined) => {
    try {
      if (loader) loaderData[id] = await loader({ request, url, pattern, params, context });
    } catch (error) {
      errors[id] = error;
    }
  };
  const root = createRootRoute([]);
  await run(root.id, root.loader);
  if (page.page) await run(pattern, guardLoader(page.page));
  const failed = Object.keys(errors).length > 0;
  // The document of a page that failed shows the error page: hydration needs its code at once.
  const ErrorPage = failed ? (await loadNavigation()).RouteErrorPage : LateErrorPage;
  const handle = page.page ? describePage(page.page, ErrorPage).handle : drawNothing;
  const moment = describeMoment({
    location: { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.usr ?? null },
    matches: [
      { route: root, params, pathname: '/' },
      { route: { id: pattern, handle }, params, pathname },
    ],
    loaderData,
    errors: failed ? errors : null,
  });
  return { page, moment };
};
