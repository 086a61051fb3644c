import type { Breakage, Upstream } from './upstream-faults.ts';

/** A page of each type, and the upstreams that it needs while nothing is cached. */
export interface Page {
  type: string;
  path: string;
  needs: readonly Upstream[];
}

export const pages: readonly Page[] = [
  { type: 'home', path: '/', needs: [] },
  { type: 'offer', path: '/woningaanbod', needs: [] },
  { type: 'place', path: '/woningaanbod/deventer', needs: [] },
  { type: 'search round a place', path: '/woningaanbod?zoeken=olst&radius=5', needs: [] },
  { type: 'home for sale', path: '/woningaanbod/deventer/keulenstraat-19-a', needs: ['realworks'] },
  { type: 'blogs', path: '/blogs', needs: ['wordpress'] },
  { type: 'blog', path: '/blogs/slim-bieden-op-een-huis', needs: ['wordpress'] },
  { type: 'service with form', path: '/verkoop', needs: [] },
  { type: 'contact', path: '/contact', needs: [] },
  { type: 'calculator', path: '/hypotheekrente-berekenen', needs: ['directus'] },
  { type: 'text', path: '/huisregels-bezichtiging', needs: ['directus', 'wordpress'] },
  { type: 'thank-you', path: '/bedankt/contact', needs: [] },
];

/** The upstreams of a read: a page may only lack it when one of these is broken. */
const sources: readonly [RegExp, readonly Upstream[]][] = [
  [/^\/content\/blogs|^\/wp-json\//, ['wordpress']],
  [/^\/content\/pages\//, ['directus', 'wordpress']],
  [/^\/content\//, ['directus']],
  [/^\/(objects|realworks|google)\//, ['realworks']],
];

/** The reads that a page may lack: those of the broken upstreams. All others must be there. */
export const findUnexcused = (missing: readonly string[], breakage: Breakage): string[] =>
  missing.filter((call) => {
    const [, of] = sources.find(([pattern]) => pattern.test(call)) ?? [];
    return !of?.some((upstream) => breakage[upstream]);
  });

/** Calls of visitors' browsers that no page makes; each calls its upstream every time. */
export const calls: readonly { type: string; path: string; needs: Upstream }[] = [
  { type: 'address', path: '/postcode/lookup/?postcode=7418ET&huisnummer=19', needs: 'pdok' },
  { type: 'value', path: '/mg/references/?postcode=7418ET&huisnummer=19', needs: 'valuation' },
  { type: 'street view', path: '/mg/streetview/?location=52.2636,6.1415', needs: 'streetview' },
];
