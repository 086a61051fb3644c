import { Hono, type Context } from 'hono';
import { composer } from '../../site/composer.ts';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { loadOffer } from '../../listings/offer/snapshot.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { readBlogCards } from '../blogs/blog-cards.ts';
import { createContentSource, readOptional } from '../source/content-source.ts';
import { formatFeed } from './feed.ts';
import { readWordPressPages } from '../wordpress/text-pages.ts';
import { readPageIndex } from '../directus/pages.ts';
import { formatSitemap, listBlogs, listFixedPages, listHomes, listPages } from './sitemap.ts';

const cacheControl = 'public, max-age=300, stale-while-revalidate=3600';

/** Of no use to a crawler: API calls, and pages that only follow after a form. */
const disallowed = [
  '/_platform/',
  '/ac/',
  '/bedankt/',
  '/google/',
  '/melding/',
  '/mg/',
  '/postcode/',
  '/realworks/',
];

/** Everything that search engines may list. A source that is down only leaves out its own entries. */
const listEntries = async (c: Context<EdgeEnv>) => {
  const source = createContentSource(c.env, c.executionCtx);
  const [composition, pages, others, blogs, homes] = await Promise.all([
    composer.readServing(c),
    readOptional(readPageIndex(source), []),
    readOptional(readWordPressPages(source), []),
    readOptional(readBlogCards(source), []),
    loadOffer({ env: c.env, ctx: c.executionCtx }).then(
      ({ listings }) => listings.cards,
      () => [],
    ),
  ]);
  return [
    ...listFixedPages(composition),
    ...listPages([...pages, ...others]),
    ...listBlogs(blogs),
    ...listHomes(homes),
  ];
};

const formatRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');

/** For search engines and feed readers. */
export const discoveryRoutes = new Hono<EdgeEnv>()
  .get(
    '/sitemap.xml',
    describeRoute({
      summary: 'All pages that may be found, of all remotes',
      tag: 'content',
      reply: 'application/xml',
      examples: [{ path: '/sitemap.xml' }],
    }),
    async (c) =>
      c.body(formatSitemap(parseConfig(c.env).SITE_ORIGIN, await listEntries(c)), 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': cacheControl,
      }),
  )
  .get(
    '/feed.xml',
    describeRoute({
      summary: 'The newest blogs as RSS',
      tag: 'content',
      reply: 'application/rss+xml',
      problems: ['upstream-unavailable'],
      examples: [{ path: '/feed.xml' }],
    }),
    async (c) => {
      const blogs = await readBlogCards(createContentSource(c.env, c.executionCtx));
      return c.body(formatFeed(parseConfig(c.env).SITE_ORIGIN, blogs.value), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': cacheControl,
      });
    },
  )
  .get(
    '/robots.txt',
    describeRoute({
      summary: 'What crawlers may ask for',
      tag: 'content',
      reply: 'text/plain',
      examples: [{ path: '/robots.txt' }],
    }),
    (c) => c.text(formatRobots(parseConfig(c.env).SITE_ORIGIN), 200, { 'cache-control': cacheControl }),
  );
