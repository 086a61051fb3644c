import { routes } from '@binnen/contracts/routes';
import { notFound, PageError, type Missing, type Page } from '@binnen/platform';
import { isConnected } from '@binnen/platform/connection';
import type { ShellPages } from '@binnen/platform/shell';
import { ErrorPage } from './error-page.tsx';
import { destinations, mapError } from './mapping.ts';
import { errorMeta } from './plain-error.tsx';

const failing = (fail: () => PageError): Page<never> => ({
  loader: () => {
    throw fail();
  },
  Component: () => null,
  meta: () => ({ title: '' }),
});

/** The shell's own pages: the error destinations, and what no remote has claimed. */
const pages: Record<string, Page<never>> = {
  [routes.badRequest.pattern]: failing(() => new PageError(400, 'Bad request')),
  ...Object.fromEntries(
    Object.entries(destinations).map(([missing, path]) => [
      path,
      failing(() => notFound(missing as Missing)),
    ]),
  ),
  // The edge may have a page of its own there, such as that of an alert.
  '*': failing(() => (isConnected() ? notFound('page') : new PageError(503, 'Offline'))),
};

/** What the firm's site does about pages that are missing or fail. */
export const shellPages: ShellPages = { pages, describeError: mapError, ErrorPage, errorMeta };
