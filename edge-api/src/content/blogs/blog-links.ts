import { routes } from '@binnen/contracts/routes';
import { loadAddresses } from '@binnen/upstreams/wordpress/client';
import type { Address } from '@binnen/upstreams/wordpress/schemas';
import { idPrefix } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';
import { parseConfig } from '../../environment/config.ts';
import { readPageIndex } from '../directus/pages.ts';
import { defineContent, readOptional, type ContentSource } from '../source/content-source.ts';
import { hasAddress, hasPageAddress } from '../source/query.ts';
import { noCategory } from './blog-cards.ts';

/**
 * The name of a place of a WordPress site: its path, without the number of a list's page, or the id of its short form. Empty
 * at the root; undefined elsewhere.
 */
const findName = (site: string, { host, pathname, search }: URL): string | undefined => {
  const at = new URL(site);
  const base = `${at.pathname.replace(/\/+$/, '')}/`;
  if (host !== at.host || !`${pathname}/`.startsWith(base)) return undefined;
  const path = pathname.slice(base.length).replace(/\/+$|(?:^|\/)(?:page\/|comment-page-)\d+\/*$/g, '');
  return path || (/^\?(?:p|page_id|cat|tag)=[\w-]+/.exec(search)?.[0] ?? '');
};

type Places = [name: string, path: string][];

/** The paths on this site of what the blog backend has, by the names of its places; of a name that is there twice the last counts. */
const readPlaces = defineContent<Places>({
  key: 'wordpress-places',
  tags: ['blogs', 'wordpress-pages'],
  load: async ({ env }) => {
    const { WORDPRESS_URL, SITE_ORIGIN } = parseConfig(env);
    const [posts, pages, categories, tags] = await Promise.all([
      loadAddresses(env, 'posts'),
      loadAddresses(env, 'pages'),
      loadAddresses(env, 'categories'),
      loadAddresses(env, 'tags'),
    ]);
    // A list without blogs is no page.
    const hasList = ({ slug, count }: Address) => count > 0 && !noCategory.includes(slug);
    const listBlogs = (parameter: 'categorie' | 'tag', term: Address) =>
      routes.blogs.href(hasList(term) ? { [parameter]: term.slug } : {});
    const places = [
      ...tags.map((tag) => ({
        ...tag,
        short: `?tag=${tag.slug}`,
        path: listBlogs('tag', tag),
      })),
      ...categories.map((term) => ({
        ...term,
        short: `?cat=${term.id}`,
        path: listBlogs('categorie', term),
      })),
      ...pages
        .filter(hasPageAddress)
        .map((page) => ({ ...page, short: `?page_id=${page.id}`, path: routes.page.href(page.slug) })),
      ...posts.map((post) => ({ ...post, short: `?p=${post.id}`, path: routes.blog.href(post.slug) })),
    ].filter(hasAddress);
    // A place may be linked to under an address that it had before.
    const bySlug = places.map(({ slug, path }): Places[number] => [slug, path]);
    const exact = places.flatMap(({ link, short, path }): Places => {
      // A blog backend without pages of its own is often set to the address of the site.
      const url = URL.parse(link);
      const name = url && (findName(WORDPRESS_URL, url) ?? findName(SITE_ORIGIN, url));
      return [[short, path], ...(name ? [[name, path] satisfies Places[number]] : [])];
    });
    return [...bySlug, ...exact];
  },
});

/**
 * Links for the texts of the blog backend, which writes those to its own posts, pages and lists with its own host. What this site
 * does not have becomes plain text. They stay as they are while nobody knows what the blog backend has.
 */
export const readBlogLinks = async (source: ContentSource, refresh = false): Promise<SiteLinks> => {
  const [known, pages] = await Promise.all([
    readOptional<Places | null>(readPlaces(source, refresh), null),
    readOptional(readPageIndex(source), []),
  ]);
  if (!known) return source.links;
  const { WORDPRESS_URL, SITE_ORIGIN } = parseConfig(source.env);
  const places = new Map(known);
  const sitePages = new Set([
    ...pages.map(({ slug }) => routes.page.href(slug)),
    ...Object.values(routes).flatMap((route) => ('pattern' in route ? [route.pattern] : [])),
  ]);
  const href: SiteLinks['href'] = (link) => {
    const text = link?.trim() ?? '';
    const url = text.startsWith('#') ? null : URL.parse(text, SITE_ORIGIN);
    if (!url) return source.links.href(link);
    const name = findName(WORDPRESS_URL, url);
    const own = name ?? findName(SITE_ORIGIN, url) ?? '';
    const isPage = sitePages.has(`/${own}`);
    const slug = own.slice(own.lastIndexOf('/') + 1);
    const place = places.get(own) ?? (name === undefined ? undefined : places.get(slug));
    if (place && (name !== undefined || !isPage)) return place + url.hash.replace('#', `#${idPrefix}`);
    if (name === undefined) return source.links.href(link);
    if (!name) return routes.blogs.href();
    return isPage ? `/${name}${url.hash}` : source.links.image(text);
  };
  return { ...source.links, href };
};
