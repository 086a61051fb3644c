import { declareReads } from '@binnen/contracts/api-paths';

/** What the loaders of this remote may read of the edge API. */
export const reads = declareReads(
  'archive',
  'page',
  'employees',
  'trust',
  'packages',
  'blogs',
  'blog',
  'texts',
  'pageFields',
);
