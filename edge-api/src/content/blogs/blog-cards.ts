import type { BlogCard, Term } from '@binnen/contracts/content';
import { parseLocalTime } from '@binnen/offer/calendar/format-calendar';
import { loadAll, loadPosts, loadTerms, type Taxonomy } from '@binnen/upstreams/wordpress/client';
import type { Post } from '@binnen/upstreams/wordpress/schemas';
import { defineContent, readOptional } from '../source/content-source.ts';
import { readPageIndex, type PageSummary } from '../directus/pages.ts';
import { hasAddress } from '../source/query.ts';
import { cutWords, formatPlainText } from '@binnen/upstreams/html/plain-text';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

/** The category that WordPress gives a post without one, in its language. */
export const noCategory = ['uncategorized', 'geen-categorie'];

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
