import * as v from 'valibot';
import { words } from './field-schemas.ts';
import type { ContentReader } from './read-content.ts';
import { StatusSchema } from './stamp-items.ts';

const amount = v.optional(v.nullable(v.number()), null);
const PackagesSchema = v.array(
  v.strictObject({
    soort: v.picklist(['verkoop', 'taxatie']),
    /** The home values that a valuation's tariff covers. */
    vanaf: amount,
    tot: amount,
    meest_gekozen: v.optional(v.boolean(), false),
    titel: words,
    vanaf_tot_prijs: words,
    prijs: words,
    items: v.array(words),
    status: v.optional(StatusSchema, 'published'),
  }),
);

export const loadPackages = ({ readJson }: ContentReader) => ({
  packages: readJson('packages.json', PackagesSchema),
  /** Some brands of mortgage lenders. */
  lenders: readJson('lenders.json', v.array(words)).map((title) => ({ title })),
});
