import { routes } from '@binnen/contracts/routes';
import type { BlogCard } from '@binnen/contracts/content';
import { element, escapeXml } from './xml.ts';

const mostItems = 20;

const formatItem = (origin: string, blog: BlogCard): string => {
  const link = new URL(routes.blog.href(blog.slug), origin).href;
  const date = new Date(blog.date_created ?? '');
  return [
    '<item>',
    element('title', blog.titel),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    Number.isNaN(date.getTime()) ? '' : element('pubDate', date.toUTCString()),
    element('description', blog.excerpt),
    ...blog.categories.map((category) => element('category', category.title)),
    '</item>',
  ].join('');
};

/** RSS 2.0 of the newest blogs, without landing pages. */
export const formatFeed = (origin: string, cards: BlogCard[]): string => {
  const blogs = cards.filter((card) => card.type !== 'landingpage').slice(0, mostItems);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', 'Blogs van Binnen'),
    element('link', new URL(routes.blogs.href(), origin).href),
    element('description', 'Nieuws en tips van de makelaars van Binnen in Deventer en omgeving.'),
    element('language', 'nl-NL'),
    `<atom:link href="${escapeXml(new URL('/feed.xml', origin).href)}" rel="self" type="application/rss+xml"/>`,
    ...blogs.map((blog) => formatItem(origin, blog)),
    '</channel></rss>\n',
  ].join('');
};
