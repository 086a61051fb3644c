import { formatEuros } from '@binnen/contracts/formats/amounts';
import { filterNames, filters, priceSteps, type FilterName } from '@binnen/contracts/filters/filters';
import { formatHomes } from '../home/facts.ts';
import type { OfferData } from './load-offer.ts';
import { describeFilter } from './offer-query.ts';

export interface Choice {
  name: FilterName;
  value: string;
  label: string;
  /** The same by itself, and how many homes it would leave: "3 of meer kamers, 66 woningen". */
  spoken: string;
  count: number;
  chosen: boolean;
}
export interface ChoiceGroup {
  title: string;
  /** Short ones stand beside each other. */
  look: 'row' | 'list';
  choices: Choice[];
  /** Those after so many are folded away, but for one that is chosen. */
  folds?: number;
}

export interface PriceChoice {
  euros: number;
  /** `€ 250.000 (12)`. */
  label: string;
}

/**
 * The amounts to choose from, each with how many homes it would leave. An amount that only the address has is among
 * them, without a count.
 */
export const listPrices = ({ query, facets }: OfferData, name: 'prijsvan' | 'prijstot'): PriceChoice[] => {
  const prices = priceSteps[query.soort];
  const counts = facets[name] ?? {};
  const chosen = Number(query.filters[name] ?? 0);
  const counted = prices.map((euros) => ({
    euros,
    // The one that is chosen shows in a narrow field, and the list has its count.
    label: formatEuros(euros) + (euros === chosen ? '' : ` (${counts[String(euros)] ?? 0})`),
  }));
  if (!chosen || prices.includes(chosen)) return counted;
  return [...counted, { euros: chosen, label: formatEuros(chosen) }].sort(
    (one, other) => one.euros - other.euros,
  );
};

/** Of choices with the most homes first, so many show at once. */
const firstByHomes = 6;

/** The choices of a filter, each with how many homes it would leave. */
const listChoices = ({ facets, query, places, total }: OfferData, name: FilterName): Choice[] => {
  const { byHomes, short, choices } = filters[name];
  const counts = facets[name] ?? {};
  const chosen = query.filters[name];
  const values = new Set(Object.keys(counts));
  // A choice stays in sight while it is made, also when nothing is left of it.
  if (chosen) values.add(chosen);
  const compare = (one: string, other: string) =>
    byHomes
      ? (counts[other] ?? 0) - (counts[one] ?? 0) || (one < other ? -1 : 1)
      : choices.indexOf(one) - choices.indexOf(other);
  return [...values].sort(compare).map((value) => {
    const words = describeFilter(name, value, places);
    // A value that is no choice was not counted; the list has what it leaves.
    const count = counts[value] ?? (value === chosen ? total : 0);
    return {
      name,
      value,
      label: short?.(value) ?? words,
      spoken: `${words}, ${formatHomes(count)}`,
      count,
      chosen: value === chosen,
    };
  });
};

/** The filters that the panel shows with their choices, in the order of the table; those with one title together. */
export const listGroups = (data: OfferData): ChoiceGroup[] => {
  const { query, city } = data;
  const names = filterNames.filter((name) => {
    const { shown } = filters[name];
    if (city && name === 'plaats') return false;
    return shown === 'first' || (shown === 'more' && (query.alle || query.filters[name] !== undefined));
  });
  return names.reduce<ChoiceGroup[]>((groups, name) => {
    const { title, look = 'list', byHomes } = filters[name];
    const choices = listChoices(data, name);
    const last = groups.at(-1);
    if (last?.title === title) last.choices.push(...choices);
    else groups.push({ title, look, choices, folds: byHomes ? firstByHomes : undefined });
    return groups;
  }, []);
};
