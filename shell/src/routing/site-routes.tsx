import {
  notFound,
  PageError,
  type LoaderFunction,
  type Missing,
  type Page,
  type RouteObject,
} from '@binnen/platform';
import { routes } from '@binnen/contracts/routes';
import type { ComponentType } from 'react';
import { guardLoader } from './middleware.ts';
import { FatalError } from './fatal-error.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import { loadFrame } from '../frame/frame-data.ts';
import { SiteLayout } from './site-layout.tsx';

/** What a matched route tells the frame about its page. */
export interface PageHandle {
  meta: Page<unknown>['meta'];
  header?: Page<unknown>['header'];
}

export const rootId = 'shell';

type WrapLoader = (loader: LoaderFunction) => LoaderFunction;

/** What a page adds to its route once its code is there; `loader` may be wrapped by whoever runs it. */
export const describePage = (page: Page<never>, wrap: WrapLoader = (loader) => loader) => ({
  loader: page.loader || page.middleware ? wrap(guardLoader(page)) : undefined,
  Component: page.Component,
  ErrorBoundary: page.ErrorBoundary ?? RouteErrorPage,
  handle: { meta: page.meta, header: page.header } as unknown as PageHandle,
});

/** Where a pattern stands in the tree. */
export const describePattern = (pattern: string): RouteObject => ({
  id: pattern,
  ...(pattern === '/' ? { index: true as const } : { path: pattern }),
});

export const createPageRoute = (pattern: string, page: Page<never>): RouteObject =>
  ({ ...describePattern(pattern), ...describePage(page) }) as RouteObject;

const Nothing: ComponentType = () => null;

const failing = (fail: () => PageError): Page<never> => ({
  loader: () => {
    throw fail();
  },
  Component: Nothing,
  meta: () => ({ title: '' }),
});

/** Where client navigation goes when something is missing. */
const destinations: Record<Missing, string> = {
  page: routes.pageNotFound.href(),
  blog: routes.blogNotFound.href(),
  city: routes.cityNotFound.href(),
  address: routes.addressNotFound.href(),
};

/** The shell's own pages: the error destinations, and what no remote has claimed. */
export const shellPages: Record<string, Page<never>> = {
  [routes.badRequest.pattern]: failing(() => new PageError(400, 'Bad request')),
  ...Object.fromEntries(
    Object.entries(destinations).map(([missing, path]) => [
      path,
      failing(() => notFound(missing as Missing)),
    ]),
  ),
  '*': failing(() => new PageError(404, 'This page could not be found', 'page')),
};

/** The frame, with the site's pages in it. Its data is read once: navigation does not read it again. */
export const createRootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  path: '/',
  loader: ({ context, request }) => loadFrame(context, request.url),
  shouldRevalidate: () => false,
  Component: SiteLayout,
  ErrorBoundary: FatalError,
  children,
});
