import { filterNames, filters, type FilterName, type FilterTexts } from '@binnen/contracts/filters/filters';
import type { Card, Facets } from '@binnen/contracts/property';

interface Test {
  name: FilterName;
  passes: (card: Card) => boolean;
}

const createTests = (texts: FilterTexts): Test[] =>
  filterNames.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, passes: filters[name].createTest(text) }];
  });

/** Which filters' choices are counted: those that a list shows at once and those that are set, or all. */
export type Counted = 'eerste' | 'alle';
const listCounted = (counted: Counted, texts: FilterTexts): readonly FilterName[] =>
  counted === 'alle'
    ? filterNames
    : filterNames.filter((name) => filters[name].shown !== 'more' || texts[name] !== undefined);

interface Filtered {
  rows: number[];
  facets: Facets;
  /** For each filter that is set: how many homes only this filter keeps out. */
  alone: Partial<Record<FilterName, number>>;
}

/**
 * The rows that pass all filters, and for each choice how many would pass with it instead of that filter's current
 * value. So a home that fails one filter still counts for that filter's other choices.
 */
export const applyFilters = (
  cards: readonly Card[],
  rows: Iterable<number>,
  texts: FilterTexts,
  counted: Counted = 'alle',
): Filtered => {
  const tests = createTests(texts);
  const names = listCounted(counted, texts);
  const kept: number[] = [];
  const facets: Facets = {};
  const alone: Filtered['alone'] = {};
  const count = (card: Card, name: FilterName) => {
    for (const value of filters[name].listChoices(card)) {
      const counts = (facets[name] ??= {});
      counts[value] = (counts[value] ?? 0) + 1;
    }
  };
  for (const row of rows) {
    const card = cards[row];
    if (!card) continue;
    const failed = tests.filter(({ passes }) => !passes(card));
    if (failed.length === 0) kept.push(row);
    const only = failed[0]?.name;
    // With two failures no single choice lets it pass.
    if (failed.length > 1) continue;
    if (only) alone[only] = (alone[only] ?? 0) + 1;
    for (const name of only ? [only] : names) count(card, name);
  }
  return { rows: kept, facets, alone };
};

/** How many of the rows pass all filters. */
export const countRows = (cards: readonly Card[], rows: readonly number[], texts: FilterTexts): number => {
  const tests = createTests(texts);
  return rows.filter((row) => tests.every(({ passes }) => passes(cards[row]!))).length;
};

/** The same for a list of one kind: of homes for sale, unless only homes for rent pass. Undefined when none does. */
export const countOffered = (cards: readonly Card[], rows: readonly number[], texts: FilterTexts) => {
  for (const aanbod of ['koop', 'huur'] as const) {
    if ((texts.soort ?? aanbod) !== aanbod) continue;
    const aantal = countRows(cards, rows, { ...texts, soort: aanbod });
    if (aantal > 0) return { aanbod, aantal };
  }
  return undefined;
};
