import { oncePer } from '@binnen/edge-kit/caching/once-per';
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

/** Longer names first: in a rule the first that matches counts. */
const byFolded = (names: Iterable<string>): Map<string, string> =>
  new Map(
    [...new Set(names)]
      .map((name) => [fold(name), name] as const)
      .sort(([one], [other]) => other.length - one.length),
  );

export const findVocabulary = oncePer(({ cards, index, places }: Listings): Vocabulary => ({
  places: byFolded([...Object.keys(knownPlaces), ...[...places.values()].map(({ plaats }) => plaats)]),
  neighbourhoods: byFolded(cards.flatMap(({ buurt }) => buurt ?? [])),
  hasWord: (folded) => index.words.has(folded),
  hasPostcode: (folded) => index.postcodes.has(folded),
}));
