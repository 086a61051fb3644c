import type { Meta } from '@binnen/platform';
import type { ServerShell } from '../shell/define-shell.ts';

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

/** The page's own tags of `<head>`, `origin` being the site's. */
export const formatHead = (
  { name, formatTitle, locale, picture }: Pick<ServerShell, 'name' | 'formatTitle' | 'locale' | 'picture'>,
  meta: Meta,
  origin: string,
  path: string,
  isRefused = false,
): string => {
  const title = formatTitle(meta.title, isRefused);
  const canonical = new URL(meta.canonical ?? path, origin).href;
  const image = new URL(meta.image ?? picture, origin).href;
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
    attribute('property', 'og:site_name', name),
    attribute('property', 'og:locale', locale),
    attribute('name', 'twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    ...structured,
  ].join('');
};
