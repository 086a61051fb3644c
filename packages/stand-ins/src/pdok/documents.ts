import { readRows, woonplaatsen } from '@binnen/demo-data/dataset/places';
import { hashText } from '@binnen/demo-data/dataset/random';
import { findPiece, locateNumber, streets, type Street } from '@binnen/demo-data/dataset/streets';
import type { Suffix } from '@binnen/demo-data/dataset/suffixes';
import { formatPoint, formatRdPoint } from './coordinates.ts';
import { codeNeighbourhood, nameNeighbourhood } from './neighbourhoods.ts';

/** A document of the Locatieserver: absent fields are left out, not null. */
export type PlaceDocument = Record<string, string | number> & {
  id: string;
  type: 'gemeente' | 'woonplaats' | 'buurt' | 'weg' | 'postcode' | 'adres';
  weergavenaam: string;
};

const provinces: Record<string, { provinciecode: string; provincieafkorting: string }> = {
  Overijssel: { provinciecode: 'PV23', provincieafkorting: 'OV' },
  Gelderland: { provinciecode: 'PV25', provincieafkorting: 'GD' },
};

const at = (lat: number, lon: number) => ({
  centroide_ll: formatPoint(lat, lon),
  centroide_rd: formatRdPoint(lat, lon),
});

const municipalityCodes = new Map(woonplaatsen.map(({ gemeente, gemeentecode }) => [gemeente, gemeentecode]));

const region = (gemeente: string, provincie: string) => ({
  gemeentenaam: gemeente,
  gemeentecode: municipalityCodes.get(gemeente) ?? '',
  provincienaam: provincie,
  ...provinces[provincie],
});

const towns: PlaceDocument[] = woonplaatsen.map(({ name, code, gemeente, provincie, lat, lon }) => ({
  id: `wpl-${code}`,
  type: 'woonplaats',
  bron: 'BAG',
  weergavenaam: `${name}, ${gemeente}, ${provincie}`,
  woonplaatsnaam: name,
  woonplaatscode: String(code),
  ...region(gemeente, provincie),
  ...at(lat, lon),
}));

const municipalities: PlaceDocument[] = [...Map.groupBy(woonplaatsen, ({ gemeente }) => gemeente)].map(
  ([gemeente, places]) => {
    const seat = places.find(({ name }) => name === gemeente) ?? places[0];
    return {
      id: `gem-${seat?.gemeentecode ?? gemeente}`,
      type: 'gemeente',
      bron: 'Bestuurlijke Grenzen',
      weergavenaam: `Gemeente ${gemeente}`,
      ...region(gemeente, seat?.provincie ?? ''),
      ...at(seat?.lat ?? 0, seat?.lon ?? 0),
    };
  },
);

const municipalityNames = new Map(woonplaatsen.map(({ gemeente, gemeentecode }) => [gemeentecode, gemeente]));
const townKeys = new Set(woonplaatsen.map(({ name, gemeentecode }) => `${name}|${gemeentecode}`));

/** Hamlets and quarters: the land registry does not know them, the statistics office's neighbourhoods do. */
const hamlets: PlaceDocument[] = readRows('plaatsen_buurtschappen_ov_gld.csv')
  .filter(({ naam, gemeentecode }) => !townKeys.has(`${naam}|${gemeentecode}`))
  .map(({ geonameid = '', naam = '', provincie = '', gemeentecode = '', lat, lon }) => {
    const gemeente = municipalityNames.get(gemeentecode) ?? '';
    return {
      id: `bu-${geonameid}`,
      type: 'buurt',
      bron: 'CBS',
      weergavenaam: `${naam}, ${gemeente}, ${provincie}`,
      buurtnaam: naam,
      ...region(gemeente, provincie),
      ...at(Number(lat), Number(lon)),
    };
  });

const describeStreet = (street: Street) => ({
  straatnaam: street.straat,
  straatnaam_verkort: street.straat.replace(/straat$/, 'str').replace(/weg$/, 'wg'),
  woonplaatsnaam: street.woonplaats,
  woonplaatscode: street.woonplaatscode,
  openbareruimte_id: `0150300${String(hashText(`${street.straat}|${street.woonplaats}`) % 1e9).padStart(9, '0')}`,
  ...region(street.gemeente, street.provincie),
});

const roads: PlaceDocument[] = [
  ...Map.groupBy(streets, ({ straat, woonplaats }) => `${straat}|${woonplaats}`),
].flatMap(([key, [street]]) =>
  street
    ? [
        {
          id: `weg-${hashText(key).toString(16)}`,
          type: 'weg' as const,
          bron: 'BAG',
          weergavenaam: `${street.straat}, ${street.woonplaats}`,
          ...describeStreet(street),
          ...at(street.lat, street.lon),
        },
      ]
    : [],
);

const postcodes: PlaceDocument[] = streets.map((street) => ({
  id: `pcd-${street.postcode}`,
  type: 'postcode',
  bron: 'BAG',
  weergavenaam: `${street.straat}, ${street.postcode} ${street.woonplaats}`,
  postcode: street.postcode,
  buurtnaam: nameNeighbourhood(street),
  ...describeStreet(street),
  ...at(street.lat, street.lon),
}));

/** Everything but addresses, which are made on demand. */
export const places: readonly PlaceDocument[] = [
  ...municipalities,
  ...towns,
  ...hamlets,
  ...roads,
  ...postcodes,
];

/** Every street of the sample has house numbers up to this one. */
export const highestNumber = 200;

export const createAddress = (
  street: Street,
  number: number,
  { huisletter, huisnummertoevoeging }: Suffix,
): PlaceDocument => {
  const piece = findPiece(street, number);
  const { lat, lon } = locateNumber(piece, number);
  const suffix = `${huisletter}${huisnummertoevoeging ? `-${huisnummertoevoeging}` : ''}`;
  const registered = String(hashText(`${street.postcode}|${number}|${suffix}`) % 1e9).padStart(9, '0');
  return {
    id: `adr-${street.postcode}-${number}${suffix ? `-${suffix}` : ''}`,
    type: 'adres',
    bron: 'BAG',
    weergavenaam: `${street.straat} ${number}${suffix}, ${street.postcode} ${street.woonplaats}`,
    huisnummer: number,
    ...(huisletter ? { huisletter } : {}),
    ...(huisnummertoevoeging ? { huisnummertoevoeging } : {}),
    huis_nlt: `${number}${suffix}`,
    postcode: street.postcode,
    nummeraanduiding_id: `0150200${registered}`,
    adresseerbaarobject_id: `0150010${registered}`,
    buurtnaam: nameNeighbourhood(piece),
    buurtcode: codeNeighbourhood(piece, municipalityCodes.get(street.gemeente) ?? ''),
    ...describeStreet(street),
    ...at(lat, lon),
  };
};

const plain: Suffix = { huisletter: '', huisnummertoevoeging: '' };
const letters = (...list: string[]): Suffix[] =>
  list.map((huisletter) => ({ huisletter, huisnummertoevoeging: '' }));
const additions = (...list: string[]): Suffix[] =>
  list.map((huisnummertoevoeging) => ({ huisletter: '', huisnummertoevoeging }));

/** Fixed examples: a number with exactly two addresses, and one with more. */
const examples: Record<string, Suffix[]> = {
  '7412BE|12': [plain, ...letters('A')],
  '7418ET|19': [plain, ...letters('A', 'B', 'C')],
  '7411LP|8': additions('1', '2', '3', '4'),
};

const suffixesOf = (street: Street, number: number): Suffix[] => {
  const example = examples[`${street.postcode}|${number}`];
  if (example) return example;
  const hash = hashText(`${street.postcode}#${number}`);
  if (hash % 19 === 7) return [plain, ...letters('A')];
  if (hash % 43 === 3) return [plain, ...additions('1', '2')];
  return hash % 61 === 5 ? letters('A', 'B', 'C') : [plain];
};

/** The addresses at a number of a street; none above the highest. */
export const listAddresses = (street: Street, number: number, more: Suffix[] = []): PlaceDocument[] => {
  if (number < 1 || number > highestNumber) return [];
  const all = [...suffixesOf(street, number), ...more].map((suffix) => createAddress(street, number, suffix));
  const different = [...new Map(all.map((one) => [one.id, one])).values()];
  return different.sort((one, other) => (one.id < other.id ? -1 : 1));
};
