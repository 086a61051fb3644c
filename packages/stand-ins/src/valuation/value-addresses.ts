import { findMarket } from '@binnen/demo-data/dataset/places';
import { createRandom } from '@binnen/demo-data/dataset/random';
import { locateNumber, type Street } from '@binnen/demo-data/dataset/streets';

interface Reference {
  street: string;
  houseNumber: number;
  houseNumberExt: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** Plain digits: `380000 - 410000`. */
  weightedValueRange: string;
}

/** The price of a home on such a street, in euros. */
const profileValue: Record<Street['profile'], number> = {
  binnenstad: 108,
  vooroorlogs: 118,
  wederopbouw: 92,
  jaren70: 98,
  jaren90: 124,
  dorp: 122,
  villa: 172,
  buiten: 186,
};

const valueOf = (street: Street, houseNumber: number): number => {
  const random = createRandom('value', street.straat, street.postcode, houseNumber);
  return findMarket(street.plaats).squareMetre * profileValue[street.profile] * (0.88 + random.next() * 0.24);
};

/** About 4 % to each side, in steps of 5,000. */
const formatRange = (value: number): string => {
  const round = (amount: number): number => Math.round(amount / 5000) * 5000;
  return `${round(value * 0.96)} - ${round(value * 1.04)}`;
};

/** The range of a home and of three to six homes near it; the same at each call. */
export const valueAddress = (street: Street, houseNumber: number) => {
  const random = createRandom('references', street.straat, street.postcode, houseNumber);
  const steps = random.sample([-14, -10, -8, -6, -4, -2, 2, 4, 6, 8, 10, 14], random.int(3, 6));
  const numbers = steps
    .map((step) => houseNumber + step)
    .map((number) => (number < 1 ? houseNumber + 20 - number : number));
  return {
    weightedValueRange: formatRange(valueOf(street, houseNumber)),
    references: numbers.map((number): Reference => {
      const { lat, lon } = locateNumber(street, number);
      return {
        street: street.straat,
        houseNumber: number,
        houseNumberExt: number % 11 === 5 ? 'A' : '',
        postalCode: street.postcode,
        latitude: lat,
        longitude: lon,
        weightedValueRange: formatRange(valueOf(street, number)),
      };
    }),
  };
};
