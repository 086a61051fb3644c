import type { RouteObject } from '@binnen/platform';
import { loadFrame } from '../frame/frame-data.ts';
import { FatalError } from './fatal-error.tsx';
import { SiteLayout } from './site-layout.tsx';

export const rootId = 'shell';

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
