import type { MortgageTerms } from '@binnen/contracts/content';
import * as v from 'valibot';
import { NumberSchema, TextSchema } from '@binnen/upstreams/directus/items';
import { listOf } from '@binnen/upstreams/calls/rows';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent } from '../source/content-source.ts';

/** A figure between two bounds, also where the CMS sends a decimal as text. */
const within = (least: number, most: number) =>
  v.pipe(NumberSchema, v.number(), v.minValue(least), v.maxValue(most));
const optional = (least: number, most: number) => v.fallback(v.nullable(within(least, most)), null);

const year = optional(2000, 2100);
const percentage = optional(0, 100);

const RowSchema = v.object({
  peildatum: v.pipe(
    TextSchema,
    v.transform((day) => /^\d{4}-\d{2}-\d{2}/.exec(day ?? '')?.[0] ?? null),
  ),
  rentes: listOf(v.object({ jaren: within(0, 40), rente: within(0, 20) })),
  belasting_jaar: year,
  aftrektarief: percentage,
  eigenwoningforfait: percentage,
  forfait_tot: optional(1, 100_000_000),
  leenruimte_jaar: year,
  leenruimte_bron: TextSchema,
  leenruimte_url: TextSchema,
  leenruimte: listOf(
    v.object({
      labels: v.pipe(
        v.string(),
        v.transform((labels) => labels.split(',').map((label) => label.trim())),
      ),
      bedrag: within(0, 1_000_000),
    }),
  ),
});
type Row = v.InferOutput<typeof RowSchema>;

const findTax = (row: Row): MortgageTerms['belasting'] => {
  const { belasting_jaar: jaar, aftrektarief, eigenwoningforfait, forfait_tot } = row;
  return jaar !== null && aftrektarief !== null && eigenwoningforfait !== null && forfait_tot !== null
    ? { jaar, aftrektarief, eigenwoningforfait, forfait_tot }
    : null;
};

const findRoom = (row: Row, href: (url: string | null) => string | null): MortgageTerms['leenruimte'] => {
  const { leenruimte_jaar: jaar, leenruimte_bron: bron, leenruimte: bedragen } = row;
  return jaar !== null && bron && bedragen.length > 0
    ? { jaar, bron, bron_url: href(row.leenruimte_url), bedragen }
    : null;
};

/** A singleton. A group of fields of which the office left one empty is absent. */
export const readMortgageTerms = defineContent<MortgageTerms>({
  key: 'mortgage-terms',
  load: async (source) => {
    const [row] = await loadItems(source.env, 'hypotheekrente', RowSchema);
    return {
      peildatum: row?.peildatum ?? null,
      rentes: (row?.rentes ?? []).toSorted((one, other) => one.jaren - other.jaren),
      belasting: row ? findTax(row) : null,
      leenruimte: row ? findRoom(row, source.links.href) : null,
    };
  },
});
