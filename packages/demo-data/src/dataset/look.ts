import type { Look } from '../pictures/stock.ts';
import type { HomeAddress } from './addresses.ts';
import type { HomeKind } from './home-types.ts';

/** The part of a home that can be seen from the street. */
export interface Build {
  kind: HomeKind;
  bouwjaar: number;
  address: HomeAddress;
}

const looksLike: Partial<Record<HomeKind, Look>> = {
  tussenwoning: 'tussenwoning',
  hoekwoning: 'hoekwoning',
  tweekapper: 'twee-onder-een-kap',
  geschakeld: 'twee-onder-een-kap',
  vrijstaand: 'vrijstaand',
  bungalow: 'bungalow',
  villa: 'villa',
  landhuis: 'villa',
  boerderij: 'boerderij',
  portiekflat: 'appartement',
  galerijflat: 'galerijflat',
  appartement: 'appartement',
  maisonnette: 'appartement',
  penthouse: 'appartement',
};

/** Which pictures of the stock suit this home; none for a building plot. */
export const lookOf = ({ kind, bouwjaar, address }: Build): Look | undefined => {
  if (kind === 'bouwkavel') return undefined;
  const known = looksLike[kind];
  if (known) return known;
  // A town house, or a part of one.
  const whole = kind === 'stadshuis' || kind === 'herenhuis';
  if (!whole && address.street.profile !== 'binnenstad') return 'tussenwoning';
  return bouwjaar < 1820 ? 'grachtenpand' : 'herenhuis';
};
