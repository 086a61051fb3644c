import { createFront } from '@binnen/composer/front';
import { site } from './site.ts';

/** The platform's part that is evaluated for every request: what it keeps is answered before the rest is loaded. */
export const front = createFront(site);
