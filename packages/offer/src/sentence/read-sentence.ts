import { mostRent } from '@binnen/contracts/filters/sale-price';
import type { Sentence } from '@binnen/contracts/list-answers';
import { fold, tokenise } from '../places/fold.ts';
import type { Listings } from '../index/listings.ts';
import { search } from '../index/search-index.ts';
import { countRows } from '../lists/apply-filters.ts';
import { isSentence, understand, type Understood } from './understand.ts';
import { findVocabulary } from './vocabulary.ts';

/** Whether all words of a question are words of addresses: then it is one. */
export const isAddress = ({ index }: Listings, question: string): boolean =>
  tokenise(question).every((token) => index.words.has(token));

const fundaLink = /\S*funda\.nl\/\S+/gi;

/** Such as `funda.nl/detail/koop/deventer/huis-keulenstraat-19-a/43212345/`; older ones have the number first. */
const fundaHome = /\/(?:koop|huur)\/([^/]+)\/[a-z]+-(?:\d{6,}-)?([^/?#]+)/;

/** The search for a home that a link to Funda leads to, when it is in the offer. Its figures are no wishes. */
const readLink = (listings: Listings, link: string): Sentence | undefined => {
  const [, place = '', address = ''] = fundaHome.exec(link) ?? [];
  const zoeken = `${address} ${place}`.replaceAll('-', ' ');
  return address && isAddress(listings, zoeken) && search(listings.index, zoeken)?.length
    ? { vraag: { zoeken }, rest: [] }
    : undefined;
};

/** Words of who looks for a home, which no address has. */
const hunting =
  /\b(?:\w*woning(?:en)?|\w+appartement(?:en)?|woonruimte|nieuwbouw|wonen|met|studio|kamers?|centrum|gemeente|aanbod|zoek(?:en|t)?|gezocht)\b/i;

/** Whether all homes, a place or a street are asked for in words by which the search finds nothing: "woningen in Deventer". */
const hasPlace = (listings: Listings, question: string, { filters, zoeken, rest }: Understood): boolean => {
  const { cards, index } = listings;
  const isHunt = hunting.test(question);
  if (search(index, question)?.length) return false;
  if (!zoeken && !filters.plaats && !filters.buurt) return isHunt && rest.length === 0;
  const rows = search(index, zoeken) ?? [...cards.keys()];
  // Of two places a list has the first.
  const isNamed = rest.every((word) => findVocabulary(listings).places.has(fold(word)));
  return isHunt || (isNamed && countRows(cards, rows, filters) > 0);
};

/**
 * A question as the list that it asks for; undefined for a place, a street, an address or a postcode by itself.
 * `soort`: the kind of the list that it was asked on. "onder 4 ton" among rentals asks for homes for sale.
 */
export const readSentence = (
  listings: Listings,
  question: string,
  soort: string | undefined,
): Sentence | undefined => {
  if (!question) return undefined;
  const links = question.match(fundaLink) ?? [];
  for (const link of links) {
    const home = readLink(listings, link.toLowerCase());
    if (home) return home;
  }
  const understood = understand(question.replace(fundaLink, ' '), findVocabulary(listings));
  if (links.length > 0) understood.rest.push('de link naar Funda');
  else if (!isSentence(understood) && !hasPlace(listings, question, understood)) return undefined;
  const { filters, zoeken, radius, sort, rest } = understood;
  const isSale = [filters.prijsvan, filters.prijstot].some((euros) => Number(euros ?? 0) > mostRent);
  return {
    vraag: {
      ...(soort === 'huur' && isSale ? { soort: 'koop' } : {}),
      ...filters,
      ...(zoeken ? { zoeken } : {}),
      ...(radius > 0 ? { radius: String(radius) } : {}),
      ...(sort ? { sort } : {}),
    },
    rest,
  };
};
