import { shellName } from '@binnen/platform/contract/composition';
import { isProblemCode } from '@binnen/edge-kit/problems/codes';
import { findCode, problem } from '@binnen/edge-kit/problems/problem';
import { campaignNames } from '@binnen/platform/visitor-query';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { assembleDocument, findPageFiles, formatLinkHeader } from '@binnen/platform/assemble-document';
import type { PageAnswer, PageRequest } from './render-composition.ts';

/** The edge's own additions to a document, in its head and at its end. */
export interface DocumentExtras {
  head: string;
  tail: string;
  /** The document of a preview: it sends nothing to another origin. */
  isSealed?: boolean;
}
/** Says in `Server-Timing` that a document has the edge's script, wherever it is kept. */
export const reportsTiming = 'reports';
const noExtras: DocumentExtras = { head: '', tail: '' };

/** A file of the shell, if it has one: the links that a browser may load beforehand. */
const linkRules = 'links.speculationrules';

/**
 * A redirect within the site keeps the campaign that the visitor came with: scripts read it from the address. One that begins with a
 * slash is: a page may make it of what a visitor wrote, and `//host` would be another site.
 */
const keepCampaign = (location: string, address: string): string => {
  if (!location.startsWith('/')) return location;
  const target = new URL(location.replace(/^[/\\]+/, '/'), address);
  for (const [name, value] of new URL(address).searchParams)
    if (campaignNames.test(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
};

/** The JSON of an endpoint, or the problem document of its failure. `headers`: what both have. */
const createAnswer = (
  c: Context<EdgeEnv>,
  { status, code = '', html, maxAge = 0 }: PageAnswer['page'],
  headers: Headers,
): Response => {
  if (status >= 400)
    return problem(c, isProblemCode(code) ? code : findCode(status), {
      headers: Object.fromEntries(headers),
    });
  headers.set('content-type', 'application/json');
  headers.set('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(html[0], { status, headers });
};

/** The document of a rendered page, an endpoint's JSON, or the redirect that either asked for. */
export const createPageResponse = (
  c: Context<EdgeEnv>,
  { page, composition, server }: PageAnswer,
  request: PageRequest,
  extras: DocumentExtras = noExtras,
): Response => {
  const site = c.get('site');
  const isEndpoint = page.maxAge !== undefined;
  const { policies } = composition.releases[shellName] ?? {};
  const headers = new Headers(isEndpoint ? {} : site.documentHeaders(c.env, policies));
  headers.set('x-composition', composition.id);
  headers.set('x-served-by', server);
  headers.set('server-timing', `rounds;desc="${page.rounds}"`);
  if (page.location) {
    headers.set('location', keepCampaign(page.location, request.address));
    return new Response(null, { status: page.status, headers });
  }
  if (isEndpoint) return createAnswer(c, page, headers);
  const files = findPageFiles(composition, page);
  const isKept = !request.form && page.status < 400;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', site.language);
  headers.set('cache-control', isKept ? 'public, max-age=0, must-revalidate' : 'no-store');
  headers.set('link', formatLinkHeader(files));
  if (composition.releases[shellName]?.integrity[`root/${linkRules}`])
    headers.set('speculation-rules', `"/${linkRules}"`);
  if (extras.head) headers.append('server-timing', reportsTiming);
  const metas = site.formatHead(c.env, extras.isSealed) + extras.head;
  const data = { ...page.data, ...page.parts };
  const body = assembleDocument(page.html, files, data, request, metas, extras.tail);
  return new Response(body, { status: page.status, headers });
};
