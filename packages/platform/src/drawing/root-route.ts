import type { LoaderFunctionArgs } from '@binnen/platform';
import type { Shell } from '../shell/define-shell.ts';
import type { PageRoute } from './page-route.ts';
import { SiteLayout } from './site-layout.tsx';

/** The frame's route has the name of the release that it comes from. */
export const rootId = 'shell';

/** The frame, with the site's pages in it. Navigation does not read its data again. */
export const createRootRoute = (
  { loadFrame, FatalError }: Pick<Shell, 'loadFrame' | 'FatalError'>,
  children: PageRoute[],
) => ({
  id: rootId,
  path: '/',
  loader: ({ context, request }: LoaderFunctionArgs) => loadFrame(context, request.url),
  shouldRevalidate: () => false,
  ErrorBoundary: FatalError,
  handle: { Component: SiteLayout, ErrorBoundary: FatalError },
  children,
});
export type RootRoute = ReturnType<typeof createRootRoute>;
