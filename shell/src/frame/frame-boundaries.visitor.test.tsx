import { createApi } from '@binnen/contracts/api';
import { createSiteState } from '@binnen/contracts/site';
import { fillPath, readPaths } from '@binnen/contracts/api-paths';
import { takeErrors } from '@binnen/remote-testing/console-errors';
import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import {
  apiContext,
  createSiteStore,
  definePage,
  getApi,
  RouterContextProvider,
  SiteContext,
  useLoaderData,
  type LoaderFunctionArgs,
  type Page,
} from '@binnen/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { browserShell } from '../site/browser-shell.ts';
import { shellPages } from '../errors/shell-pages.ts';
import { Notices } from './notices.tsx';
import { createBrowserRead } from '../../../packages/platform/src/browser/browser-api.ts';
import { createPageRoute } from '../../../packages/platform/src/drawing/page-route.ts';
import { createRootRoute } from '../../../packages/platform/src/drawing/root-route.ts';
import { findErrorPage } from '../../../packages/platform/src/drawing/route-error-page.tsx';
import { describeShown, followRouter } from '../../../packages/platform/src/navigation/router-moments.ts';
import { Site } from '../../../packages/platform/src/tab/site.tsx';

const edge = useFakeEdge();
const ErrorPage = findErrorPage(shellPages);

const fails = (): never => {
  throw new Error('a bug');
};
const good = definePage({
  loader: () => 'data',
  Component: () => <p>de pagina zelf</p>,
  meta: () => ({ title: 'De pagina' }),
  header: () => ({ variant: 'SingleBlog', title: 'Een blog', crumb: 'Een blog' }),
});

let clean: (() => void) | undefined;
afterEach(() => {
  clean?.();
  vi.restoreAllMocks();
});

/** The site at `/begin`, with `page` a click away. */
const showSite = async (page: Page<never>, path = '/blogs/een-blog') => {
  edge.answersGet(readPaths.texts, { versie: 'a', short: {}, long: {} });
  edge.answersGet(readPaths.socials, { data: [] });
  edge.answersGet(readPaths.feed, { resultaten: [], paginering: { totaalAantal: 3, volgende: null } });
  edge.answersGet(readPaths.tracking, { gtm: null, pixels: [] });
  edge.answersGet(readPaths.frame, {
    ...{ menu: [], diensten: [], kolommen: [], documenten: [], inloggen: null },
  });
  const before = location.href;
  history.replaceState(null, '', '/begin');
  const { read } = createBrowserRead({ now: 0, data: {}, failed: {} }, browserShell);
  const begin = definePage({
    loader: () => 'x',
    Component: () => <p>begin</p>,
    meta: () => ({ title: 'Begin' }),
  });
  const tree = createRootRoute(browserShell, [
    createPageRoute('/begin', begin, browserShell.middleware, ErrorPage),
    createPageRoute(path, page, browserShell.middleware, ErrorPage),
  ]);
  const createContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(read));
    return context;
  };
  const router = createBrowserRouter([tree as RouteObject], { getContext: createContext as never });
  await expect.poll(() => router.state.initialized).toBe(true);
  const start = router.state;
  const first = describeShown(browserShell, start);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SiteContext value={createSiteStore(createSiteState())}>
      <Site
        shell={browserShell}
        first={first}
        navigate={() => {}}
        onReady={(stage) => {
          followRouter(browserShell, router, start, first, stage);
          stage.setLateParts({ loading: null, notices: <Notices /> });
        }}
      />
    </SiteContext>,
  );
  clean = () => {
    root.unmount();
    router.dispose();
    history.replaceState(null, '', before);
  };
  await expect.element(screen.getByText('begin')).toBeVisible();
  await router.navigate(path);
};

const expectFrame = async () => {
  await expect.element(screen.getByRole('contentinfo')).toBeInTheDocument();
  await expect.element(screen.getByRole('banner')).toBeInTheDocument();
};

test('a header that cannot be drawn leaves the page, the frame and the title', async () => {
  const page = {
    ...good,
    header: () => ({ variant: 'SingleBlog' as const, title: 'Een blog', children: <Broken /> }),
  };
  await showSite(page as never);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Een blog' })).toBeVisible();
  await expect.element(screen.getByText('de pagina zelf')).toBeVisible();
  await expectFrame();
  expect(takeErrors().join()).toContain('a bug');
});

function Broken(): never {
  return fails();
}

test('a page that cannot say its header gets its title instead', async () => {
  await showSite({ ...good, header: fails } as never);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'De pagina' })).toBeVisible();
  await expect.element(screen.getByText('de pagina zelf')).toBeVisible();
  await expectFrame();
  expect(takeErrors().join()).toContain('a bug');
});

test('a page that cannot say its title does not keep that of the page before', async () => {
  await showSite({ ...good, meta: fails } as never);
  await expect.element(screen.getByText('de pagina zelf')).toBeVisible();
  await expect.poll(() => document.title).toBe('Binnen');
  await expectFrame();
  expect(takeErrors().join()).toContain('a bug');
});

test('a crumb that cannot be drawn is the address’s own', async () => {
  const page = {
    ...good,
    header: () => ({ variant: 'SingleBlog', title: 'Een blog', crumb: { is: 'no text' } }),
  };
  await showSite(page as never);
  const trail = screen.getByRole('navigation', { name: 'Kruimelpad' });
  await expect.element(trail).toHaveTextContent('HomeBlogsEen blog');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Een blog' })).toBeVisible();
  expect(takeErrors().join()).toContain('Objects are not valid');
});

test('a page whose content cannot be drawn has the title of an error page', async () => {
  await showSite({ ...good, Component: Broken } as never);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Helaas, er ging iets mis!');
  await expectFrame();
  expect(takeErrors().join()).toContain('a bug');
});

test.each([
  ['another shape', '{"titel":{"rendered":"Een blog"},"categories":null}'],
  ['no JSON', '<html>Inloggen op het netwerk</html>'],
  ['nothing', ''],
])('a reply that is %s is a failure of the page, in its frame', async (_, body) => {
  edge.answersGet(
    readPaths.blog,
    () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  );
  const page = definePage({
    ...good,
    loader: ({ context }: LoaderFunctionArgs) =>
      getApi(context).get(fillPath(readPaths.blog, { slug: 'een-blog' })),
    Component: () => <p>{(useLoaderData() as { titel: string }).titel}</p>,
  } as never);
  await showSite(page);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Helaas, er ging iets mis!');
  await expectFrame();
  expect(takeErrors().join()).not.toContain('TypeError');
});

test('without a connection a page that was not seen says so, with the number to call and what can be read', async () => {
  const cache = await caches.open('pages-1');
  await cache.put('/over-binnen', new Response('<html><title>Over ons | Binnen makelaars</title>'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = definePage({
    ...good,
    loader: ({ context }: LoaderFunctionArgs) =>
      getApi(context).get(fillPath(readPaths.blog, { slug: 'een-blog' })),
  } as never);
  edge.drops(readPaths.blog);
  await showSite(page);
  const main = screen.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Je bent even niet online' }))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: '0570 555 010' }))
    .toHaveAttribute('href', 'tel:+31570555010');
  await expect
    .element(main.getByRole('navigation', { name: 'Dit kun je nu nog lezen' }).getByRole('link'))
    .toHaveTextContent('Over ons');
  await expectFrame();
  await caches.delete('pages-1');
});
