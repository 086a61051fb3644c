import { createComposer } from '@binnen/composer';
import { site } from './site.ts';

/** The platform that composes this site. */
export const composer = createComposer(site);
