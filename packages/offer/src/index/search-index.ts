import type { Card } from '@binnen/contracts/property';
import { fold, foldQuestion, isForgiven, tokenise } from '../places/fold.ts';
import { findKnownPlace } from '../places/places.ts';

type Postings = readonly number[];

/** Rows (positions in the list of cards) by word. Many homes share a word. */
export interface SearchIndex {
  /**
   * Words of street, place and neighbourhood, house numbers and additions; also multi-word streets written as one word.
   */
  readonly words: ReadonlyMap<string, Postings>;
  /** The words by length, to find misspellings. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  /** Whole names, normalised. */
  readonly places: ReadonlyMap<string, Postings>;
  readonly neighbourhoods: ReadonlyMap<string, Postings>;
  /** Without the space: both `7412` and `7412be`. */
  readonly postcodes: ReadonlyMap<string, Postings>;
  /** The words, sorted, for prefix search. */
  readonly sorted: readonly string[];
}

const add = (map: Map<string, number[]>, key: string, row: number) => {
  if (!key) return;
  const rows = map.get(key);
  if (!rows) map.set(key, [row]);
  else if (rows.at(-1) !== row) rows.push(row);
};

export const buildIndex = (cards: readonly Card[]): SearchIndex => {
  const words = new Map<string, number[]>();
  const places = new Map<string, number[]>();
  const neighbourhoods = new Map<string, number[]>();
  const postcodes = new Map<string, number[]>();
  // The same few streets and places occur again and again, so each is split once.
  const known = new Map<string, { folded: string; tokens: string[] }>();
  const take = (text: string | null) => {
    if (!text) return undefined;
    const found = known.get(text) ?? { folded: fold(text), tokens: tokenise(text) };
    known.set(text, found);
    return found;
  };
  cards.forEach((card, row) => {
    const street = take(card.straat);
    const place = take(card.plaats);
    const neighbourhood = take(card.buurt ?? null);
    const number = tokenise(`${card.huisnummer ?? ''} ${card.huisnummertoevoeging ?? ''}`);
    for (const part of [street, place, neighbourhood])
      for (const token of part?.tokens ?? []) add(words, token, row);
    for (const token of number) add(words, token, row);
    if (street && street.tokens.length > 1) add(words, street.folded.replaceAll(' ', ''), row);
    if (place) add(places, place.folded, row);
    if (neighbourhood) add(neighbourhoods, neighbourhood.folded, row);
    const postcode = fold(card.postcode ?? '').replaceAll(' ', '');
    add(postcodes, postcode, row);
    add(postcodes, postcode.slice(0, 4), row);
  });
  const sorted = [...words.keys()].sort();
  return {
    words,
    byLength: Map.groupBy(sorted, (word) => word.length),
    places,
    neighbourhoods,
    postcodes,
    sorted,
  };
};

const intersect = (one: Postings, other: Postings): Postings => {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const within = new Set(few);
  return many.filter((row) => within.has(row));
};
const unite = (lists: readonly Postings[]): Postings =>
  lists.length <= 1 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((one, other) => one - other);

/** How many words one prefix may match. */
const mostBeginnings = 200;

/** Index in a sorted list of the first word that is not before `prefix`. */
const findStart = (sorted: readonly string[], prefix: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
};

const findBeginnings = (index: SearchIndex, prefix: string): string[] => {
  const found: string[] = [];
  for (let at = findStart(index.sorted, prefix); at < index.sorted.length; at += 1) {
    const word = index.sorted[at]!;
    if (!word.startsWith(prefix) || found.length === mostBeginnings) break;
    found.push(word);
  }
  return found;
};

const findMisspelt = (index: SearchIndex, typed: string): string[] =>
  [typed.length - 1, typed.length, typed.length + 1].flatMap((length) =>
    (index.byLength.get(length) ?? []).filter((word) => isForgiven(typed, word)),
  );

const isNumber = (token: string) => /^\d+$/.test(token);

/**
 * Homes with the word `token`. When there are none, or with `generous`, also homes with a word that begins with it or
 * is one edit away.
 */
const findWord = (index: SearchIndex, token: string, generous: boolean): Postings => {
  const exact = index.words.get(token) ?? [];
  if (isNumber(token) || (exact.length > 0 && !generous)) return exact;
  const beginnings = token.length >= 2 ? findBeginnings(index, token) : [];
  const words = new Set([...beginnings, ...findMisspelt(index, token)]);
  return unite([exact, ...[...words].map((word) => index.words.get(word) ?? [])]);
};

/** Homes that have all words. */
const findAll = (index: SearchIndex, tokens: readonly string[], generous: boolean): Postings => {
  let found: Postings | undefined;
  for (const token of tokens) {
    const rows = findWord(index, token, generous);
    found = found ? intersect(found, rows) : rows;
    if (found.length === 0) return [];
  }
  return found ?? [];
};

const findName = (names: ReadonlyMap<string, Postings>, folded: string): Postings => {
  const exact = names.get(folded);
  if (exact) return exact;
  for (const [name, rows] of names) if (isForgiven(folded, name)) return rows;
  return [];
};

/** Some type the number right behind it: `7418ET19`. */
const postcodePattern = /(?:^| )([1-9]\d{3}) ?(?:([a-z]{2})(?=[ \d]|$)|(?= |$))/;
/** Words between digits and a name that could be the letters of a postcode: "7411 in Deventer". */
const between = /(?<=(?:^| )[1-9]\d{3} )(?:in|te|de|op) (?=[a-z])/;

/** A postcode in the text, and the rest of the words; undefined when the offer has no such postcode. */
const findPostcode = (index: SearchIndex, folded: string): Postings | undefined => {
  const match = postcodePattern.exec(folded);
  if (!match) return undefined;
  const [all, digits = '', letters = ''] = match;
  const rows = index.postcodes.get(digits + letters);
  if (!rows) return between.test(folded) ? findPostcode(index, folded.replace(between, '')) : undefined;
  const rest = tokenise(folded.replace(all, ' '));
  return rest.length === 0 ? rows : intersect(rows, findAll(index, rest, true));
};

/** The rows of all postcodes that begin as the text does, which ends after their first letter. */
export const searchPostcodes = (index: SearchIndex, folded: string): Postings => {
  if (!/^\d{4} ?[a-z]$/.test(folded)) return [];
  const begin = folded.replace(' ', '');
  return [...index.postcodes].flatMap(([postcode, rows]) => (postcode.startsWith(begin) ? rows : []));
};

/** No real question has more words; the rest is ignored. */
const mostTokens = 12;

/**
 * The rows that match what a visitor typed, in the order of the list; undefined when nothing was typed. A postcode, a
 * place and a neighbourhood are recognised as a whole; every other word must occur in the address. Accents, case and
 * the spelling of additions do not matter; one edit a word is forgiven.
 */
export const search = (index: SearchIndex, query: string): Postings | undefined => {
  const folded = foldQuestion(query.slice(0, 200));
  if (!folded) return query.trim() ? [] : undefined;
  const place = index.places.get(folded);
  if (place) return place;
  const postcode = findPostcode(index, folded);
  if (postcode && postcode.length > 0) return postcode;
  const neighbourhood = index.neighbourhoods.get(folded);
  if (neighbourhood) return neighbourhood;
  const known = findKnownPlace(folded);
  if (known && fold(known) === folded) return [];

  const tokens = tokenise(folded).slice(0, mostTokens);
  const exact = tokens.every((token) => index.words.has(token)) ? findAll(index, tokens, false) : [];
  if (exact.length > 0) return exact;
  const misspelt = known ? (index.places.get(fold(known)) ?? []) : findName(index.places, folded);
  if (misspelt.length > 0) return misspelt;
  const generous = findAll(index, tokens, true);
  if (generous.length > 0) return generous;
  return findJoined(index, tokens, folded);
};

/**
 * The rows with a longer word than the last one of the text: "brink" finds the Brinkgreverweg beside the Brink. None where
 * nobody has the last word itself, because `search` looks for longer ones then. No misspelling is forgiven.
 */
export const searchBeginnings = (index: SearchIndex, folded: string): Postings => {
  const tokens = tokenise(folded).slice(0, mostTokens);
  const last = tokens.pop();
  if (!last || isNumber(last) || !index.words.has(last)) return [];
  const rows = unite(findBeginnings(index, last).map((word) => index.words.get(word) ?? []));
  return tokens.length > 0 ? intersect(rows, findAll(index, tokens, false)) : rows;
};

/** Words that belong together but were typed apart, or whole neighbourhoods that were misspelt. */
const findJoined = (index: SearchIndex, tokens: readonly string[], folded: string): Postings => {
  const neighbourhood = findName(index.neighbourhoods, folded);
  if (neighbourhood.length > 0) return neighbourhood;
  for (let last = tokens.length; last >= 2; last -= 1) {
    const joined = tokens.slice(0, last).join('');
    const rows = findAll(index, [joined, ...tokens.slice(last)], true);
    if (rows.length > 0) return rows;
  }
  return [];
};
