import type { Endpoint, LoaderFunction, Page, RouteHandle } from '@binnen/platform';
import type { ComponentType } from 'react';
import { guardLoader, type Guards } from './middleware.ts';

/** A matched route's word to the frame: about its page, and how to draw it. */
export interface PageHandle extends RouteHandle {
  meta: Page<unknown>['meta'];
  header?: Page<unknown>['header'];
  late?: Page<unknown>['late'];
  still?: Page<unknown>['still'];
}

export interface PageRoute {
  id: string;
  path?: string;
  index?: true;
  loader?: LoaderFunction;
  /** For the router alone: an error of a page stops at its own route. */
  ErrorBoundary?: ComponentType;
  handle?: PageHandle;
  /** Of an endpoint. */
  maxAge?: number;
}

type WrapLoader = (loader: LoaderFunction) => LoaderFunction;

/**
 * What a page adds to its route once its code is there; `wrap` lets the caller add to its loader. `ErrorPage` is shown
 * when the page has no error boundary of its own.
 */
export const describePage = (
  page: Page<never>,
  guards: Guards,
  ErrorPage: ComponentType,
  wrap: WrapLoader = (loader) => loader,
) => {
  const ErrorBoundary = page.ErrorBoundary ?? ErrorPage;
  const { Component, meta, header, late, still } = page;
  return {
    ...(page.loader || page.middleware ? { loader: wrap(guardLoader(page, guards)) } : {}),
    ErrorBoundary,
    handle: { Component, ErrorBoundary, meta, header, late, still } as unknown as PageHandle,
  };
};

/** A pattern's route, without its page. */
export const describePattern = (pattern: string): PageRoute => ({
  id: pattern,
  ...(pattern === '/' ? { index: true as const } : { path: pattern }),
});

export const createPageRoute = (
  pattern: string,
  page: Page<never>,
  guards: Guards,
  ErrorPage: ComponentType,
): PageRoute => ({
  ...describePattern(pattern),
  ...describePage(page, guards, ErrorPage),
});

export const createEndpointRoute = (pattern: string, endpoint: Endpoint, guards: Guards): PageRoute => ({
  ...describePattern(pattern),
  loader: guardLoader(endpoint, guards),
  maxAge: endpoint.maxAge,
});
