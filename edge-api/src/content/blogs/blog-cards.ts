import type { BlogCard, Term } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { slugPattern } from '@binnen/contracts/slug';
import { parseLocalTime } from '@binnen/offer/calendar/format-calendar';
import { loadAll, loadPosts, loadTerms, type Taxonomy } from '@binnen/upstreams/wordpress/client';
import type { Post } from '@binnen/upstreams/wordpress/schemas';
import { parseConfig } from '../../environment/config.ts';
import { defineContent, readOptional, type ContentSource } from '../source/content-source.ts';
import { readPageIndex, type PageSummary } from '../directus/pages.ts';
import { hasAddress } from '../source/query.ts';
import { cutWords, formatPlainText } from '@binnen/upstreams/html/plain-text';
import { idPrefix } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

/** The category that WordPress gives a post without one, in its language. */
const noCategory = ['uncategorized', 'geen-categorie'];

const defineTerms = (taxonomy: Taxonomy) =>
  defineContent<Term[]>({
    key: taxonomy,
    tags: ['blogs'],
    load: async ({ env }) => {
      const terms = await loadAll((query) => loadTerms(env, taxonomy, query));
      return terms
        .filter((term) => hasAddress(term) && !noCategory.includes(term.slug))
        .map(({ id, slug, name, count }) => ({ id, slug, title: formatPlainText(name), count }))
        .filter(({ title }) => title);
    },
  });

export const readTerms = { categories: defineTerms('categories'), tags: defineTerms('tags') };

const formatWords = (slug: string): string => {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A title and an excerpt, as plain texts. WordPress asks for neither, and writes `<p></p>` where an excerpt is blank. */
export const describePost = ({ slug, title, excerpt, content }: Post) => ({
  titel: formatPlainText(title.rendered) || formatWords(slug),
  excerpt: cutWords(formatPlainText(excerpt.rendered) || formatPlainText(content.rendered)),
});

const pick = (terms: Term[], ids: number[]): Term[] => terms.filter((term) => ids.includes(term.id));

const toPicture = (links: SiteLinks, post: Post) => {
  const media = post._embedded['wp:featuredmedia']?.[0];
  const link = links.image(media?.source_url);
  return media && link ? { id: media.id, link, alt: formatPlainText(media.alt_text) } : null;
};

export const toCard = (links: SiteLinks, post: Post, categories: Term[], tags: Term[]) => ({
  ...describePost(post),
  id: post.id,
  type: 'blog',
  slug: post.slug,
  date_created: `${post.date_gmt}Z`,
  date_updated: `${post.modified_gmt}Z`,
  uitgelichte_afbeelding: toPicture(links, post),
  categories: pick(categories, post.categories),
  tags: pick(tags, post.tags),
});

/** The first that is a moment: editors may leave it out or type anything, and V8 takes "deel 2" for a day of 2001. */
const findMoment = (...moments: (string | null)[]): string | undefined => {
  const found = moments.find(
    (moment) => moment && /^(?:19|2[01])\d\d-\d\d-\d\d/.test(moment) && Number.isFinite(Date.parse(moment)),
  );
  // Without a zone it is Dutch time; a browser elsewhere would take it for its own.
  return found?.replace(/^.*[T ]\d\d:\d\d[\d:.]*$/, (local) => new Date(parseLocalTime(local)).toISOString());
};

/** Landing pages are listed among the blogs, with `title` and `date`. */
const toLandingCard = (page: PageSummary, at: number): BlogCard => ({
  // Pages have no number of their own; a negative one cannot collide with a post's.
  id: -1 - at,
  type: 'landingpage',
  slug: page.slug,
  title: formatPlainText(page.title ?? page.titel),
  date: findMoment(page.date, page.date_created, page.date_updated),
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
  Date.parse((card.type === 'landingpage' ? card.date : card.date_created) ?? '') || 0;

/** Cards of all blogs and landing pages, newest first. */
export const readBlogCards = defineContent<BlogCard[]>({
  key: 'blogs',
  tags: ['blogs', 'pages', 'page-list'],
  load: async (source, refresh) => {
    const [posts, categories, tags, pages] = await Promise.all([
      loadAll((query) => loadPosts(source.env, 'posts', query)),
      readOptional(readTerms.categories(source, refresh), []),
      readOptional(readTerms.tags(source, refresh), []),
      readOptional(readPageIndex(source, refresh), []),
    ]);
    const landing = pages.filter((page) => page.type === 'landingpage').map(toLandingCard);
    const cards = [
      ...posts.filter(hasAddress).map((post) => toCard(source.links, post, categories, tags)),
      ...landing,
    ];
    return cards.sort((one, other) => dateOf(other) - dateOf(one));
  },
});

/** The last part of an address of the blog backend, behind the day or month of a post; undefined for files, lists and what is elsewhere. */
const findSlug = (blogUrl: string, { host, pathname }: URL): string | undefined => {
  const blog = new URL(blogUrl);
  const base = `${blog.pathname.replace(/\/+$/, '')}/`;
  if (host !== blog.host || !pathname.startsWith(base)) return undefined;
  const slug = pathname.slice(base.length).replace(/^\d{4}\/\d\d\/(?:\d\d\/)?|\/$/g, '');
  return slugPattern.test(slug) ? slug : undefined;
};

/**
 * Links for the texts of the blog backend, which writes those to a post or page with its own host. They stay as they are
 * while nobody knows which of them are blogs.
 */
export const readBlogLinks = async (source: ContentSource, refresh = false): Promise<SiteLinks> => {
  const cards = await readOptional<BlogCard[] | null>(readBlogCards(source, refresh), null);
  if (!cards) return source.links;
  const slugs = cards.filter((card) => card.type !== 'landingpage').map((card) => card.slug);
  const { WORDPRESS_URL } = parseConfig(source.env);
  const href: SiteLinks['href'] = (link) => {
    const url = URL.parse(link?.trim() ?? '');
    const slug = url && findSlug(WORDPRESS_URL, url);
    if (!slug) return source.links.href(link);
    const path = slugs.includes(slug) ? routes.blog.href(slug) : routes.page.href(slug);
    return path + url.hash.replace('#', `#${idPrefix}`);
  };
  return { ...source.links, href };
};
