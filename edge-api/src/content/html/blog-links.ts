import { routes } from '@binnen/contracts/routes';
import { slugPattern } from '@binnen/contracts/slug';
import { idPrefix } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

/** The last part of an address of the blog backend, behind the day or month of a post; undefined for files, lists and what is elsewhere. */
const findSlug = (blogUrl: string, { host, pathname }: URL): string | undefined => {
  const blog = new URL(blogUrl);
  const base = `${blog.pathname.replace(/\/+$/, '')}/`;
  if (host !== blog.host || !pathname.startsWith(base)) return undefined;
  const slug = pathname.slice(base.length).replace(/^\d{4}\/\d\d\/(?:\d\d\/)?|\/$/g, '');
  return slugPattern.test(slug) ? slug : undefined;
};

/** The blog backend writes a link to a post or page with its own host, and both look the same. */
export const createBlogLinks = (
  links: SiteLinks,
  blogUrl: string,
  isBlog: (slug: string) => boolean,
): SiteLinks => ({
  ...links,
  href: (link) => {
    const url = URL.parse(link?.trim() ?? '');
    const slug = url && findSlug(blogUrl, url);
    if (!slug) return links.href(link);
    const path = isBlog(slug) ? routes.blog.href(slug) : routes.page.href(slug);
    return path + url.hash.replace('#', `#${idPrefix}`);
  },
});
