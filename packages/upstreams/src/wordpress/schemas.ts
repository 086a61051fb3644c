import * as v from 'valibot';
import { listOf } from '../calls/rows.ts';
import { formatPlainText } from '../html/plain-text.ts';

const knownShortcodes = ['gallery', 'caption', 'embed', 'audio', 'video', 'playlist'];

/**
 * HTML without shortcodes: WordPress leaves those of a plugin that is gone, `[knop url="…"]Bel ons[/knop]`. Other words in
 * brackets stay.
 */
const stripShortcodes = (html: string): string => {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return html.replace(
    /\[(\/?)([a-z][\w-]*)(\s[^\][<>]{0,1000})?\]/gi,
    (whole: string, slash: string, name: string, attributes = '') => {
      const isCode = slash || attributes.includes('=') || name.includes('_') || closed.has(name);
      return isCode || knownShortcodes.includes(name) ? '' : whole;
    },
  );
};

const Rendered = v.object({
  rendered: v.pipe(v.string(), v.transform(stripShortcodes)),
  protected: v.optional(v.boolean(), false),
});

export const TermSchema = v.object({
  id: v.number(),
  count: v.optional(v.number(), 0),
  description: v.optional(v.string(), ''),
  name: v.string(),
  slug: v.string(),
  taxonomy: v.string(),
  parent: v.optional(v.number()),
});
export type Term = v.InferOutput<typeof TermSchema>;

export const AddressSchema = v.object({
  id: v.number(),
  slug: v.string(),
  /** The permalink, with the backend's host. */
  link: v.string(),
  /** Of a term: how many posts have it. */
  count: v.optional(v.number(), 0),
  /** Of posts and pages. */
  content: v.optional(v.object({ protected: v.optional(v.boolean(), false) }), {}),
});
export type Address = v.InferOutput<typeof AddressSchema>;

/** What `_embed` adds. A deleted picture or author is sent as an error object: it is dropped. */
const MediaSchema = v.object({
  id: v.number(),
  source_url: v.string(),
  alt_text: v.optional(v.string(), ''),
});
const EmbeddedTermSchema = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  taxonomy: v.string(),
});

const EmbeddedSchema = v.object({
  author: listOf(v.object({ id: v.number(), name: v.string() })),
  'wp:featuredmedia': listOf(MediaSchema),
  'wp:term': v.pipe(
    listOf(listOf(EmbeddedTermSchema)),
    v.transform((groups) => groups.flat()),
  ),
});

/** ACF writes `false` for an empty field, and `[]` for a post without fields. */
const AcfSchema = v.pipe(
  v.optional(v.union([v.record(v.string(), v.unknown()), v.array(v.unknown()), v.literal(false)]), {}),
  v.transform((acf) => (acf === false || Array.isArray(acf) ? {} : acf)),
);

export const PostSchema = v.object({
  id: v.number(),
  /** Without offset: `date` in the site's own time zone, `date_gmt` in UTC. */
  date: v.string(),
  date_gmt: v.string(),
  modified: v.string(),
  modified_gmt: v.string(),
  slug: v.string(),
  status: v.string(),
  type: v.string(),
  title: Rendered,
  content: Rendered,
  excerpt: v.optional(Rendered, { rendered: '' }),
  author: v.optional(v.number(), 0),
  featured_media: v.optional(v.number(), 0),
  categories: v.optional(v.array(v.number()), []),
  tags: v.optional(v.array(v.number()), []),
  parent: v.optional(v.number()),
  menu_order: v.optional(v.number()),
  acf: AcfSchema,
  _embedded: v.optional(EmbeddedSchema, {}),
});
export type Post = v.InferOutput<typeof PostSchema>;

const readLetters = (html: string): string => formatPlainText(html).replace(/\s+/g, '');

/**
 * The excerpt that an editor wrote: where there is none, WordPress sends the text's first words without captions, with `[…]`
 * or its theme's link to the rest.
 */
export const readExcerpt = ({
  excerpt: { rendered },
  content,
}: Pick<Post, 'excerpt' | 'content'>): string => {
  const words = readLetters(rendered);
  const isCut = words.endsWith('[…]') || /class="[^"]*\bmore\b/.test(rendered);
  return isCut || readLetters(content.rendered).startsWith(words.replace(/…$/, '')) ? '' : rendered;
};

/** A text of ACF: `false`, null and blank mean that there is none. */
export const readAcfText = (fields: Record<string, unknown>, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value.trim() ? value.trim() : null;
};
