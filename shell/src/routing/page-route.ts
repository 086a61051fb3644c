import type { LoaderFunction, Page, RouteHandle } from '@binnen/platform';
import type { ComponentType } from 'react';
import { guardLoader } from './middleware.ts';

/** What a matched route tells the frame about its page, and how it is drawn. */
export interface PageHandle extends RouteHandle {
  meta: Page<unknown>['meta'];
  header?: Page<unknown>['header'];
  late?: Page<unknown>['late'];
}

export interface PageRoute {
  id: string;
  path?: string;
  index?: true;
  loader?: LoaderFunction;
  /** For the router alone: an error of a page stops at its own route. */
  ErrorBoundary?: ComponentType;
  handle?: PageHandle;
}

type WrapLoader = (loader: LoaderFunction) => LoaderFunction;

/**
 * What a page adds to its route once its code is there; `wrap` lets the caller add to its loader. `ErrorPage` is shown
 * when the page has no error boundary of its own.
 */
export const describePage = (
  page: Page<never>,
  ErrorPage: ComponentType,
  wrap: WrapLoader = (loader) => loader,
) => {
  const ErrorBoundary = page.ErrorBoundary ?? ErrorPage;
  const { Component, meta, header, late } = page;
  return {
    ...(page.loader || page.middleware ? { loader: wrap(guardLoader(page)) } : {}),
    ErrorBoundary,
    handle: { Component, ErrorBoundary, meta, header, late } as unknown as PageHandle,
  };
};

/** A pattern's route, without its page. */
export const describePattern = (pattern: string): PageRoute => ({
  id: pattern,
  ...(pattern === '/' ? { index: true as const } : { path: pattern }),
});

export const createPageRoute = (pattern: string, page: Page<never>, ErrorPage: ComponentType): PageRoute => ({
  ...describePattern(pattern),
  ...describePage(page, ErrorPage),
});
