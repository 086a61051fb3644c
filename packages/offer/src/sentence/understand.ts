import { filterNames, filters as table, type FilterTexts } from '@binnen/contracts/filters/filters';
import { formatSlug } from '@binnen/contracts/slug';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { isForgiven } from '../places/fold.ts';
import type { Vocabulary } from './vocabulary.ts';
import {
  figures,
  lastFigures,
  phrases,
  prices,
  refusals,
  rule,
  smallWords,
  stopWords,
  type Rule,
  type Wish,
} from './rules.ts';
import { splitSentence, type Sentence, type Word } from './words.ts';

export interface Understood {
  filters: FilterTexts;
  /** What is left to search for: a street, a postcode, the middle of a radius. */
  zoeken: string;
  radius: number;
  sort: string;
  /** What was typed and not understood, in its order. */
  rest: string[];
}

const radii = [1, 2, 5, 10];
/** The list's own radius that has all that is asked for, or its largest, and then says so. */
const readRadius = (kilometres = '5'): Wish => {
  const radius = radii.find((one) => one >= Number(kilometres));
  return radius ? { radius } : { radius: 10, said: [kilometres, 'km'] };
};

/** Adds a wish; false when something else was asked for already, or its filter does not go so far: "500 slaapkamers". */
const add = (understood: Understood, { filters = {}, radius, sort, zoeken }: Wish): boolean => {
  const cannot = filterNames.some((name) => {
    const value = filters[name];
    return (
      value !== undefined && ((understood.filters[name] ?? value) !== value || !table[name].parse(value))
    );
  });
  const other = (one: 'radius' | 'sort' | 'zoeken', asked?: number | string) =>
    asked && understood[one] && understood[one] !== asked;
  if (cannot || other('radius', radius) || other('sort', sort) || other('zoeken', zoeken)) return false;
  Object.assign(understood.filters, filters);
  if (radius) understood.radius = radius;
  if (sort) understood.sort = sort;
  if (zoeken) understood.zoeken = zoeken;
  return true;
};

const usedMark = '#';
const join = (words: readonly Word[]) =>
  words.map(({ norm, state }) => (state === 'open' ? norm : usedMark)).join(' ');

const apply = ({ words }: Sentence, understood: Understood, { pattern, read }: Rule): void => {
  const text = join(words);
  for (const match of text.matchAll(pattern)) {
    const first = match.index === 0 ? 0 : text.slice(0, match.index - 1).split(' ').length;
    const own = words.slice(first, first + match[0].split(' ').length);
    const wish = read(match);
    if (wish === undefined) continue;
    // "een tuin of een balkon": a list has both or neither.
    const before = words.slice(0, first).findLast(({ norm }) => !['een', 'de', 'het'].includes(norm));
    const isEither = before?.norm === 'of' && before.state === 'open' && first > 1;
    const fits = wish !== null && !isEither && add(understood, wish);
    for (const word of own) {
      word.state = fits && !wish.said?.includes(word.norm) ? 'used' : 'said';
      word.wish = match;
    }
  }
};

const escape = (text: string) => text.replace(/[.+]/g, '\\$&');

/** They have the names of all places of an offer. */
const findPlaceRules = oncePer(({ places, neighbourhoods }: Vocabulary) => {
  const any = [...places.keys()].map(escape).join('|');
  const near = (match: RegExpExecArray) => {
    const { place = '', km } = match.groups ?? {};
    return { ...readRadius(km), zoeken: places.get(place) ?? place };
  };
  const within = '(?:binnen )?(?:een )?(?:straal (?:van )?)?';
  const round =
    '(?:in of )?(?:rond|nabij|omgeving|(?:in )?(?:de )?(?:buurt|omgeving) van|in de omgeving)(?: van)?';
  const names = [
    rule(`(?:in )?(${any})`, ([, place = '']) => ({
      filters: { plaats: formatSlug(places.get(place) ?? place) },
    })),
  ];
  if (neighbourhoods.size > 0)
    names.push(
      rule(`(?:in )?(?:de |het )?(${[...neighbourhoods.keys()].map(escape).join('|')})`, ([, name = '']) => ({
        filters: { buurt: neighbourhoods.get(name) ?? name },
      })),
    );
  return {
    round: [
      rule(`${within}(?<km>\\d+) km (?:van |rond |om )?(?<place>${any})`, near),
      // Also as Funda has it.
      rule(`(?:in )?(?<place>${any}) (?:\\+|${within})(?<km>\\d+) km`, near),
      rule(`${round} (?<place>${any})|(?:${any}) (?:en omgeving|e ?o)`, (match) =>
        near(match).zoeken
          ? near(match)
          : { radius: 5, zoeken: places.get(match[0].replace(/ (en omgeving|e ?o)$/, '')) ?? '' },
      ),
    ],
    names,
  };
});

/** A whole postcode of the offer is one word, before any rule reads it: `7217 PM` is no rent a month. */
const joinPostcodes = (words: readonly Word[], { hasPostcode }: Vocabulary): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const whole = `${last?.norm} ${word.norm}`;
    if (last && /^[1-9]\d{3} [a-z]{2}$/.test(whole) && hasPostcode(last.norm + word.norm))
      last.norm += word.norm;
    else joined.push(word);
  }
  return joined;
};

/** "Grote" is of the Grote Kerkhof, and of any garden: only the words behind it tell. */
const adjectives = new Set('grote kleine nieuwe oude lange korte hoge lage brede'.split(' '));

/** Streets, numbers behind them, and postcodes: what is searched for. */
const findAddress = ({ words }: Sentence, vocabulary: Vocabulary): Word[] => {
  const found: Word[] = [];
  const isName = (word?: Word) =>
    word?.state === 'open' && /[a-z]{3}/.test(word.norm) && vocabulary.hasWord(word.norm);
  words.forEach((word, index) => {
    if (word.state !== 'open' || stopWords.has(word.norm)) return;
    const [postcode, digits, letters] = /^([1-9]\d{3})([a-z]{2})?$/.exec(word.norm) ?? [];
    const isPostcode = postcode !== undefined && vocabulary.hasPostcode(postcode);
    const number = /^\d+$/.test(word.norm) && found.length > 0 && words[index - 1]?.state === 'used';
    const street = isName(word) && (!adjectives.has(word.norm) || isName(words[index + 1]));
    if (!isPostcode && !number && !street) return;
    word.state = 'used';
    found.push(
      isPostcode && letters ? { ...word, typed: -1, norm: `${digits} ${letters.toUpperCase()}` } : word,
    );
  });
  return found;
};

/** An address as it was typed, without filters: with them, "huis-keulenstraat" would be a sentence again, for ever. */
const formatAddress = (address: readonly Word[], { words, typed }: Sentence): string => {
  const filtered = new Set(words.flatMap((word) => (word.wish ? word.typed : [])));
  const texts = address.map(
    (word) => (filtered.has(word.typed) ? undefined : typed[word.typed]) ?? word.norm,
  );
  // A typed word may have two words of an address.
  return texts.filter((text, index) => text !== texts[index - 1]).join(' ');
};

/** Places with one slip. */
const findMisspelt = ({ words }: Sentence, understood: Understood, { places }: Vocabulary): void => {
  for (const word of words) {
    if (word.state !== 'open' || stopWords.has(word.norm)) continue;
    const meant = [...places].find(([name]) => isForgiven(word.norm, name))?.[1];
    if (meant && add(understood, { filters: { plaats: formatSlug(meant) } })) word.state = 'used';
  }
};

/** What is left, in its order: each word by itself, and a wish that no list can do as it was said, such as "25 km". */
const listRest = ({ words, typed }: Sentence): string[] => {
  const left = new Map(
    words
      .filter(({ state, norm }) => state !== 'used' && !(state === 'said' ? smallWords : stopWords).has(norm))
      .map((word) => [word.typed, word.wish]),
  );
  // A typed word of several parts counts as understood when one part was used.
  for (const word of words) if (word.state === 'used') left.delete(word.typed);
  const rest: string[] = [];
  let last: Word['wish'];
  for (const [index, wish] of left) {
    const word = (typed[index] ?? '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    rest.push(wish && wish === last ? `${rest.pop()} ${word}` : word);
    last = wish;
  }
  return rest;
};

/**
 * Reads a sentence by a grammar of Dutch house hunting: "hoekhuis met tuin onder 4 ton in Colmschate". Every word is in
 * the list's address, asks for nothing, or is in `rest`: no wish is dropped.
 */
export const understand = (text: string, vocabulary: Vocabulary): Understood => {
  const { words, typed } = splitSentence(text);
  const sentence = { typed, words: joinPostcodes(words, vocabulary) };
  const understood: Understood = { filters: {}, zoeken: '', radius: 0, sort: '', rest: [] };
  const { round, names } = findPlaceRules(vocabulary);
  for (const rule of [...refusals, ...round, ...figures, ...prices, ...names, ...phrases])
    apply(sentence, understood, rule);
  const found = findAddress(sentence, vocabulary);
  for (const rule of lastFigures) apply(sentence, understood, rule);
  const address = formatAddress(found, sentence);
  findMisspelt(sentence, understood, vocabulary);
  if (address) understood.zoeken = [understood.zoeken, address].filter(Boolean).join(' ');
  const { type, oppervlakte, perceel, ...others } = understood.filters;
  // The size of a building plot is that of its ground.
  if (type === 'bouwgrond' && oppervlakte && !perceel)
    understood.filters = { ...others, type, perceel: oppervlakte };
  understood.rest = listRest(sentence);
  return understood;
};

/** Whether a text is more than a place, an address or a neighbourhood, which the search finds by itself. */
export const isSentence = ({ filters, radius, sort }: Understood): boolean =>
  radius > 0 || sort !== '' || Object.keys(filters).some((name) => name !== 'plaats' && name !== 'buurt');
