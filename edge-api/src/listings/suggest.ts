import type { Card, Suggestion } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { fold } from './fold.ts';
import type { Listings } from './listings.ts';
import { search } from './search-index.ts';

const most = 8;
/** How many homes are looked at to find their streets and places. */
const mostRows = 400;

export const formatAddressLine = (card: Card): string =>
  [[card.straat, card.huisnummer, card.huisnummertoevoeging].filter(Boolean).join(' '), card.plaats]
    .filter(Boolean)
    .join(', ');

const count = (counts: Map<string, number>, name: string | undefined) => {
  if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
};

const list = (soort: Suggestion['soort'], counts: Map<string, number>, limit: number): Suggestion[] =>
  [...counts]
    .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
    .slice(0, limit)
    .map(([tekst, aantal]) => ({ soort, tekst, aantal, pad: null }));

/** Whether a name, or one of its words, begins with what was typed; of a longer text, with its last word. */
const begins = (name: string | null | undefined, typed: string): boolean => {
  if (!name) return false;
  const folded = fold(name);
  const last = typed.split(' ').findLast((word) => /^[a-z]/.test(word)) ?? typed;
  return folded.startsWith(typed) || folded.split(' ').some((word) => word.startsWith(last));
};

/**
 * Suggestions for a partial text: places, neighbourhoods, streets and postcodes that match, and the homes themselves
 * when few are left.
 */
export const suggest = ({ cards, index }: Listings, typed: string): Suggestion[] => {
  const folded = fold(typed);
  if (folded.length < 2) return [];
  const rows = search(index, typed) ?? [];
  const found = rows.slice(0, mostRows).map((row) => cards[row]!);
  const places = new Map<string, number>();
  const neighbourhoods = new Map<string, number>();
  const streets = new Map<string, number>();
  const postcodes = new Map<string, number>();
  const digits = /^\d{4} ?[a-z]{0,2}$/.test(folded);
  for (const [name, postings] of index.places)
    if (name.startsWith(folded)) places.set(cards[postings[0]!]?.plaats ?? name, postings.length);
  for (const card of found) {
    if (begins(card.buurt, folded)) count(neighbourhoods, card.buurt ?? undefined);
    if (digits) count(postcodes, card.postcode ?? undefined);
    else if (begins(card.straat, folded)) count(streets, `${card.straat}, ${card.plaats ?? ''}`);
  }
  const names = [
    ...list('plaats', places, 4),
    ...list('buurt', neighbourhoods, 2),
    ...list('straat', streets, 4),
    ...list('postcode', postcodes, 4),
  ].slice(0, most);
  const homes = found
    .filter(() => found.length <= 12 || names.length === 0)
    .slice(0, most - names.length)
    .map((card): Suggestion => ({
      soort: 'woning',
      tekst: formatAddressLine(card),
      aantal: 1,
      pad: routes.property.href(card.citySlug, card.slug),
    }));
  return [...names, ...homes];
};
