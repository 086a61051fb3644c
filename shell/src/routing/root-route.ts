import type { LoaderFunction, RouteHandle } from '@binnen/platform';
import type { ComponentType } from 'react';
import { loadFrame } from '../frame/frame-data.ts';
import { FatalError } from './fatal-error.tsx';
import type { PageRoute } from './page-route.ts';
import { SiteLayout } from './site-layout.tsx';

export const rootId = 'shell';

export interface RootRoute {
  id: string;
  path: string;
  loader: LoaderFunction;
  shouldRevalidate: () => boolean;
  ErrorBoundary: ComponentType;
  handle: RouteHandle;
  children: PageRoute[];
}

/** The frame, with the site's pages in it. Its data is read once: navigation does not read it again. */
export const createRootRoute = (children: PageRoute[]): RootRoute => ({
  id: rootId,
  path: '/',
  loader: ({ context, request }) => loadFrame(context, request.url),
  shouldRevalidate: () => false,
  ErrorBoundary: FatalError,
  handle: { Component: SiteLayout, ErrorBoundary: FatalError },
  children,
});
