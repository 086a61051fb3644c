import type { Config } from '../env.ts';

/** Directus ids are UUIDs; a letter, digit and hyphen rule keeps paths and other surprises out. */
const assetId = /^[\w-]{1,64}$/;

const parseOrigins = (text: string): [key: string, prefix: string][] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1).replace(/\/*$/, '/')];
    });

const toAssetLink = (rest: string): string | null => {
  const id = rest.split(/[/?#]/, 1)[0] ?? '';
  return assetId.test(id) ? `/assets/${id}` : null;
};

/** How links of the CMSes become links of this site. */
export interface SiteLinks {
  /** A picture's address → `/assets/{id}` or `/images/{origin}/{path}`; null when it is none of our sources'. */
  image: (url: string | null | undefined) => string | null;
  /** The same for a field that may hold the bare id of a file. */
  asset: (idOrUrl: string | null | undefined) => string | null;
  /** A link's address: inside the site a path, else an absolute http, mailto or tel address; null for all other. */
  href: (url: string | null | undefined) => string | null;
  /** Whether it leads to another site. */
  isExternal: (href: string) => boolean;
}

export const createSiteLinks = (
  config: Pick<Config, 'SITE_ORIGIN' | 'IMAGE_ORIGINS' | 'DIRECTUS_URL'>,
): SiteLinks => {
  const origins = parseOrigins(config.IMAGE_ORIGINS);
  const directusAssets = `${config.DIRECTUS_URL}/assets/`;
  const image: SiteLinks['image'] = (url) => {
    // A variant's width and format are added anew where they are needed.
    const text = url?.trim().replace(/^(\/assets|\/images\/[a-z]+)\/w\d+\.[a-z]+\//, '$1/');
    if (!text) return null;
    if (text.startsWith('/assets/')) return toAssetLink(text.slice('/assets/'.length));
    if (/^\/images\/[a-z]+\/[^.]/.test(text)) return text.includes('..') ? null : text;
    if (text.startsWith(directusAssets)) return toAssetLink(text.slice(directusAssets.length));
    if (!URL.canParse(text)) return null;
    // Parsed, so that `..` and odd spellings are resolved before they are compared.
    const { href } = new URL(text);
    const source = origins.find(([, prefix]) => href.startsWith(prefix));
    if (!source) return null;
    const rest = href.slice(source[1].length);
    return source[0] === 'directus' ? toAssetLink(rest) : `/images/${source[0]}/${rest}`;
  };
  const asset: SiteLinks['asset'] = (idOrUrl) => {
    const text = idOrUrl?.trim() ?? '';
    return assetId.test(text) ? `/assets/${text}` : image(text);
  };
  const href: SiteLinks['href'] = (url) => {
    const text = url?.trim();
    if (!text) return null;
    if (text.startsWith('#') || /^\/(?![/\\])/.test(text)) return text;
    if (!URL.canParse(text)) return null;
    const parsed = new URL(text);
    if (parsed.origin === config.SITE_ORIGIN) return parsed.pathname + parsed.search + parsed.hash;
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(parsed.protocol) ? parsed.href : null;
  };
  return { image, asset, href, isExternal: (link) => /^https?:/.test(link) };
};
