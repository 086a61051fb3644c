import type { MediaContent, PostContent, UserContent, WordPressContent } from './wordpress-content.ts';
import type { BlogText } from './blogs/blog.ts';
import { blogs } from './blogs/blogs.ts';
import { categories, tags } from './blogs/terms.ts';
import { writerNames } from './people.ts';
import { pageFields } from './page-fields.ts';
import { pages } from './wordpress-pages.ts';

const firstPost = 101;
const firstMedia = 501;

export const authors: UserContent[] = writerNames.map((name, index) => ({
  id: index + 2,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
}));

const toIds = (terms: { id: number; slug: string }[], slugs: string[]): number[] =>
  terms.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);

const toPost = (blog: BlogText, index: number): PostContent => {
  const { intro, author, categories: chosen, tags: tagged, picture: _picture, alt: _alt, ...post } = blog;
  return {
    id: firstPost + index,
    status: 'publish',
    ...post,
    author: authors.find(({ name }) => name === author)?.id ?? 0,
    featured_media: firstMedia + index,
    categories: toIds(categories, chosen),
    tags: toIds(tags, tagged),
    // ACF writes false where an editor left the field empty.
    acf: { intro: intro ?? false },
  };
};

export const posts: PostContent[] = blogs.map(toPost);

/** An upload is called after what it shows. */
const toFileName = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export const media: MediaContent[] = blogs.map(({ slug, date, alt, picture }, index) => ({
  id: firstMedia + index,
  file: `${date.slice(0, 4)}/${date.slice(5, 7)}/${toFileName(alt || slug)}.jpg`,
  title: slug.replaceAll('-', ' '),
  alt_text: alt,
  picture,
}));

export { categories, pageFields, pages, tags };

/** The blog backend. */
export const wordpress: WordPressContent = {
  posts,
  pages,
  categories,
  tags,
  media,
  users: authors,
  page_fields: pageFields,
};
