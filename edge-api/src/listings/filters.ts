import type { Card, Facets } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';

/** Filters on the price that is shown: the sale price goes before the rent. */
export type Kind = 'koop' | 'huur';

export interface Filters {
  soort?: Kind | undefined;
  /** Euros, both included. */
  prijsvan?: number | undefined;
  prijstot?: number | undefined;
  /** A minimum: square metres, rooms or bedrooms. */
  oppervlakte?: number | undefined;
  kamers?: number | undefined;
  slaapkamers?: number | undefined;
  /** Object type in lower case: `woonhuis`, `appartement`. */
  type?: string | undefined;
  /** Hides what is sold, let or bought, also subject to conditions. */
  beschikbaar?: boolean | undefined;
  /** Sold, let or bought: only such homes, or none of them. */
  verkocht?: boolean | undefined;
  /** Only homes with an open-house day. */
  openhuis?: boolean | undefined;
  /** Only homes whose price was reduced lately. */
  verlaagd?: boolean | undefined;
  /** Slug of a place. */
  plaats?: string | undefined;
  /** A part of the map: south, west, north, east. */
  vak?: readonly [number, number, number, number] | undefined;
}

export const findKind = (card: Card): Kind =>
  (card.koopprijs ?? 0) > 0 ? 'koop' : (card.huurprijs ?? 0) > 0 ? 'huur' : findKindWithoutPrice(card);

/**
 * Without a price, the condition or the status decides; else it counts as a home for sale, so that it is always in some
 * list.
 */
const findKindWithoutPrice = (card: Card): Kind =>
  card.status.startsWith('VERHUURD') || (card.huurconditie && !card.koopconditie) ? 'huur' : 'koop';

export const findPrice = (card: Card): number =>
  ((card.koopprijs ?? 0) > 0 ? card.koopprijs : card.huurprijs) ?? 0;
const countBedrooms = (card: Card): number =>
  card.etages.reduce((sum, floor) => sum + floor.aantalSlaapkamers, 0);
export const isGone = ({ status }: Pick<Card, 'status'>): boolean =>
  isSold(status) || status.endsWith('_ONDER_VOORBEHOUD');

const tests: { [F in keyof Filters]-?: (card: Card, wanted: NonNullable<Filters[F]>) => boolean } = {
  soort: (card, kind) => findKind(card) === kind,
  prijsvan: (card, euros) => findPrice(card) >= euros,
  prijstot: (card, euros) => findPrice(card) > 0 && findPrice(card) <= euros,
  oppervlakte: (card, metres) => (card.woonoppervlakte ?? 0) >= metres,
  kamers: (card, count) => (card.aantalkamers ?? 0) >= count,
  slaapkamers: (card, count) => countBedrooms(card) >= count,
  type: (card, type) => card.objecttype?.toLowerCase() === type,
  beschikbaar: (card, wanted) => !wanted || !isGone(card),
  verkocht: ({ status }, wanted) => isSold(status) === wanted,
  openhuis: (card, wanted) => !wanted || card.openhuisdagen.length > 0,
  verlaagd: (card, wanted) => !wanted || Boolean(card.prijsverlaging),
  plaats: (card, slug) => card.citySlug === slug,
  vak: ({ lat, lon }, [south, west, north, east]) =>
    Boolean(lat && lon && lat >= south && lat <= north && lon >= west && lon <= east),
};

/** The choices that are counted, besides types and places: the offer itself gives those. */
const steps = {
  oppervlakte: [50, 75, 100, 125, 150, 200],
  kamers: [2, 3, 4, 5, 6],
  slaapkamers: [1, 2, 3, 4, 5],
  prijs: {
    koop: [150, 200, 250, 300, 350, 400, 450, 500, 600, 750, 1000, 1500].map((thousand) => thousand * 1000),
    huur: [600, 800, 1000, 1250, 1500, 1750, 2000, 2500],
  },
} as const;

type Counted = Exclude<keyof Filters, 'vak'>;

const listChoices = (card: Card): [Counted, string][] => {
  const choices: [Counted, string][] = [
    ['soort', findKind(card)],
    ['plaats', card.citySlug],
    ['verkocht', isSold(card.status) ? 'ja' : 'nee'],
  ];
  if (card.objecttype) choices.push(['type', card.objecttype.toLowerCase()]);
  if (!isGone(card)) choices.push(['beschikbaar', 'ja']);
  if (card.openhuisdagen.length > 0) choices.push(['openhuis', 'ja']);
  if (card.prijsverlaging) choices.push(['verlaagd', 'ja']);
  for (const euros of steps.prijs[findKind(card)])
    for (const name of ['prijsvan', 'prijstot'] as const)
      if (tests[name](card, euros)) choices.push([name, String(euros)]);
  for (const name of ['oppervlakte', 'kamers', 'slaapkamers'] as const)
    for (const step of steps[name]) if (tests[name](card, step)) choices.push([name, String(step)]);
  return choices;
};

/**
 * The rows that pass all filters, and for each choice how many would pass with it instead of that filter's current
 * value. So a home that fails one filter still counts for that filter's other choices.
 */
export const applyFilters = (
  cards: readonly Card[],
  rows: Iterable<number>,
  filters: Filters,
): { rows: number[]; facets: Facets } => {
  const active = (Object.keys(filters) as (keyof Filters)[]).filter((name) => filters[name] !== undefined);
  const kept: number[] = [];
  const facets: Facets = {};
  for (const row of rows) {
    const card = cards[row];
    if (!card) continue;
    const failed = active.filter((name) => !tests[name](card, filters[name] as never));
    if (failed.length === 0) kept.push(row);
    if (failed.length > 1) continue;
    for (const [name, value] of listChoices(card)) {
      if (failed.length === 1 && failed[0] !== name) continue;
      const counts = (facets[name] ??= {});
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return { rows: kept, facets };
};

/** How many of the rows pass all filters. */
export const countRows = (cards: readonly Card[], rows: readonly number[], filters: Filters): number => {
  const active = (Object.keys(filters) as (keyof Filters)[]).filter((name) => filters[name] !== undefined);
  return rows.filter((row) => active.every((name) => tests[name](cards[row]!, filters[name] as never)))
    .length;
};

/** The orders of a list; `-` is descending. Homes without the figure come last in both directions. */
export const sorts = [
  '-date_created',
  'date_created',
  'prijs',
  '-prijs',
  'woonoppervlakte',
  '-woonoppervlakte',
  '-verlaagd',
] as const;
export type Sort = (typeof sorts)[number];

const figures: Record<string, (card: Card) => number> = {
  prijs: findPrice,
  woonoppervlakte: (card) => card.woonoppervlakte ?? 0,
  // The day of the last reduction as a number: 20261120.
  verlaagd: (card) => Number(card.prijsverlaging?.datum.replaceAll('-', '') ?? 0),
};

/** Ties are ordered by id, so that paging never shows a home twice. */
export const compareCards = (sort: Sort): ((one: Card, other: Card) => number) => {
  const down = sort.startsWith('-');
  const figure = figures[sort.replace('-', '')];
  if (!figure) {
    const sign = down ? -1 : 1;
    return (one, other) => {
      const a = one.date_created;
      const b = other.date_created;
      return a < b ? -sign : a > b ? sign : other.id - one.id;
    };
  }
  return (one, other) => {
    const a = figure(one);
    const b = figure(other);
    if (a === b) return other.id - one.id;
    if (a === 0 || b === 0) return a === 0 ? 1 : -1;
    return down ? b - a : a - b;
  };
};

export const sortRows = (cards: readonly Card[], rows: readonly number[], sort: Sort): number[] => {
  const compare = compareCards(sort);
  return [...rows].sort((one, other) => compare(cards[one]!, cards[other]!));
};
