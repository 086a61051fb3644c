import { findMarket, knownPlaces } from './places.ts';
import { createRandom } from './random.ts';
import { lastVillageNumber, locateNumber, residentialStreets, streets, type Street } from './streets.ts';

export interface HomeAddress {
  street: Street;
  number: number;
  /** A letter or an addition: `A`, `2`, `bis`; mostly empty. */
  addition: string;
  lat: number;
  lon: number;
}

/** House numbers are taken modulo this prime, so that every step size reaches each number once. */
const span = (street: Street): number => {
  if (street.profile === 'buiten') return 61;
  return street.profile === 'binnenstad' || street.profile === 'dorp' ? 97 : 139;
};

const chooseAddition = (street: Street, seed: string): string => {
  const random = createRandom('addition', seed);
  const share = street.profile === 'binnenstad' || street.profile === 'vooroorlogs' ? 0.28 : 0.1;
  if (!random.chance(share)) return '';
  return random.weighted([
    ['A', 8],
    ['B', 4],
    ['C', 1],
    ['1', 2],
    ['2', 2],
    ['3', 1],
    ['bis', 1],
    ['-12', 1],
    ['A-2', 1],
  ]);
};

const keulenstraat = streets.find(({ straat }) => straat === 'Keulenstraat');

/**
 * Gives each home of the offer a unique address. The first homes take the known places in turn, so that each place has
 * some; the others follow the market.
 */
export const createAllocator = (seed: string) => {
  const byPlace = Map.groupBy(residentialStreets, ({ plaats }) => plaats);
  const places = [...byPlace.keys()].map((plaats) => [plaats, findMarket(plaats).weight] as const);
  const turns = knownPlaces.map(({ naam }) => naam);
  // Parts of one street with different postcodes share its numbers.
  const taken = new Map<string, number>();
  return (index: number): HomeAddress => {
    // The address that tests and examples of the offer use.
    if (index === 0 && keulenstraat) {
      return { street: keulenstraat, number: 19, addition: 'A', ...locateNumber(keulenstraat, 19) };
    }
    const random = createRandom(seed, 'address', index);
    const plaats = index <= turns.length * 2 ? turns[index % turns.length] : random.weighted(places);
    const street = random.pick(byPlace.get(plaats ?? '') ?? residentialStreets);
    const name = `${street.straat}|${street.plaats}`;
    const turn = taken.get(name) ?? 0;
    taken.set(name, turn + 1);
    const size = span(street);
    const start = createRandom(seed, name).int(0, size - 1);
    const first = street.plaats === street.woonplaats ? 1 : lastVillageNumber + 1;
    const number = first + ((start + turn * 29) % size) + size * Math.floor(turn / size);
    return {
      street,
      number,
      addition: chooseAddition(street, `${seed}|${index}`),
      ...locateNumber(street, number),
    };
  };
};
