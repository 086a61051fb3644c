import { loadPageFields } from '@binnen/upstreams/wordpress/client';
import { defineContent } from '../source/content-source.ts';
import { readBlogLinks } from '../blogs/blog-links.ts';
import { formatPlainText } from '@binnen/upstreams/html/plain-text';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

const maxDepth = 4;
const looksLikeHtml = /<[a-z/!]/i;
/** It may have what looks like an entity: `&section=2`. */
const looksLikeLink = /^(?:https?:\/)?\/\S+$/;

/** A field as it may leave the edge: texts and HTML sanitised, a picture as our link and its description. */
const cleanField = (links: SiteLinks, value: unknown, depth = 0): unknown => {
  if (typeof value === 'boolean' || typeof value === 'number' || value === null) return value;
  if (typeof value === 'string' && looksLikeLink.test(value)) return links.image(value) ?? links.href(value);
  const text = typeof value === 'string' && !looksLikeHtml.test(value) ? formatPlainText(value) : value;
  // A tag may have been in entities.
  if (typeof text === 'string') return looksLikeHtml.test(text) ? sanitiseHtml(links, text) : text;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => cleanField(links, item, depth + 1));
  if (typeof value !== 'object') return null;
  const fields = value as Record<string, unknown>;
  if (typeof fields['url'] === 'string' && 'sizes' in fields) {
    const link = links.image(fields['url']);
    return link ? { url: link, alt: formatPlainText(String(fields['alt'] ?? '')) } : false;
  }
  if (typeof fields['url'] === 'string')
    fields['url'] = links.image(fields['url']) ?? links.href(fields['url']) ?? '';
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, 100)
      .map(([name, field]) => [name, cleanField(links, field, depth + 1)]),
  );
};

/** The options page of the blog backend: `{ acf: { … } }`. An empty field is `false`, as in ACF. */
export const readPageFields = defineContent<{ acf: Record<string, unknown> }>({
  key: 'page-fields',
  tags: ['page-fields', 'blogs'],
  load: async (source, refresh) => {
    const [fields, links] = await Promise.all([loadPageFields(source.env), readBlogLinks(source, refresh)]);
    return { acf: cleanField(links, fields) as Record<string, unknown> };
  },
});
