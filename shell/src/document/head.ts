import type { Meta } from '@binnen/platform';
import { errorMeta } from '../errors/error-meta.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

/** JSON that can stand inside a `<script>` element. */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

const attribute = (name: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${name}="${key}" content="${escapeHtml(content)}">` : '';

/** The name of the site, behind each page's own title. */
export const siteName = 'Binnen';

/** The picture for sharing a page that has none of its own. */
const siteIcon = '/icons/512.png';

/** Whether a title names the site as its first part, or as its last: `Disclaimer | Binnen makelaars`. */
const namesSite = (title: string): boolean => {
  const parts = title.split('|').map((part) => part.trim());
  return parts[0] === siteName || (parts.length > 1 && new RegExp(`^${siteName}\\b`).test(parts.at(-1)!));
};

export const formatTitle = (title: string): string =>
  title === errorMeta.title || namesSite(title) ? title : `${title} | ${siteName} makelaars`;

/** The page's own tags of `<head>`, `origin` being the site's. */
export const formatHead = (meta: Meta, origin: string, path: string): string => {
  const title = formatTitle(meta.title);
  const canonical = new URL(meta.canonical ?? path, origin).href;
  const image = new URL(meta.image ?? siteIcon, origin).href;
  const structured = (meta.structured ?? []).map(
    (object) => `<script type="application/ld+json">${escapeJson(JSON.stringify(object))}</script>`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    attribute('name', 'description', meta.description),
    meta.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    attribute('property', 'og:title', meta.title),
    attribute('property', 'og:description', meta.description),
    attribute('property', 'og:type', meta.type ?? 'website'),
    attribute('property', 'og:url', canonical),
    attribute('property', 'og:image', image),
    attribute('property', 'og:site_name', siteName),
    attribute('property', 'og:locale', 'nl_NL'),
    attribute('name', 'twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    ...structured,
  ].join('');
};
