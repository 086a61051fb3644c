import { shellPages } from '../errors/shell-pages.ts';
import { LoadingSlot } from '../frame/loading-house.tsx';

/** What a browser needs from its first navigation on. */
export const latePages = { ...shellPages, Loading: LoadingSlot };
