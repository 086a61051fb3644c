import type { Author, Blog, BlogCard, Blogs, Term } from '@binnen/contracts/content';
import { loadAll, loadPosts, loadTerms, type Taxonomy } from '../../upstreams/wordpress/client.ts';
import { readAcfText, type Post } from '../../upstreams/wordpress/schemas.ts';
import { readContent, readOptional, type ContentSource } from '../content-source.ts';
import { readAuthors } from '../directus/firm.ts';
import { readPageIndex, type PageSummary } from '../directus/pages.ts';
import { countReadingMinutes, cutWords, formatPlainText } from '../html/plain-text.ts';
import { sanitiseHtml } from '../html/sanitise.ts';
import type { SiteLinks } from '../html/site-links.ts';

const relatedCount = 3;

export const readTerms = (source: ContentSource, taxonomy: Taxonomy, refresh = false) =>
  readContent<Term[]>(source, {
    key: taxonomy,
    tags: ['blogs'],
    refresh,
    load: async () => {
      const terms = await loadAll((query) => loadTerms(source.env, taxonomy, query));
      return terms.map(({ id, slug, name, count }) => ({ id, slug, title: formatPlainText(name), count }));
    },
  });

const pick = (terms: Term[], ids: number[]): Term[] => terms.filter((term) => ids.includes(term.id));

const toPicture = (links: SiteLinks, post: Post) => {
  const media = post._embedded['wp:featuredmedia']?.[0];
  const link = links.image(media?.source_url);
  return media && link ? { id: media.id, link, alt: formatPlainText(media.alt_text) } : null;
};

const toCard = (links: SiteLinks, post: Post, categories: Term[], tags: Term[]): BlogCard => ({
  id: post.id,
  type: 'blog',
  slug: post.slug,
  titel: formatPlainText(post.title.rendered),
  date_created: `${post.date_gmt}Z`,
  uitgelichte_afbeelding: toPicture(links, post),
  excerpt: cutWords(formatPlainText(post.excerpt.rendered || post.content.rendered)),
  categories: pick(categories, post.categories),
  tags: pick(tags, post.tags),
});

/** Landing pages stand among the blogs, with `title` and `date`. */
const toLandingCard = (page: PageSummary, at: number): BlogCard => ({
  // Pages have no number of their own; below zero they cannot meet a post's.
  id: -1 - at,
  type: 'landingpage',
  slug: page.slug,
  title: formatPlainText(page.title ?? page.titel),
  date: page.date ?? page.date_created ?? page.date_updated ?? '1970-01-01T00:00:00Z',
  uitgelichte_afbeelding: page.achtergrond && {
    id: page.achtergrond.id,
    link: `/assets/${page.achtergrond.id}`,
    alt: page.achtergrond.omschrijving,
  },
  excerpt: cutWords(page.meta_omschrijving ?? ''),
  categories: [],
  tags: [],
});

const dateOf = (card: BlogCard): number =>
  Date.parse((card.type === 'landingpage' ? card.date : card.date_created) ?? '');

/** Cards of all blogs and landing pages, newest first. */
export const readBlogCards = (source: ContentSource, refresh = false) =>
  readContent<BlogCard[]>(source, {
    key: 'blogs',
    tags: ['blogs', 'pages', 'page-list'],
    refresh,
    load: async () => {
      const [posts, categories, tags, pages] = await Promise.all([
        loadAll((query) => loadPosts(source.env, 'posts', query)),
        readOptional(readTerms(source, 'categories', refresh), []),
        readOptional(readTerms(source, 'tags', refresh), []),
        readOptional(readPageIndex(source, refresh), []),
      ]);
      const landing = pages.filter((page) => page.type === 'landingpage').map(toLandingCard);
      const cards = [...posts.map((post) => toCard(source.links, post, categories, tags)), ...landing];
      return cards.sort((one, other) => dateOf(other) - dateOf(one));
    },
  });

export interface BlogQuery {
  /** Slugs. */
  categorie?: string | undefined;
  tag?: string | undefined;
  zoek?: string | undefined;
  limit: number;
  offset: number;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const selectBlogs = (cards: BlogCard[], { categorie, tag, zoek, limit, offset }: BlogQuery): Blogs => {
  const has = (terms: Term[], slug: string | undefined) => !slug || terms.some((term) => term.slug === slug);
  const words = fold(zoek ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = cards.filter((card) => {
    if (!has(card.categories, categorie) || !has(card.tags, tag)) return false;
    const text = fold(`${card.titel ?? card.title} ${card.excerpt}`);
    return words.every((word) => text.includes(word));
  });
  const categories = new Map<number, Term>();
  for (const card of cards)
    for (const term of card.categories)
      categories.set(term.id, { ...term, count: (categories.get(term.id)?.count ?? 0) + 1 });
  return {
    data: found.slice(offset, offset + limit),
    total: found.length,
    categories: [...categories.values()].sort((one, other) => one.title.localeCompare(other.title, 'nl')),
  };
};

const toAuthor = (post: Post, authors: Author[]): Author | null => {
  const name = formatPlainText(post._embedded.author?.[0]?.name ?? '');
  if (!name) return null;
  const known = authors.find(({ voornaam, achternaam }) => `${voornaam} ${achternaam}` === name);
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
      const [{ items }, cards, authors, categories, tags] = await Promise.all([
        loadPosts(source.env, 'posts', { slug }),
        readOptional(readBlogCards(source), []),
        readOptional(
          readAuthors(source).then((result) => ({ ...result, value: result.value.data })),
          [],
        ),
        readOptional(readTerms(source, 'categories'), []),
        readOptional(readTerms(source, 'tags'), []),
      ]);
      const post = items.find((each) => each.slug === slug);
      if (!post) return null;
      const card = toCard(source.links, post, categories, tags);
      return {
        ...card,
        intro: sanitiseHtml(source.links, readAcfText(post.acf, 'intro') ?? post.excerpt.rendered) || null,
        content: sanitiseHtml(source.links, post.content.rendered),
        date_updated: `${post.modified_gmt}Z`,
        leestijd: countReadingMinutes(formatPlainText(post.content.rendered)),
        author: toAuthor(post, authors),
        related: selectRelated(cards, card),
      };
    },
  });
