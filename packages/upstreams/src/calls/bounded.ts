import * as v from 'valibot';

/** A number that can be true, else null: registers have their own signs for "not known" (0, 9999, -99997). */
export const bounded = (least: number, most: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.minValue(least), v.maxValue(most))), null);
