import { declareReads } from '@binnen/contracts/api-paths';

/** What the frame may read of the edge API. */
export const reads = declareReads('texts', 'socials', 'frame', 'feed');
