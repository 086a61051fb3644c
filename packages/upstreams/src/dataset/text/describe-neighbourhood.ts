import type { Home } from '../home.ts';

/** What a brochure says of the neighbourhood. */
export const describeNeighbourhood = (home: Home): string => `Wonen in ${home.address.street.plaats}.`;
