import * as v from 'valibot';
import { day, words } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';
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

const MortgageTermsSchema = v.strictObject({
  peildatum: day,
  rentes: v.array(v.strictObject({ jaren: v.number(), rente: v.number() })),
  belasting_jaar: v.number(),
  aftrektarief: v.number(),
  eigenwoningforfait: v.number(),
  forfait_tot: v.number(),
  leenruimte_jaar: v.number(),
  leenruimte_bron: words,
  leenruimte_url: words,
  /** Labels with commas between them. */
  leenruimte: v.array(v.strictObject({ labels: words, bedrag: v.number() })),
});

export const loadPackages = ({ readJson }: ContentReader) => ({
  packages: readJson('packages.json', PackagesSchema),
  /** Rates and rules with which a month's costs are estimated. */
  mortgageTerms: readJson('mortgage-terms.json', MortgageTermsSchema),
  /** Some brands of mortgage lenders. */
  lenders: readJson('lenders.json', v.array(words)).map((title) => ({ title })),
});
