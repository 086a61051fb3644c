import { slugPattern } from '@binnen/contracts/slug';
import * as v from 'valibot';

export const whole = (min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'expected a whole number'),
      v.transform(Number),
      v.minValue(min, `expected at least ${min}`),
      v.maxValue(max, `expected at most ${max}`),
    ),
    String(fallback),
  );

export const SlugSchema = v.pipe(v.string(), v.regex(slugPattern, 'expected a slug'));

/** Every read of content accepts it. */
export const RefreshSchema = v.object({
  refresh_cache: v.optional(v.picklist(['true', 'false'])),
});
