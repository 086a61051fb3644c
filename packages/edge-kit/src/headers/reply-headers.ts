import type { SiteConfig } from '../environment/site-config.ts';

/** What every reply of the site has. */
export const sharedHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not even to ourselves: the URL of a page may hold a visitor's e-mail address that another site put there.
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The policy of a reply that loads nothing, is never framed and sends no form. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A file of the edge's own. */
export const createFile = (body: BodyInit | null, type: string, caching = 'no-cache'): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': caching, 'content-security-policy': inertPolicy },
  });

/** The policy of every other reply, which may do nothing when a browser opens it. */
export const replyHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'content-security-policy': `${inertPolicy}; sandbox`,
};

const transportScopes: Record<SiteConfig['HSTS'], string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/**
 * A zone may rewrite HTML: hide e-mail addresses, add its analytics, load scripts its own way. Our policy refuses the
 * scripts for that, and React throws a document away that is not the one it made.
 */
const keepWhole = (headers: Headers): void => {
  const caching = headers.get('cache-control');
  if (!headers.get('content-type')?.startsWith('text/html') || caching?.includes('no-transform')) return;
  headers.set('cache-control', caching ? `${caching}, no-transform` : 'no-transform');
};

/** A proxy that compresses a text keeps the encodings apart. */
const keepEncodingsApart = (headers: Headers): void => {
  const isText = /^(text\/|application\/([\w.+-]*json|[\w.+-]*xml))/.test(headers.get('content-type') ?? '');
  if (isText && !/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'Accept-Encoding');
};

/** Adds the headers that a reply lacks; those that a route sets itself stay. */
export const secureReply = (headers: Headers, config?: Pick<SiteConfig, 'HSTS'>): void => {
  keepWhole(headers);
  keepEncodingsApart(headers);
  if (!headers.has('content-security-policy') || !headers.has('permissions-policy'))
    for (const [name, value] of Object.entries(replyHeaders))
      if (!headers.has(name)) headers.set(name, value);
  const transport = headers.get('strict-transport-security');
  if (config && config.HSTS !== 'host' && transport)
    headers.set('strict-transport-security', transport + transportScopes[config.HSTS]);
};
