import { slugPattern } from '@binnen/contracts/slug';
import {
  notFound,
  PageError,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type MiddlewareName,
  type Missing,
  type Page,
} from '@binnen/platform';

type Middleware = (args: LoaderFunctionArgs) => void;

/** A slug that no page can have gets "not found" at once, without a call to the API. */
const checkSlug =
  (missing: Missing): Middleware =>
  ({ params }) => {
    if (params['slug'] !== undefined && !slugPattern.test(params['slug'])) throw notFound(missing);
  };

const middlewares: Record<MiddlewareName, Middleware> = {
  'slug:page': checkSlug('page'),
  'slug:blog': checkSlug('blog'),
};

/**
 * A page's loader behind its middleware. A release may name one that this shell does not have, because it was built for
 * another: better an error, which the try-out before a promote meets, than a page without its guard.
 */
export const guardLoader =
  ({ middleware = [], loader }: Page<never>): LoaderFunction =>
  (args) => {
    for (const name of middleware) {
      const run = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined;
      if (!run) throw new PageError(500, `The shell has no middleware "${name}"`);
      run(args);
    }
    return loader ? (loader as LoaderFunction)(args) : null;
  };
