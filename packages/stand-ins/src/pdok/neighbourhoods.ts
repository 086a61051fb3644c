import { hashText } from '@binnen/demo-data/dataset/random';
import type { Street } from '@binnen/demo-data/dataset/streets';

/** Deventer's quarters by the first four digits of the postcode. */
const quarters: Record<string, string> = {
  '7411': 'Binnenstad',
  '7412': 'Zandweerd',
  '7413': 'Voorstad',
  '7414': 'Platvoet',
  '7415': 'Keizerslanden',
  '7418': 'Bergweide',
  '7419': 'De Hoven',
  '7422': 'Blauwenoord',
  '7423': 'Het Oostrik',
  '7425': 'De Vijfhoek',
};

/** The statistics office's neighbourhood of a part of a street; a hamlet is one of its own. */
export const nameNeighbourhood = (street: Street): string =>
  street.plaats === street.woonplaats
    ? (quarters[street.postcode.slice(0, 4)] ?? street.plaats)
    : street.plaats;

/** `BU01500417`: made up, one for each name in a municipality. */
export const codeNeighbourhood = (street: Street, gemeentecode: string): string =>
  `BU${gemeentecode}${String(hashText(`${gemeentecode}|${nameNeighbourhood(street)}`) % 1e4).padStart(4, '0')}`;
