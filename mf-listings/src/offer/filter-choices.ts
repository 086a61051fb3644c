import { formatEuros } from '@binnen/contracts/amounts';
import { describeFilter } from './filter-words.ts';
import type { OfferData } from './load-offer.ts';
import type { FilterName } from './offer-query.ts';

export interface Choice {
  value: string;
  label: string;
  /** The same by itself, and how many homes it would leave: "3 of meer kamers, 66 woningen". */
  spoken: string;
  count: number;
  chosen: boolean;
}
export interface ChoiceGroup {
  name: FilterName;
  title: string;
  /** Short ones stand beside each other. */
  look: 'row' | 'list';
  choices: Choice[];
  /** Those after so many are folded away, but for one that is chosen. */
  folds?: number;
}

const salePrices = [150, 200, 250, 300, 350, 400, 450, 500, 600, 750, 1000, 1500].map(
  (thousand) => thousand * 1000,
);
const rentPrices = [600, 800, 1000, 1250, 1500, 1750, 2000, 2500];

export interface PriceChoice {
  euros: number;
  /** `€ 250.000 (12)`. */
  label: string;
}

/**
 * The amounts to choose from, each with how many homes it would leave. One that the address brought along is among them;
 * it was not counted.
 */
export const listPrices = ({ query, facets }: OfferData, name: 'prijsvan' | 'prijstot'): PriceChoice[] => {
  const prices = query.soort === 'huur' ? rentPrices : salePrices;
  const counts = facets[name] ?? {};
  const chosen = query[name];
  const counted = prices.map((euros) => ({
    euros,
    label: `${formatEuros(euros)} (${counts[String(euros)] ?? 0})`,
  }));
  if (!chosen || prices.includes(chosen)) return counted;
  return [...counted, { euros: chosen, label: formatEuros(chosen) }].sort(
    (one, other) => one.euros - other.euros,
  );
};

/** Places that show at once. */
const firstPlaces = 6;

/** Short labels of what stands beside each other below a title. */
const orMore = (value: string) => `${value}+`;
const labels: Partial<Record<FilterName, (value: string) => string>> = {
  kamers: orMore,
  slaapkamers: orMore,
};

const countHomes = (count: number) => `${count} ${count === 1 ? 'woning' : 'woningen'}`;

const chosenValue = (query: OfferData['query'], name: FilterName): string | undefined => {
  const value = query[name];
  return value === undefined ? undefined : value === true ? 'ja' : String(value);
};

const byNumber = (one: string, other: string) => Number(one) - Number(other);

const createGroup = (
  { facets, query, places }: OfferData,
  name: FilterName,
  title: string,
  look: ChoiceGroup['look'],
  sort: (one: string, other: string) => number,
): ChoiceGroup => {
  const counts = facets[name] ?? {};
  const chosen = chosenValue(query, name);
  const values = new Set(Object.keys(counts));
  // A choice stays in sight while it is made, also when nothing is left of it.
  if (chosen) values.add(chosen);
  const choices = [...values].sort(sort).map((value) => {
    const words = describeFilter(name, value, places);
    const count = counts[value] ?? 0;
    return {
      value,
      label: labels[name]?.(value) ?? words,
      spoken: `${words}, ${countHomes(count)}`,
      count,
      chosen: value === chosen,
    };
  });
  return { name, title, look, choices };
};

/** The filters with their choices, each with how many homes it would leave. The place comes before the price. */
export const listGroups = (data: OfferData): { place: ChoiceGroup | null; others: ChoiceGroup[] } => {
  const byHomes = (name: FilterName) => {
    const counts = data.facets[name] ?? {};
    return (one: string, other: string) =>
      (counts[other] ?? 0) - (counts[one] ?? 0) || one.localeCompare(other);
  };
  const places = () => createGroup(data, 'plaats', 'Plaats', 'list', byHomes('plaats'));
  return {
    place: data.city ? null : { ...places(), folds: firstPlaces },
    others: [
      createGroup(data, 'slaapkamers', 'Slaapkamers', 'row', byNumber),
      createGroup(data, 'kamers', 'Kamers', 'row', byNumber),
      createGroup(data, 'oppervlakte', 'Woonoppervlakte', 'list', byNumber),
      createGroup(data, 'type', 'Soort woning', 'list', byHomes('type')),
      createGroup(data, 'beschikbaar', 'Status', 'list', byNumber),
      createGroup(data, 'openhuis', 'Open huis', 'list', byNumber),
      createGroup(data, 'verlaagd', 'Prijsverloop', 'list', byNumber),
    ],
  };
};
