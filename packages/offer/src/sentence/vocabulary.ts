import { fold } from '../places/fold.ts';
import type { Listings } from '../index/listings.ts';
import { knownPlaces } from '../places/places.ts';

/** The names that an offer has, by their folded spelling. */
export interface Vocabulary {
  places: ReadonlyMap<string, string>;
  neighbourhoods: ReadonlyMap<string, string>;
  /** A word of an address. */
  hasWord: (folded: string) => boolean;
  /** `7412` or `7412be`. */
  hasPostcode: (folded: string) => boolean;
}

const vocabularies = new WeakMap<Listings, Vocabulary>();

/** Longer names first: in a rule the first that matches counts. */
const byFolded = (names: Iterable<string>): Map<string, string> =>
  new Map(
    [...new Set(names)]
      .map((name) => [fold(name), name] as const)
      .sort(([one], [other]) => other.length - one.length),
  );

/** Made once for an offer. */
export const findVocabulary = (listings: Listings): Vocabulary => {
  const known = vocabularies.get(listings);
  if (known) return known;
  const { cards, index, places } = listings;
  const made: Vocabulary = {
    places: byFolded([...Object.keys(knownPlaces), ...[...places.values()].map(({ plaats }) => plaats)]),
    neighbourhoods: byFolded(cards.flatMap(({ buurt }) => buurt ?? [])),
    hasWord: (folded) => index.words.has(folded),
    hasPostcode: (folded) => index.postcodes.has(folded),
  };
  vocabularies.set(listings, made);
  return made;
};
