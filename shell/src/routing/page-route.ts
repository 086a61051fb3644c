import type { LoaderFunction, Page, RouteObject } from '@binnen/platform';
import { guardLoader } from './middleware.ts';
import { RouteErrorPage } from './route-error-page.tsx';

/** What a matched route tells the frame about its page. */
export interface PageHandle {
  meta: Page<unknown>['meta'];
  header?: Page<unknown>['header'];
}

type WrapLoader = (loader: LoaderFunction) => LoaderFunction;

/** What a page adds to its route once its code is there; `wrap` lets the caller add to its loader. */
export const describePage = (page: Page<never>, wrap: WrapLoader = (loader) => loader) => ({
  loader: page.loader || page.middleware ? wrap(guardLoader(page)) : undefined,
  Component: page.Component,
  ErrorBoundary: page.ErrorBoundary ?? RouteErrorPage,
  handle: { meta: page.meta, header: page.header } as unknown as PageHandle,
});

/** A pattern's route, without its page. */
export const describePattern = (pattern: string): RouteObject => ({
  id: pattern,
  ...(pattern === '/' ? { index: true as const } : { path: pattern }),
});

export const createPageRoute = (pattern: string, page: Page<never>): RouteObject =>
  ({ ...describePattern(pattern), ...describePage(page) }) as RouteObject;
