import { shellName, type Composition } from '@binnen/platform/contract/composition';
import type { BlogCard } from '@binnen/contracts/content';
import { findKind } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import { routes, unknownCity } from '@binnen/contracts/routes';
import { isSold } from '@binnen/contracts/statuses';
import { element } from './xml.ts';

/** The protocol's limit for one file. */
const mostUrls = 50_000;
/** Pages without content of the site's own, which a search engine should not list. */
const unlisted: string[] = [routes.favourites.href(), routes.alerts.href()];

interface SitemapEntry {
  path: string;
  /** ISO date or instant. */
  changed?: string | null | undefined;
}

/** The pages without a parameter, of all remotes. The shell's own are error pages. */
export const listFixedPages = (composition: Composition): SitemapEntry[] =>
  Object.values(composition.releases)
    .filter((release) => release.remote !== shellName)
    .flatMap(({ pages, endpoints = [] }) => Object.keys(pages).filter((each) => !endpoints.includes(each)))
    .filter((pattern) => !/[:*]/.test(pattern) && !unlisted.includes(pattern))
    .map((path) => ({ path }));

export const listPages = (pages: { slug: string; date_updated: string | null }[]): SitemapEntry[] =>
  pages.map((page) => ({
    path: page.slug === 'home' ? routes.home.href() : routes.page.href(page.slug),
    changed: page.date_updated,
  }));

export const listBlogs = (cards: BlogCard[]): SitemapEntry[] =>
  cards
    .filter((card) => card.type !== 'landingpage')
    .map((card) => ({ path: routes.blog.href(card.slug), changed: card.date_updated ?? card.date_created }));

/** Every home, and the lists of all homes and of its town that it is on. */
export const listHomes = (cards: readonly Card[]): SitemapEntry[] =>
  cards.flatMap((card) => {
    const { citySlug: city, slug, status, date_updated: changed } = card;
    const kind = findKind(card) === 'huur' ? { soort: 'huur' } : {};
    const lists = [{ path: routes.offer.href(kind) }];
    if (city !== unknownCity) lists.push({ path: routes.offerInCity.href(city, kind) });
    return [...(isSold(status) ? [] : lists), { path: routes.property.href(city, slug), changed }];
  });

const formatDay = (changed: string | null | undefined): string | null => {
  const time = Date.parse(changed ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
};

/** One entry a path; of duplicates, the first one with a date of change is kept. */
export const formatSitemap = (origin: string, entries: SitemapEntry[]): string => {
  const changes = new Map<string, string | null>();
  for (const { path, changed } of entries) changes.set(path, changes.get(path) ?? formatDay(changed));
  const urls = [...changes]
    .slice(0, mostUrls)
    .map(
      ([path, day]) => `<url>${element('loc', new URL(path, origin).href)}${element('lastmod', day)}</url>`,
    );
  return `<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};
