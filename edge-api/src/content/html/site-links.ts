import type { SiteLinks } from '@binnen/upstreams/html/site-links';
import { formatPicturePath, type PictureOrigin } from '../../pictures/origins.ts';

/** Directus ids are UUIDs, to which its editor adds the file's type: `{id}.jpg?width=640`. Letters, digits and hyphens keep paths out. */
const assetId = /^[\w-]{1,64}$/;
/** The origin whose pictures are served below `/assets`. */
const assetsPrefix = '/images/directus/';
const ownPicture = /^\/images\/[a-z]+\/(?:\w[\w.@+-]*\/)*\w[\w.@+-]*(?:\?[\w=&%.+-]*)?$/;

const toAssetLink = (rest: string): string | null => {
  const id = rest.split(/[/?#.]/, 1)[0] ?? '';
  return assetId.test(id) ? `/assets/${id}` : null;
};

/** An address as people type it: `facebook.com/binnen`. The name of a file alone is none. */
const bareHost = /^(?:[a-z\d-]+\.)+(?!(?:pdf|docx?|xlsx?|html?|php|jpe?g|png)\b)[a-z]{2,}(?=[/?#]|$)/i;

/** A path of this site. With a second slash at its start it would name a host: `/..//host` is `//host` when parsed. */
const formatOwn = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/+/, '/') + search + hash;

/** What the texts of a CMS are cleaned with. */
export const createSiteLinks = (siteOrigin: string, origins: readonly PictureOrigin[]): SiteLinks => {
  const image: SiteLinks['image'] = (url) => {
    // Width and format are added where they are needed.
    const text = url?.trim().replace(/^(\/assets|\/images\/[a-z]+)\/w\d+\.[a-z]+\//, '$1/');
    if (!text) return null;
    if (text.startsWith('/assets/')) return toAssetLink(text.slice('/assets/'.length));
    if (text.startsWith('/')) return ownPicture.test(text) ? text : null;
    const path = formatPicturePath(origins, text);
    return path?.startsWith(assetsPrefix) ? toAssetLink(path.slice(assetsPrefix.length)) : path;
  };
  const asset: SiteLinks['asset'] = (idOrUrl) => {
    const text = idOrUrl?.trim() ?? '';
    return assetId.test(text) ? `/assets/${text}` : image(text);
  };
  const href: SiteLinks['href'] = (url) => {
    const text = url?.trim().replace(bareHost, 'https://$&');
    if (!text) return null;
    // A file of a CMS, also by the address that its editor shows; `?download` and a name behind the id are Directus' own.
    const file =
      /^(?:\/assets\/|https?:)/i.test(text) &&
      image(text.replace(/\/admin\/files\/([\da-f-]{36})$/, '/assets/$1'));
    if (file) return file;
    const looksInside = /^[/#]/.test(text);
    const parsed = URL.parse(text, looksInside ? siteOrigin : undefined);
    if (!parsed) return null;
    if (parsed.origin === siteOrigin) return text.startsWith('#') ? parsed.hash || '#' : formatOwn(parsed);
    // `//host`, `/\host` and `/<tab>/host` lead to another site. An editor who means that writes the whole address.
    if (looksInside) return null;
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(parsed.protocol) ? parsed.href : null;
  };
  return { image, asset, href, isExternal: (link) => /^https?:/.test(link) };
};
