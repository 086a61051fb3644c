import type { Address } from '@binnen/contracts/leads';
import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream } from '../calls/call.ts';
import { rowsOf } from '../calls/rows.ts';

/** PDOK omits what a document does not have. A null is the same. */
const text = v.nullish(v.string(), '');
const DocumentSchema = v.object({
  type: text,
  weergavenaam: text,
  straatnaam: text,
  huisnummer: v.nullish(v.number()),
  huisletter: v.nullish(v.string(), null),
  huisnummertoevoeging: v.nullish(v.string(), null),
  postcode: text,
  woonplaatsnaam: text,
  gemeentenaam: text,
  woonplaatscode: text,
  buurtnaam: v.nullish(v.string(), null),
  buurtcode: text,
  gemeentecode: text,
  /** 16 digits, of which leading zeros count. */
  adresseerbaarobject_id: text,
  /** `POINT(6.188 52.244)`: longitude first. */
  centroide_ll: text,
  /** The same in metres of the national grid: `POINT(207012.3 474011.9)`. */
  centroide_rd: text,
});
const ReplySchema = v.object({ response: v.object({ docs: rowsOf(DocumentSchema) }) });
type PlaceDocument = v.InferOutput<typeof DocumentSchema>;

/** No Dutch house number has more letters and additions. */
const mostAddresses = 100;
const path = '/bzk/locatieserver/search/v3_1/free';

const search = async (env: KitBindings, query: Record<string, string>): Promise<PlaceDocument[]> => {
  const url = `${parseConfig(env).PDOK_URL}${path}?${new URLSearchParams(query)}`;
  return (await readUpstream(env, { service: 'pdok', url }, ReplySchema)).response.docs;
};

/**
 * What is at a postcode (`7418ET`) and house number. Both must be validated first: they become part of a query. The
 * locator always finds something: another postcode or number is another address.
 */
const searchNumber = async (
  env: KitBindings,
  postcode: string,
  number: number,
  rows = mostAddresses,
): Promise<PlaceDocument[]> => {
  const docs = await search(env, {
    q: `postcode:${postcode} and huisnummer:${number}`,
    fq: 'type:adres',
    rows: String(rows),
  });
  return docs.filter((doc) => doc.postcode === postcode && doc.huisnummer === number);
};

/** The addresses at a number of a postcode, as a form offers them. */
export const findAddresses = async (env: KitBindings, postcode: string, number: number): Promise<Address[]> =>
  (await searchNumber(env, postcode, number)).map((doc) => ({
    street: doc.straatnaam,
    number,
    letter: doc.huisletter,
    addition: doc.huisnummertoevoeging,
    postcode,
    city: { id: doc.woonplaatscode, label: doc.woonplaatsnaam },
  }));

export interface Place {
  /** "Zwolle" for a town or municipality; of all else as PDOK writes it: "Brink, Deventer". */
  label: string;
  lat: number;
  lon: number;
}

const parsePoint = (text: string): { lat: number; lon: number } | null => {
  const [, lon, lat] = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(text) ?? [];
  return lon && lat ? { lat: Number(lat), lon: Number(lon) } : null;
};

/** PDOK's own name of a town has its municipality and province, and that of a municipality the word before it. */
const formatLabel = ({ type, weergavenaam, woonplaatsnaam, gemeentenaam }: PlaceDocument): string =>
  (type === 'woonplaats' ? woonplaatsnaam : type === 'gemeente' ? gemeentenaam : '') || weergavenaam;

/** The name that several of one kind may have: many towns have a Dorpsstraat. */
const findName = ({ type, straatnaam, buurtnaam, woonplaatsnaam }: PlaceDocument): string =>
  (({ weg: straatnaam, buurt: buurtnaam, woonplaats: woonplaatsnaam })[type] ?? '').toLowerCase();

/**
 * A place, neighbourhood, street, postcode or address: the best that PDOK finds, or all that the text is no more than the
 * name of.
 */
export const geocodePlaces = async (env: KitBindings, text: string): Promise<Place[]> => {
  // Characters with a meaning in PDOK's query language are removed, so that a visitor's text is only a text.
  const words = text
    .replace(/[^\p{L}\p{N}\s'.-]+/gu, ' ')
    .trim()
    .slice(0, 100);
  if (!words) return [];
  const docs = await search(env, {
    q: words,
    fq: 'type:(woonplaats OR gemeente OR wijk OR buurt OR weg OR postcode OR adres)',
    rows: '100',
    fl: 'type,weergavenaam,straatnaam,buurtnaam,woonplaatsnaam,gemeentenaam,centroide_ll',
  });
  const [best] = docs;
  const isNamesake = (doc: PlaceDocument) => doc.type === best?.type && findName(doc) === words.toLowerCase();
  return docs.flatMap((doc) => {
    const point = doc === best || isNamesake(doc) ? parsePoint(doc.centroide_ll) : null;
    return point ? [{ label: formatLabel(doc), ...point }] : [];
  });
};

/** A home's place and neighbourhood; null when PDOK does not know the address. */
export const locateAddress = async (env: KitBindings, postcode: string, number: number) => {
  const [doc] = await searchNumber(env, postcode, number, 1);
  const point = doc ? parsePoint(doc.centroide_ll) : null;
  return doc && point ? { ...point, buurt: doc.buurtnaam } : null;
};

/** What registers know an address by. */
export interface RegisteredAddress {
  street: string;
  /** House letter and addition: `A 2`; empty without. */
  suffix: string;
  /** 16 digits. */
  id: string;
  /** `BU01500417` */
  buurtcode: string;
  buurt: string;
  /** `0150` */
  gemeentecode: string;
  gemeente: string;
  /** Of the national grid, in metres; null when it is not known. */
  point: { x: number; y: number } | null;
  /** The same in degrees. */
  spot: { lat: number; lon: number } | null;
}

/** All addresses at a number of a postcode, as registers know them: which of them is a home's is for the caller to see. */
export const findRegistered = async (
  env: KitBindings,
  postcode: string,
  number: number,
): Promise<RegisteredAddress[]> => {
  const docs = await searchNumber(env, postcode, number);
  return docs.flatMap((doc) => {
    const { adresseerbaarobject_id: id, buurtcode, gemeentecode } = doc;
    if (!/^\d{16}$/.test(id)) return [];
    const [, x, y] = /^POINT\(([\d.]+) ([\d.]+)\)$/.exec(doc.centroide_rd) ?? [];
    return [
      {
        street: doc.straatnaam,
        suffix: `${doc.huisletter ?? ''} ${doc.huisnummertoevoeging ?? ''}`.trim(),
        id,
        buurtcode: /^BU\d{8}$/.test(buurtcode) ? buurtcode : '',
        buurt: doc.buurtnaam ?? '',
        gemeentecode: /^\d{4}$/.test(gemeentecode) ? gemeentecode : '',
        gemeente: doc.gemeentenaam,
        point: x && y ? { x: Number(x), y: Number(y) } : null,
        spot: parsePoint(doc.centroide_ll),
      },
    ];
  });
};
