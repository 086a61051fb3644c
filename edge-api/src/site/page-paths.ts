import { apiPrefixes } from '@binnen/contracts/api-paths';

const programs = [
  '/_',
  '/api/',
  '/healthz/',
  '/remotes/',
  ...apiPrefixes.map((prefix) => prefix.slice(0, -1)),
];

/**
 * Whether a path is a page's. Not below the API's prefixes or `/_platform` and its like, and no file at the site's root, such as
 * `/sitemap.xml`.
 */
export const isPagePath = (pathname: string): boolean =>
  !/\.[^/]*$/.test(pathname) && !programs.some((program) => `${pathname}/`.startsWith(program));
