import { knownPlaces, readRows } from './places.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { findProfile, type Profile } from './street-profiles.ts';

/** A part of a street with one postcode. */
export interface Street {
  straat: string;
  /** `7412BE`; made up where the open data has none (see the data's README). */
  postcode: string;
  /** As people say it; homes in a hamlet name the hamlet. */
  plaats: string;
  /** The place of the registered address; a hamlet is registered under a village. */
  woonplaats: string;
  woonplaatscode: string;
  gemeente: string;
  provincie: string;
  lat: number;
  lon: number;
  profile: Profile;
}

/** The postcode area of places whose streets have no postcode in the data. */
const areas: Record<string, string> = {
  Deventer: '7411',
  Gorssel: '7213',
  Olst: '8121',
  Raalte: '8103',
  Twello: '7391',
  Broekland: '8107',
  Wesepe: '8124',
};
/** Deventer's streets outside the old town without a postcode in the data. */
const outsideTheOldTown: Record<string, string> = {
  Diepenveenseweg: '7413',
  'Gerard van Swietenlaan': '7415',
  'Louis Pasteurstraat': '7415',
  'Prinses Beatrixstraat': '7415',
  Rubensstraat: '7412',
  Vetkampstraat: '7413',
};
const letters = [...'ABCDEGHJKLMNPRSTVWXZ'];

/** A postcode in the area that no other street has. */
const inventPostcode = (area: string, random: Random, taken: Set<string>): string => {
  let postcode: string;
  do postcode = `${area}${random.pick(letters)}${random.pick(letters)}`;
  while (taken.has(postcode));
  taken.add(postcode);
  return postcode;
};

/** Business parks: they have no homes, apart from the fixed address in `addresses.ts`. */
const withoutHomes = new Set(['Antwerpenweg', 'Keulenstraat', 'Oude Wed']);

/** Which streets belong to a hamlet, whose addresses are registered under the village. */
const hamlets: Record<string, string[]> = { Posterenk: ['Zonnenbergstraat'], Boskamp: ['Diepenveenseweg'] };

const readStreets = (): Street[] => {
  const rows = readRows('straten_regio_deventer.csv');
  const known = new Set(knownPlaces.map(({ naam }) => naam));
  const taken = new Set(rows.map(({ postcode = '' }) => postcode));
  return rows.map((row): Street => {
    const { straat = '', plaats = '', woonplaatscode = '', gemeente = '', provincie = '' } = row;
    const random = createRandom('street', straat, plaats);
    const area = (plaats === 'Deventer' && outsideTheOldTown[straat]) || areas[plaats] || '7411';
    const postcode = row['postcode'] || inventPostcode(area, random, taken);
    // For some streets only the place's centre is known: those are moved apart, or their homes would overlap on the
    // map.
    const rough = row['coord_nauwkeurigheid'] !== 'straat (ca. 100 m)';
    const away = rough ? 0.004 : 0;
    return {
      straat,
      postcode,
      plaats,
      woonplaats: plaats,
      woonplaatscode,
      gemeente,
      provincie,
      lat: Number(row['lat']) + (random.next() - 0.5) * away,
      lon: Number(row['lon']) + (random.next() - 0.5) * away * 1.6,
      profile: findProfile(straat, plaats, postcode, known.has(plaats)),
    };
  });
};

/** Every street of the sample, as the land registry has it. */
export const streets: readonly Street[] = readStreets();

const hamletStreets: Street[] = Object.entries(hamlets).flatMap(([plaats, names]) => {
  const place = knownPlaces.find(({ naam }) => naam === plaats);
  const own = streets.filter(({ straat, woonplaats }) => names.includes(straat) && woonplaats !== 'Deventer');
  return own.map((street) => ({
    ...street,
    plaats,
    lat: place?.lat ?? street.lat,
    lon: place?.lon ?? street.lon,
    profile: 'buiten' as const,
  }));
});

/** Above this number, a street that a hamlet shares with its village belongs to the hamlet. */
export const lastVillageNumber = 100;

/** The part of the street with a registered number: the hamlet's, or the street itself. */
export const findPiece = (street: Street, number: number): Street =>
  (number > lastVillageNumber &&
    hamletStreets.find(
      ({ straat, woonplaats }) => straat === street.straat && woonplaats === street.woonplaats,
    )) ||
  street;

/** The streets that homes are offered in. */
export const residentialStreets: readonly Street[] = [
  ...streets.filter(({ straat, plaats }) => !withoutHomes.has(straat) && !hamlets[plaats]),
  ...hamletStreets,
];

/** The coordinates of a house number: along a line through the street's point, odd numbers on one side. */
export const locateNumber = (street: Street, number: number): { lat: number; lon: number } => {
  const angle = ((hashText(`${street.straat}|${street.plaats}`) % 360) * Math.PI) / 180;
  const metres = street.profile === 'buiten' ? 14 : 3.2;
  const along = ((number % 200) - 60) * metres;
  const across = number % 2 === 0 ? 9 : -9;
  const north = along * Math.cos(angle) - across * Math.sin(angle);
  const east = along * Math.sin(angle) + across * Math.cos(angle);
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return { lat: round(street.lat + north / 111_320), lon: round(street.lon + east / 68_200) };
};
