import { apiPrefixes } from '@binnen/contracts/api-paths';

const programs = ['/_', '/api/', '/healthz/', '/remotes/', ...apiPrefixes.map((each) => each.slice(0, -1))];

/**
 * Whether a path may be a file of the shell at the site's root, such as `/sw.js`. The API's own files there are feeds and descriptions:
 * XML, text and JSON.
 */
export const isRootFilePath = (pathname: string): boolean =>
  /^\/[\w-]+\.(?!(xml|txt|json)$)[a-z]+$/.test(pathname);

/**
 * Whether a path is a page's. Not below the API's prefixes or `/_platform` and its like, and no file at the site's root, such as
 * `/sitemap.xml`.
 */
export const isPagePath = (pathname: string): boolean =>
  !/\.[^/]*$/.test(pathname) && !programs.some((program) => `${pathname}/`.startsWith(program));
