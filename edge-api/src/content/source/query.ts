import { slugPattern } from '@binnen/contracts/slug';
import * as v from 'valibot';
import { trueOrFalse } from '@binnen/edge-kit/requests/query-values';

export const SlugSchema = v.pipe(v.string(), v.regex(slugPattern, 'expected a slug'));

/** Every read of content accepts it. */
export const RefreshSchema = v.object({
  refresh_cache: v.optional(trueOrFalse),
});
