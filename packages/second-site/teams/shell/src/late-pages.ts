import { shellPages } from './shell.tsx';

/** What a browser needs from its first navigation on. */
export const latePages = { ...shellPages, Loading: () => null };
