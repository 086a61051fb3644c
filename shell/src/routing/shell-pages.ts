import { routes } from '@binnen/contracts/routes';
import { notFound, PageError, type Missing, type Page } from '@binnen/platform';

const failing = (fail: () => PageError): Page<never> => ({
  loader: () => {
    throw fail();
  },
  Component: () => null,
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
