import { countBedrooms } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import { area, bed, rooms } from '@binnen/design/icon';
import { formatArea } from './facts.ts';

const count = (number: number | null, what: string) =>
  number && `${number} ${what}${number === 1 ? '' : 's'}`;

type Measured = Pick<Card, 'woonoppervlakte' | 'perceeloppervlakte' | 'aantalkamers' | 'etages'>;

/** How large a home is: icons with words, of what is known. `plot`: its ground stands in for a floor area. */
export const listFigures = (home: Measured, plot = false) => {
  const { woonoppervlakte: floor, perceeloppervlakte: ground } = home;
  const size = floor ? formatArea(floor) : plot && ground && `Perceel ${formatArea(ground)}`;
  return (
    [
      [area, size],
      [rooms, count(home.aantalkamers, 'kamer')],
      [bed, count(countBedrooms(home), 'slaapkamer')],
    ] as const
  ).filter(([, words]) => words);
};
