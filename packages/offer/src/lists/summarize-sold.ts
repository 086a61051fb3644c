import type { SoldSummary } from '@binnen/contracts/list-answers';
import type { Card } from '@binnen/contracts/property';

/**
 * How many homes were sold in the year of the last sale, and in how many days half of them were: one whose days are not
 * known is in the other half. Undefined when no home has a date of sale.
 */
export const summarizeSold = (homes: readonly Card[]): SoldSummary | undefined => {
  const dates = homes.flatMap(({ verkocht_op }) => verkocht_op ?? []).sort();
  const tot = dates.at(-1);
  if (!tot) return undefined;
  const vanaf = `${tot.slice(0, 4)}-01-01`;
  const ofYear = homes.filter(({ verkocht_op }) => verkocht_op && verkocht_op >= vanaf);
  const days = ofYear.flatMap(({ verkocht_na }) => verkocht_na ?? []).sort((one, other) => one - other);
  return { vanaf, tot, aantal: ofYear.length, dagen: days[Math.floor((ofYear.length - 1) / 2)] ?? null };
};
