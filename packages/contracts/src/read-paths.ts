/** The paths that browsers read, apart from all others: most of a site's scripts need no more. */

export { fillPath } from '@binnen/platform/fill-path';

/**
 * Reads with the same answer for every visitor: loaders may declare them, and browsers may keep them for offline use.
 */
export const readPaths = {
  archive: '/objects/archive/',
  suggestions: '/objects/suggest/',
  map: '/objects/map/',
  places: '/objects/places/',
  home: '/objects/:city/:object',
  radius: '/google/radius/',
  feed: '/realworks/objects',
  feedV1: '/wonen/v1/objecten',
  shortTexts: '/content/shorttexts/',
  longTexts: '/content/longtexts/',
  texts: '/content/texts',
  socials: '/content/socials',
  employees: '/content/employees',
  trust: '/content/vertrouwen',
  authors: '/content/authors',
  packages: '/content/packages',
  lenders: '/content/geldverstrekkers/',
  mortgageTerms: '/content/hypotheekrente',
  frame: '/content/frame',
  page: '/content/pages/:slug',
  blogs: '/content/blogs',
  blog: '/content/blogs/:slug',
  tracking: '/content/tracking',
  pageFields: '/wp-json/acf/v3/options/page_fields',
  wordpressList: '/wp-json/wp/v2/:resource',
} as const;

/** All texts of one version: an answer that may be kept for ever. */
export const formatTextsCall = (version: string): string => `${readPaths.texts}?versie=${version}`;

/** The same path for callers that omit the trailing slash. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** How a release declares what its loaders may read: `/content/pages/*`. */
export const declareReads = (...names: (keyof typeof readPaths)[]): string[] =>
  names.map((name) => readPaths[name].replace(/:[a-z]+/g, '*'));

/** Whether a path, without its query, is one of `readPaths`. */
export const isRead = (pathname: string): boolean =>
  Object.values(readPaths).some((path) =>
    new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`).test(pathname),
  );
