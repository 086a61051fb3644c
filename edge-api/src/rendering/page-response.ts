import { apiMeta } from '@binnen/contracts/api-address';
import { shellName } from '@binnen/contracts/composition';
import { challengeMeta } from '@binnen/contracts/forms';
import { campaignNames } from '@binnen/contracts/page-query';
import type { Config } from '../config.ts';
import { documentHeaders } from '../headers/security.ts';
import { assembleDocument, findPageFiles, formatLinkHeader } from './assemble-document.ts';
import type { PageAnswer, PageRequest } from './render-page.ts';
import { staticPage, waitPage } from './static-page.ts';

/** What the edge itself adds to a document, in its head and at its end. */
export interface DocumentExtras {
  head: string;
  tail: string;
}
/** Says in `Server-Timing` that a document has the edge's script, wherever it is kept. */
export const reportsTiming = 'reports';
const noExtras: DocumentExtras = { head: '', tail: '' };

const html = 'text/html; charset=utf-8';
const language = 'nl-NL';

const formatChallenge = ({ TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT }: Config): string =>
  TURNSTILE_SITE_KEY
    ? `<meta name="${challengeMeta}" content="${TURNSTILE_SITE_KEY}" data-script="${new URL(TURNSTILE_SCRIPT).href}">`
    : '';

/**
 * The configuration that scripts need. It is on every page, because a visitor goes on to other pages without a new
 * document.
 */
const formatMetas = (config: Config): string =>
  (config.API_BASE_URL && `<meta name="${apiMeta}" content="${config.API_BASE_URL}">`) +
  formatChallenge(config);

/** A redirect within the site keeps the campaign that the visitor came with: scripts read it from the address. */
const keepCampaign = (location: string, address: string): string => {
  if (!/^\/(?![/\\])/.test(location)) return location;
  const target = new URL(location, address);
  for (const [name, value] of new URL(address).searchParams)
    if (campaignNames.test(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
};

/** The document of a rendered page, or the redirect that it asked for. */
export const createPageResponse = (
  { page, composition, server }: PageAnswer,
  request: PageRequest,
  config: Config,
  extras: DocumentExtras = noExtras,
): Response => {
  const headers = new Headers(documentHeaders(config, composition.releases[shellName]?.policies));
  headers.set('x-composition', composition.id);
  headers.set('x-served-by', server);
  headers.set('server-timing', `rounds;desc="${page.rounds}"`);
  if (page.location) {
    headers.set('location', keepCampaign(page.location, request.address));
    return new Response(null, { status: page.status, headers });
  }
  const files = findPageFiles(composition, page);
  const isKept = !request.form && page.status < 400;
  headers.set('content-type', html);
  headers.set('content-language', language);
  // A proxy that compresses it keeps the encodings apart.
  headers.set('vary', 'Accept-Encoding');
  headers.set('cache-control', isKept ? 'public, max-age=0, must-revalidate' : 'no-store');
  headers.set('link', formatLinkHeader(files));
  if (extras.head) headers.append('server-timing', reportsTiming);
  const metas = formatMetas(config) + extras.head;
  const body = assembleDocument(
    page.html,
    files,
    { ...page.data, ...page.parts },
    request,
    metas,
    extras.tail,
  );
  return new Response(body, { status: page.status, headers });
};

const createPlainResponse = (
  page: string,
  status: number,
  retrySeconds: number,
  config: Config | undefined,
): Response =>
  new Response(page, {
    status,
    headers: {
      ...documentHeaders(config, []),
      'content-type': html,
      'content-language': language,
      'cache-control': 'no-store',
      'x-served-by': 'static',
      'retry-after': String(retrySeconds),
    },
  });

/** The response when nothing else works, not even the configuration. */
export const createStaticResponse = (config?: Config): Response =>
  createPlainResponse(staticPage, 503, 30, config);

/** The response to a form that has to wait. */
export const createWaitResponse = (config: Config): Response =>
  createPlainResponse(waitPage, 429, 60, config);
