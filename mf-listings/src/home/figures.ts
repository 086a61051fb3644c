import { countBedrooms } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import { area, bed, rooms } from '@binnen/design/icon';
import { formatArea } from './facts.ts';

interface Figure {
  icon: string;
  words: string;
}

const count = (icon: string, number: number | null, one: string, many: string): Figure[] =>
  number ? [{ icon, words: `${number} ${number === 1 ? one : many}` }] : [];

/** How large a home is: each figure that is known. */
export const listFigures = (home: Pick<Card, 'woonoppervlakte' | 'aantalkamers' | 'etages'>): Figure[] => [
  ...(home.woonoppervlakte ? [{ icon: area, words: formatArea(home.woonoppervlakte) }] : []),
  ...count(rooms, home.aantalkamers, 'kamer', 'kamers'),
  ...count(bed, countBedrooms(home), 'slaapkamer', 'slaapkamers'),
];
