import type { PictureSpec } from '../../drawing/draw.ts';
import type { PostContent } from '../wordpress-content.ts';
import type { WriterName } from '../people.ts';
import type { CategorySlug, TagSlug } from './terms.ts';

export interface BlogText {
  slug: string;
  status?: PostContent['status'];
  password?: string;
  title: string;
  /** Local time in Deventer. */
  date: string;
  modified?: string;
  author: WriterName;
  categories: CategorySlug[];
  tags: TagSlug[];
  /** What the excerpt says; WordPress cuts one from the text when it is left out. */
  excerpt?: string;
  /** HTML over the article; without it the field is empty. */
  intro?: string;
  picture: PictureSpec;
  alt: string;
  content: string;
}

const entities: Record<string, string> = {
  '’': '&#8217;',
  '‘': '&#8216;',
  '“': '&#8220;',
  '”': '&#8221;',
  '–': '&#8211;',
  '…': '&#8230;',
};

/** What WordPress makes of typed text: typographic signs as entities, blocks with their class. */
const render = (html: string): string =>
  html
    .trim()
    .replace(/[’‘“”–…]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('<h2>', '<h2 class="wp-block-heading">')
    .replaceAll('<h3>', '<h3 class="wp-block-heading">')
    .replaceAll('<ul>', '<ul class="wp-block-list">')
    .replaceAll('<ol>', '<ol class="wp-block-list">')
    .replaceAll('<blockquote>', '<blockquote class="wp-block-quote is-layout-flow">');

export const defineBlog = (blog: BlogText): BlogText => ({
  ...blog,
  title: render(blog.title.replaceAll('&', '&amp;')),
  content: `\n${render(blog.content)}\n`,
  ...(blog.excerpt ? { excerpt: `<p>${render(blog.excerpt)}</p>\n` } : {}),
  ...(blog.intro ? { intro: `<p>${render(blog.intro)}</p>` } : {}),
});
