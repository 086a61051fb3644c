import type { Author, Blog, BlogCard } from '@binnen/contracts/content';
import { formatName } from '@binnen/contracts/formats/person-name';
import * as v from 'valibot';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { loadPosts } from '@binnen/upstreams/wordpress/client';
import { readAcfText, readExcerpt, type Post } from '@binnen/upstreams/wordpress/schemas';
import { readContent, readOptional, type ContentSource } from '../source/content-source.ts';
import { readAuthors } from '../directus/firm.ts';
import { countReadingMinutes, formatPlainText } from '@binnen/upstreams/html/plain-text';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import { SlugSchema } from '../source/query.ts';
import { readBlogCards, readTerms, toCard } from './blog-cards.ts';
import { readBlogLinks } from './blog-links.ts';

const relatedCount = 3;

const toAuthor = (post: Post, authors: Author[]): Author | null => {
  const name = formatPlainText(post._embedded.author?.[0]?.name ?? '');
  if (!name) return null;
  const known = authors.find((author) => formatName(author) === name);
  const [voornaam = '', ...rest] = name.split(' ');
  return known ?? { id: post.author, voornaam, achternaam: rest.join(' '), functie: null, avatar: null };
};

const selectRelated = (cards: BlogCard[], blog: BlogCard): BlogCard[] => {
  const mine = blog.categories.map((term) => term.id);
  const shared = (card: BlogCard) => card.categories.filter((term) => mine.includes(term.id)).length;
  return cards
    .filter((card) => card.type !== 'landingpage' && card.slug !== blog.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, relatedCount);
};

/** A blog with its text; null when it is not published. */
export const readBlog = (source: ContentSource, slug: string, refresh = false) =>
  readContent<Blog | null>(source, {
    key: `blog:${slug}`,
    tags: ['blogs', 'authors', `blog:${slug}`],
    refresh,
    load: async () => {
      const [{ items }, links, cards, authors, categories, tags] = await Promise.all([
        loadPosts(source.env, 'posts', { slug }),
        readBlogLinks(source),
        readOptional(readBlogCards(source), []),
        readOptional(readAuthors(source), { data: [] }),
        readOptional(readTerms.categories(source), []),
        readOptional(readTerms.tags(source), []),
      ]);
      const post = items.find((each) => each.slug === slug);
      if (!post) return null;
      const card = toCard(links, post, categories, tags);
      const intro = readAcfText(post.acf, 'intro') ?? readExcerpt(post);
      return {
        ...card,
        intro: sanitiseHtml(links, intro) || null,
        content: sanitiseHtml(links, post.content.rendered),
        leestijd: countReadingMinutes(formatPlainText(post.content.rendered)),
        author: toAuthor(post, authors.data),
        related: selectRelated(cards, card),
      };
    },
  });

/** … without a call for a slug that is not in the list, so that made-up URLs leave nothing in the cache. */
export const findBlog = async (
  source: ContentSource,
  slug: string,
  refresh = false,
): Promise<CachedResult<Blog> | null> => {
  if (!v.is(SlugSchema, slug)) return null;
  const cards = await readBlogCards(source, refresh);
  if (!cards.value.some((card) => card.slug === slug && card.type !== 'landingpage')) return null;
  const blog = await readBlog(source, slug, refresh);
  return blog.value ? { ...blog, value: blog.value } : null;
};
