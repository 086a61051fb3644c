import { declareReads } from '@binnen/contracts/api-paths';

/** What the loaders of this remote may read of the edge API. */
export const reads = declareReads('archive', 'places', 'map', 'home', 'radius', 'page', 'mortgageTerms');
