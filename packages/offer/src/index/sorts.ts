import { findPrice } from '@binnen/contracts/filters/home-traits';
import type { Sort } from '@binnen/contracts/list-queries';
import type { Card } from '@binnen/contracts/property';

const figures: Record<string, (card: Card) => number> = {
  prijs: findPrice,
  woonoppervlakte: (card) => card.woonoppervlakte ?? 0,
  // The day of the last reduction as a number: 20261120.
  verkocht: (card) => Number(card.verkocht_op?.replaceAll('-', '') ?? 0),
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
