import { routes } from '@binnen/contracts/routes';
import { slugPattern } from '@binnen/contracts/slug';
import * as v from 'valibot';
import { trueOrFalse } from '@binnen/edge-kit/requests/query-values';

export const SlugSchema = v.pipe(v.string(), v.regex(slugPattern, 'expected a slug'));

/** The blog backend escapes signs that it does not know, such as "²", and editors type capitals: that is no address of this site. */
export const hasAddress = ({ slug }: { slug: string }): boolean => slugPattern.test(slug);

const { badRequest, pageNotFound, blogNotFound, cityNotFound, addressNotFound } = routes;
const errorPaths: string[] = [badRequest, pageNotFound, blogNotFound, cityNotFound, addressNotFound].map(
  ({ href }) => href(),
);
/** Whether a page of a CMS can be reached: the paths of error pages are the shell's. */
export const hasPageAddress = (page: { slug: string }): boolean =>
  hasAddress(page) && !errorPaths.includes(routes.page.href(page.slug));

/** Every read of content accepts it. */
export const RefreshSchema = v.object({
  refresh_cache: v.optional(trueOrFalse),
});
