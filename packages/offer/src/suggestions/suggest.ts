import { compareTexts } from '@binnen/contracts/formats/compare-texts';
import { formatAddress } from '@binnen/contracts/formats/address';
import type { Suggestion } from '@binnen/contracts/list-answers';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { fold, foldQuestion } from '../places/fold.ts';
import type { FilterTexts } from '@binnen/contracts/filters/filters';
import { countOffered } from '../lists/apply-filters.ts';
import type { Listings } from '../index/listings.ts';
import { search, searchBeginnings, searchPostcodes } from '../index/search-index.ts';

const most = 8;
/** How many homes are looked at to find their streets and places. */
const mostRows = 400;

type Name = Pick<Suggestion, 'soort' | 'tekst'>;

const count = (counts: Map<string, number>, name: string | undefined) => {
  if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
};

const listNames = (soort: Suggestion['soort'], counts: Map<string, number>, limit: number): Name[] =>
  [...counts]
    .sort((one, other) => other[1] - one[1] || compareTexts(one[0], other[0]))
    .slice(0, limit)
    .map(([tekst]) => ({ soort, tekst }));

/** Whether a name, or one of its words, begins with what was typed; of a longer text, with its last word. */
const begins = (name: string | null | undefined, typed: string): boolean => {
  if (!name) return false;
  const folded = fold(name);
  const last = typed.split(' ').findLast((word) => /^[a-z]/.test(word)) ?? typed;
  return folded.startsWith(typed) || folded.split(' ').some((word) => word.startsWith(last));
};

const findNames = ({ cards, index }: Listings, folded: string, found: readonly Card[]): Name[] => {
  const places = new Map<string, number>();
  const neighbourhoods = new Map<string, number>();
  const streets = new Map<string, number>();
  const postcodes = new Map<string, number>();
  const digits = /^\d{4} ?[a-z]{0,2}$/.test(folded);
  for (const [name, postings] of index.places)
    if (name.startsWith(folded)) places.set(cards[postings[0]!]?.plaats ?? name, postings.length);
  for (const card of found) {
    // Of a village the neighbourhood has its name.
    if (card.buurt && !places.has(card.buurt) && begins(card.buurt, folded))
      count(neighbourhoods, card.buurt);
    if (digits) count(postcodes, card.postcode ?? undefined);
    else if (begins(card.straat, folded)) count(streets, `${card.straat}, ${card.plaats ?? ''}`);
  }
  return [
    ...listNames('plaats', places, 4),
    ...listNames('buurt', neighbourhoods, 2),
    ...listNames('straat', streets, 4),
    ...listNames('postcode', postcodes, 4),
  ];
};

/**
 * Suggestions for a partial text: places, neighbourhoods, streets and postcodes that match, each with what its list has,
 * and the homes themselves when few are left.
 */
export const suggest = (listings: Listings, typed: string, filters: FilterTexts = {}): Suggestion[] => {
  const { cards, index } = listings;
  const folded = foldQuestion(typed);
  if (folded.length < 2) return [];
  const rows = new Set([
    ...searchPostcodes(index, folded),
    ...(search(index, typed) ?? []),
    ...searchBeginnings(index, folded),
  ]);
  const found = [...rows].slice(0, mostRows).map((row) => cards[row]!);
  const names = findNames(listings, folded, found)
    .flatMap((name): Suggestion[] => {
      // As the list of this name counts them, with the same filters.
      const offered = countOffered(cards, search(index, name.tekst) ?? [], filters);
      return offered ? [{ ...name, ...offered, pad: null }] : [];
    })
    .slice(0, most);
  const homes = found
    .filter(() => found.length <= 12 || names.length === 0)
    .slice(0, most - names.length)
    .map((card): Suggestion => ({
      soort: 'woning',
      tekst: formatAddress(card),
      aantal: 1,
      pad: routes.property.href(card.citySlug, card.slug),
    }));
  return [...names, ...homes];
};
