import { streets, type Street } from '@binnen/demo-data/dataset/streets';
import type { Suffix } from '@binnen/demo-data/dataset/suffixes';
import { highestNumber, listAddresses, places, type PlaceDocument } from './documents.ts';
import { measureDistance } from './coordinates.ts';
import { fold, joinPostcode, parsePlaceQuery, splitAddress, type PlaceQuery } from './parse-query.ts';

/** Further additions at a number: those of homes on offer. */
export type MoreSuffixes = (street: Street, number: number) => Suffix[];

export interface Found {
  document: PlaceDocument;
  score: number;
}

const boosts = { gemeente: 1.5, woonplaats: 1.45, buurt: 1.2, weg: 1.1, postcode: 0.9, adres: 1 };

const holds = (document: PlaceDocument, fields: PlaceQuery['fields']): boolean =>
  Object.entries(fields).every(([name, wanted]) => {
    const value = fold(String(document[name] ?? '')).replaceAll(' ', '');
    return wanted.some((one) => value === one);
  });

/** The field with a document's own name. */
const ownNames = {
  gemeente: 'gemeentenaam',
  woonplaats: 'woonplaatsnaam',
  buurt: 'buurtnaam',
  weg: 'straatnaam',
  postcode: 'postcode',
  adres: 'weergavenaam',
} as const;

const namesOf = (document: PlaceDocument): string[] => fold(document.weergavenaam).split(' ');

/** Every word must begin a word of the name; a name without other words scores higher. */
const scoreWords = (document: PlaceDocument, words: string[]): number => {
  if (words.length === 0) return 1;
  const names = namesOf(document);
  const hits = words.map((word) =>
    names.includes(word) ? 1 : names.some((name) => name.startsWith(word)) ? 0.6 : 0,
  );
  if (hits.includes(0)) return 0;
  const own = fold(String(document[ownNames[document.type]] ?? ''));
  const text = words.join(' ');
  const exact = own === text ? 4 : own.startsWith(text) ? 1 : 0;
  return hits.reduce((sum: number, hit) => sum + hit, 0) + exact + 1 / names.length;
};

const matchStreets = (words: string[]): Street[] => {
  const text = words.join(' ');
  return streets.filter((street) => {
    const [name, place] = [fold(street.straat), fold(street.woonplaats)];
    return [name, `${name} ${place}`, fold(street.postcode), `${fold(street.postcode)} ${place}`].includes(
      text,
    );
  });
};

const listAsked = ({ fields, words }: PlaceQuery, more: MoreSuffixes): PlaceDocument[] => {
  const postcode = fields['postcode']?.[0];
  const number = Number(fields['huisnummer']?.[0]);
  const split = splitAddress(words);
  if (postcode && Number.isInteger(number)) {
    const own = streets.filter((street) => street.postcode.toLowerCase() === postcode);
    return own.flatMap((street) => listAddresses(street, number, more(street, number)));
  }
  if (!split) return [];
  const [letter = '', ...place] = split.after;
  const found = [...matchStreets(split.before), ...matchStreets([...split.before, ...split.after])];
  const withLetter = /^[a-z]$|^\d{1,2}$/.test(letter) ? matchStreets([...split.before, ...place]) : [];
  const all = [...new Set([...found, ...withLetter])].flatMap((street) =>
    listAddresses(street, split.number, more(street, split.number)),
  );
  if (withLetter.length === 0) return all;
  const exact = all.filter((one) =>
    [one['huisletter'], one['huisnummertoevoeging']].some((part) => fold(String(part ?? '')) === letter),
  );
  return exact.length > 0 ? exact : all;
};

/** The documents that match `q` and every `fq`, best first. */
export const findPlaces = (q: string, fq: string[], more: MoreSuffixes): Found[] => {
  const query = parsePlaceQuery(q);
  query.words = joinPostcode(query.words);
  const filters = fq.map((text) => parsePlaceQuery(text).fields);
  const onlyFields = Object.keys(query.fields).length > 0 && query.words.length === 0;
  const every = Object.assign({}, ...filters, query.fields) as PlaceQuery['fields'];
  const addresses = listAsked({ fields: every, words: query.words }, more)
    .filter((document) => holds(document, query.fields))
    .map((document) => ({ document, score: 9 + boosts.adres }));
  const others = places.flatMap((document) => {
    if (!holds(document, query.fields)) return [];
    const score = scoreWords(document, query.words);
    return score > 0 ? [{ document, score: score * boosts[document.type] }] : [];
  });
  const asksNumber =
    every['huisnummer'] !== undefined || (!onlyFields && splitAddress(query.words) !== undefined);
  return [...addresses, ...(asksNumber ? [] : others)]
    .filter(({ document }) => filters.every((fields) => holds(document, fields)))
    .toSorted((one, other) => other.score - one.score);
};

/** The address of one of our own ids. */
export const findById = (id: string, more: MoreSuffixes): PlaceDocument | undefined => {
  const [, postcode, number] = /^adr-([0-9A-Z]{6})-(\d+)/.exec(id) ?? [];
  if (!postcode) return places.find((document) => document.id === id);
  const own = streets.filter((street) => street.postcode === postcode);
  const all = own.flatMap((street) => listAddresses(street, Number(number), more(street, Number(number))));
  return all.find((document) => document.id === id);
};

const pointOf = (document: PlaceDocument): { lat: number; lon: number } => {
  const [, lon, lat] = /POINT\((\S+) (\S+)\)/.exec(String(document['centroide_ll'])) ?? [];
  return { lat: Number(lat), lon: Number(lon) };
};

/** The nearest document of each requested type, with the distance in metres. */
export const findNearest = (lat: number, lon: number, types: string[], rows: number) => {
  const near = (document: PlaceDocument) => {
    const point = pointOf(document);
    return { document, afstand: measureDistance(lat, lon, point.lat, point.lon) };
  };
  const closest = streets
    .toSorted(
      (one, other) =>
        measureDistance(lat, lon, one.lat, one.lon) - measureDistance(lat, lon, other.lat, other.lon),
    )
    .slice(0, 3);
  const addresses = types.includes('adres')
    ? closest.flatMap((street) =>
        Array.from({ length: highestNumber }, (_, index) => listAddresses(street, index + 1)).flat(),
      )
    : [];
  return [...addresses, ...places.filter(({ type }) => types.includes(type))]
    .map(near)
    .toSorted((one, other) => one.afstand - other.afstand)
    .slice(0, rows);
};
