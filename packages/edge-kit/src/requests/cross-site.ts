import { parseSiteConfig } from '../environment/site-config.ts';
import { ProblemError } from '../problems/problem.ts';
import type { Check } from './refuse.ts';

export const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The other sites that may use the API from their pages: `CORS_ORIGINS`. */
export const listCorsOrigins = (config: { CORS_ORIGINS: string }): string[] =>
  config.CORS_ORIGINS.split(/\s+/).filter(Boolean);

/**
 * Refuses what another site's page made a visitor's browser ask. Browsers say where a request comes from (`Origin`,
 * `Sec-Fetch-Site`); callers that are not browsers send neither and are let through.
 */
export const refuseForeign: Check = (c) => {
  const config = parseSiteConfig(c.env);
  const site = c.req.header('sec-fetch-site');
  const said = c.req.header('origin');
  // A browser that is set to send no referrer says "null" of our own pages as well.
  const origin = said === 'null' && site === 'same-origin' ? undefined : said;
  const ours = [new URL(c.req.url).origin, config.SITE_ORIGIN, ...listCorsOrigins(config)];
  const isForeign = origin === undefined ? site === 'cross-site' : !ours.includes(origin);
  if (isForeign)
    throw new ProblemError('forbidden', { detail: 'Pages of other sites may not ask or send this.' });
};

/** Such a page must not make a browser send anything. */
export const refuseCrossSite: Check = (c) => {
  if (!safeMethods.includes(c.req.method)) refuseForeign(c);
};
