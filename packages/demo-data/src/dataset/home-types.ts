import type { Profile } from './street-profiles.ts';

/** The feed's own words for the type of a home, and the range of its sizes. */
export interface HomeType {
  /** As it is written in a sentence, with its article. */
  naam: string;
  article: 'de' | 'het';
  objecttype: 'WOONHUIS' | 'APPARTEMENT' | 'BOUWGROND';
  woonhuissoort: string | null;
  woonhuistype: string | null;
  appartementsoort: string | null;
  /** Living area in m². */
  area: readonly [number, number];
  /** Plot in m²; none for a flat. */
  plot: readonly [number, number] | null;
  /** Floors with living space. */
  storeys: readonly [number, number];
  /** Relative to a terraced house's price per m². */
  factor: number;
}

const house = (
  naam: string,
  woonhuissoort: string,
  woonhuistype: string,
  area: readonly [number, number],
  plot: readonly [number, number],
  storeys: readonly [number, number],
  factor: number,
  article: 'de' | 'het' = 'de',
): HomeType => ({
  naam,
  article,
  objecttype: 'WOONHUIS',
  woonhuissoort,
  woonhuistype,
  appartementsoort: null,
  area,
  plot,
  storeys,
  factor,
});
const flat = (
  naam: string,
  appartementsoort: string,
  area: readonly [number, number],
  storeys: readonly [number, number],
  factor: number,
  article: 'de' | 'het' = 'het',
): HomeType => ({
  naam,
  article,
  objecttype: 'APPARTEMENT',
  woonhuissoort: null,
  woonhuistype: null,
  appartementsoort,
  area,
  plot: null,
  storeys,
  factor,
});

export const homeTypes = {
  tussenwoning: house('tussenwoning', 'EENGEZINSWONING', 'TUSSENWONING', [82, 134], [95, 190], [2, 3], 1),
  hoekwoning: house('hoekwoning', 'EENGEZINSWONING', 'HOEKWONING', [88, 142], [150, 330], [2, 3], 1.03),
  tweekapper: house(
    'twee-onder-een-kapwoning',
    'EENGEZINSWONING',
    'TWEE_ONDER_EEN_KAPWONING',
    [108, 176],
    [220, 460],
    [2, 3],
    1.1,
  ),
  geschakeld: house(
    'geschakelde woning',
    'EENGEZINSWONING',
    'GESCHAKELDE_WONING',
    [104, 158],
    [190, 340],
    [2, 3],
    1.06,
  ),
  vrijstaand: house(
    'vrijstaande woning',
    'EENGEZINSWONING',
    'VRIJSTAANDE_WONING',
    [125, 225],
    [380, 1100],
    [2, 3],
    1.18,
  ),
  stadshuis: house('stadswoning', 'EENGEZINSWONING', 'TUSSENWONING', [74, 138], [48, 120], [2, 3], 1.14),
  herenhuis: house('herenhuis', 'HERENHUIS', 'TUSSENWONING', [142, 252], [90, 260], [3, 4], 1.12, 'het'),
  bungalow: house('bungalow', 'BUNGALOW', 'VRIJSTAANDE_WONING', [102, 184], [420, 1250], [1, 1], 1.2),
  villa: house('villa', 'VILLA', 'VRIJSTAANDE_WONING', [182, 318], [800, 3200], [2, 3], 1.3),
  landhuis: house('landhuis', 'LANDHUIS', 'VRIJSTAANDE_WONING', [208, 352], [2200, 9500], [2, 3], 1.3, 'het'),
  boerderij: house(
    'woonboerderij',
    'WOONBOERDERIJ',
    'VRIJSTAANDE_WONING',
    [165, 338],
    [1800, 12800],
    [2, 2],
    1.12,
  ),
  bovenwoning: flat('bovenwoning', 'BOVENWONING', [58, 118], [1, 2], 1.03, 'de'),
  benedenwoning: flat('benedenwoning', 'BENEDENWONING', [54, 92], [1, 1], 1.04, 'de'),
  portiekflat: flat('portiekflat', 'PORTIEKFLAT', [62, 88], [1, 1], 0.84, 'de'),
  galerijflat: flat('galerijflat', 'GALERIJFLAT', [64, 96], [1, 1], 0.82, 'de'),
  appartement: flat('appartement', 'TUSSENVERDIEPING', [60, 122], [1, 1], 1.1),
  maisonnette: flat('maisonnette', 'MAISONNETTE', [76, 114], [2, 2], 0.92, 'de'),
  penthouse: flat('penthouse', 'PENTHOUSE', [104, 172], [1, 1], 1.28),
  studio: flat('studio', 'PORTIEKWONING', [24, 38], [1, 1], 1.05, 'de'),
  bouwkavel: {
    naam: 'bouwkavel',
    article: 'de',
    objecttype: 'BOUWGROND',
    woonhuissoort: null,
    woonhuistype: null,
    appartementsoort: null,
    area: [0, 0],
    plot: [420, 1650],
    storeys: [0, 0],
    factor: 1,
  },
} as const satisfies Record<string, HomeType>;
export type HomeKind = keyof typeof homeTypes;

type Years = readonly [number, number];
type Mix = readonly (readonly [{ kind: HomeKind; years: Years }, number])[];
const mix = (...rows: [HomeKind, number, Years][]): Mix =>
  rows.map(([kind, weight, years]) => [{ kind, years }, weight]);

/** The types of home along streets of each profile, and since when they were built. */
export const profileMixes: Record<Profile, Mix> = {
  binnenstad: mix(
    ['stadshuis', 20, [1720, 1905]],
    ['herenhuis', 14, [1650, 1905]],
    ['bovenwoning', 26, [1780, 1915]],
    ['appartement', 24, [1984, 2021]],
    ['benedenwoning', 4, [1880, 1915]],
    ['maisonnette', 5, [1978, 1996]],
    ['penthouse', 3, [2001, 2021]],
    ['studio', 4, [1850, 1910]],
  ),
  vooroorlogs: mix(
    ['tussenwoning', 38, [1906, 1938]],
    ['hoekwoning', 12, [1908, 1938]],
    ['herenhuis', 16, [1898, 1931]],
    ['tweekapper', 8, [1922, 1939]],
    ['bovenwoning', 12, [1904, 1934]],
    ['benedenwoning', 6, [1904, 1934]],
    ['appartement', 6, [1996, 2020]],
    ['studio', 2, [1906, 1930]],
  ),
  wederopbouw: mix(
    ['tussenwoning', 36, [1951, 1969]],
    ['hoekwoning', 14, [1951, 1969]],
    ['portiekflat', 26, [1954, 1968]],
    ['galerijflat', 22, [1962, 1972]],
    ['tweekapper', 8, [1955, 1969]],
    ['appartement', 8, [1998, 2019]],
    ['bungalow', 2, [1964, 1970]],
  ),
  jaren70: mix(
    ['tussenwoning', 44, [1971, 1989]],
    ['hoekwoning', 20, [1971, 1989]],
    ['geschakeld', 10, [1974, 1989]],
    ['tweekapper', 12, [1975, 1989]],
    ['galerijflat', 4, [1970, 1979]],
    ['maisonnette', 3, [1974, 1984]],
    ['bungalow', 4, [1970, 1984]],
    ['vrijstaand', 3, [1976, 1989]],
  ),
  jaren90: mix(
    ['tussenwoning', 36, [1991, 2012]],
    ['hoekwoning', 18, [1991, 2012]],
    ['tweekapper', 24, [1992, 2021]],
    ['vrijstaand', 10, [1992, 2022]],
    ['geschakeld', 4, [1990, 2003]],
    ['appartement', 8, [1999, 2023]],
  ),
  dorp: mix(
    ['tussenwoning', 20, [1958, 2014]],
    ['hoekwoning', 14, [1958, 2014]],
    ['tweekapper', 26, [1934, 2020]],
    ['vrijstaand', 20, [1928, 2018]],
    ['bungalow', 6, [1966, 1992]],
    ['appartement', 10, [1994, 2022]],
    ['geschakeld', 4, [1978, 2002]],
  ),
  villa: mix(
    ['villa', 34, [1924, 2016]],
    ['vrijstaand', 30, [1928, 2012]],
    ['bungalow', 14, [1966, 1994]],
    ['tweekapper', 14, [1926, 2010]],
    ['landhuis', 8, [1910, 1939]],
  ),
  buiten: mix(
    ['boerderij', 22, [1868, 1938]],
    ['vrijstaand', 36, [1931, 2012]],
    ['landhuis', 8, [1918, 2006]],
    ['villa', 6, [1974, 2014]],
    ['bungalow', 8, [1967, 1990]],
    ['tweekapper', 8, [1936, 1992]],
    ['bouwkavel', 2, [0, 0]],
  ),
};

const seldomLet = new Set<HomeKind>([
  'villa',
  'landhuis',
  'boerderij',
  'bungalow',
  'vrijstaand',
  'tweekapper',
  'bouwkavel',
]);
const oftenLet = new Set<HomeKind>([
  'appartement',
  'bovenwoning',
  'benedenwoning',
  'galerijflat',
  'portiekflat',
  'studio',
  'maisonnette',
]);

/** The types that are rented out along such streets: flats and terraced houses rather than villas. */
export const letMix = (profile: Profile): Mix =>
  profileMixes[profile].map(([choice, weight]) => [
    choice,
    seldomLet.has(choice.kind)
      ? choice.kind === 'bouwkavel'
        ? 0
        : weight * 0.15
      : oftenLet.has(choice.kind)
        ? weight * 3
        : weight,
  ]);
