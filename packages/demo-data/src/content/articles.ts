import * as v from 'valibot';
import { stock } from '../pictures/stock.ts';
import { createLinkedText, localTime, words, type DocumentIds } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';
import type { MediaContent, PostContent, TermContent, UserContent } from './wordpress-content.ts';

const TermsSchema = v.array(
  v.strictObject({ slug: words, name: words, description: v.optional(v.string(), '') }),
);
const entities: Record<string, string> = {
  '’': '&#8217;',
  '‘': '&#8216;',
  '“': '&#8220;',
  '”': '&#8221;',
  '–': '&#8211;',
  '…': '&#8230;',
};
/** WordPress' output for typed text: typographic signs as entities, blocks with their class. */
const render = (html: string): string =>
  html
    .replace(/[’‘“”–…]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('<h2>', '<h2 class="wp-block-heading">')
    .replaceAll('<h3>', '<h3 class="wp-block-heading">')
    .replaceAll('<ul>', '<ul class="wp-block-list">')
    .replaceAll('<ol>', '<ol class="wp-block-list">')
    .replaceAll('<blockquote>', '<blockquote class="wp-block-quote is-layout-flow">');
const renderTitle = (text: string): string => render(text.replaceAll('&', '&amp;'));

/** The fields that a post and a page have in common. */
const createArticleFields = (authors: UserContent[], documents: DocumentIds) => ({
  title: v.pipe(words, v.transform(renderTitle)),
  status: v.optional(v.picklist(['publish', 'draft', 'private', 'future']), 'publish'),
  password: v.optional(words),
  date: localTime,
  modified: v.optional(localTime),
  author: v.pipe(
    v.picklist(authors.map(({ name }) => name)),
    v.transform((name) => authors.find((author) => author.name === name)?.id ?? 0),
  ),
  excerpt: v.optional(
    v.pipe(
      words,
      v.transform((text) => `<p>${render(text)}</p>\n`),
    ),
  ),
  html: v.pipe(
    createLinkedText(documents),
    v.transform((html) => `\n${render(html)}\n`),
  ),
});

/** Slugs of terms; they become their ids. */
const createTermIds = (terms: TermContent[]) =>
  v.pipe(
    v.array(v.picklist(terms.map(({ slug }) => slug))),
    v.transform((slugs) => terms.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)),
  );

/** An upload is named after what it shows. */
const toFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const byDate = (one: { date: string }, other: { date: string }) => (one.date < other.date ? -1 : 1);

const loadTerms = ({ readJson }: ContentReader, file: string, first: number): TermContent[] =>
  readJson(file, TermsSchema).map((term, index) => ({
    id: first + index,
    ...term,
    name: renderTitle(term.name),
  }));

/** The blogs, the oldest first, with their terms and pictures. */
export const loadBlogs = (reader: ContentReader, authors: UserContent[], documents: DocumentIds) => {
  const categories = loadTerms(reader, 'blogs/categories.json', 11);
  const tags = loadTerms(reader, 'blogs/tags.json', 31);
  const BlogSchema = v.strictObject({
    ...createArticleFields(authors, documents),
    categories: createTermIds(categories),
    tags: createTermIds(tags),
    /** Above the article. */
    intro: v.optional(
      v.pipe(
        words,
        v.transform((text) => `<p>${render(text)}</p>`),
      ),
    ),
    picture: v.pipe(
      v.string(),
      v.check((name) => stock.has(name), 'there is no picture of that name in pictures/manifest.json'),
    ),
    alt: v.string(),
  });
  const blogs = reader.readArticles('blogs', BlogSchema).toSorted(byDate);
  const posts = blogs.map(({ html, intro, picture: _picture, alt: _alt, ...post }, index): PostContent => ({
    id: 101 + index,
    ...post,
    content: html,
    featured_media: 501 + index,
    // ACF writes false where an editor left the field empty.
    acf: { intro: intro ?? false },
  }));
  const media = blogs.map(({ slug, date, alt, picture }, index): MediaContent => ({
    id: 501 + index,
    file: `${date.slice(0, 4)}/${date.slice(5, 7)}/${toFileName(alt || slug)}.jpg`,
    title: slug.replaceAll('-', ' '),
    alt_text: alt,
    picture,
  }));
  return { posts, media, categories, tags };
};

/** Pages that the editors keep in the blog backend: one text each. */
export const loadTextPages = (reader: ContentReader, authors: UserContent[], documents: DocumentIds) => {
  const TextPageSchema = v.strictObject({
    ...createArticleFields(authors, documents),
    menu_order: v.optional(v.number()),
  });
  const pages = reader.readArticles('wordpress-pages', TextPageSchema).toSorted(byDate);
  return pages.map(({ html, ...page }, index): PostContent => ({
    id: 901 + index,
    ...page,
    content: html,
    acf: false,
  }));
};
