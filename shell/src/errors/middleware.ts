import { slugPattern } from '@binnen/contracts/slug';
import { notFound, type LoaderFunctionArgs, type MiddlewareName, type Missing } from '@binnen/platform';

type Middleware = (args: LoaderFunctionArgs) => void;

/** A slug that no page can have gets "not found" at once, without a call to the API. */
const checkSlug =
  (missing: Missing): Middleware =>
  ({ params }) => {
    if (params['slug'] !== undefined && !slugPattern.test(params['slug'])) throw notFound(missing);
  };

export const middleware: Record<MiddlewareName, Middleware> = {
  'slug:page': checkSlug('page'),
  'slug:blog': checkSlug('blog'),
};
