import { apiPaths } from '@binnen/contracts/api-paths';
import {
  AuthorsSchema,
  BlogSchema,
  BlogsSchema,
  EmployeesSchema,
  FrameContentSchema,
  LendersSchema,
  LongTextsSchema,
  PackagesSchema,
  PageSchema,
  ShortTextsSchema,
  SocialsSchema,
} from '@binnen/contracts/content';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readComposition } from '../registry/pointer.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { parseQuery } from '../parse-query.ts';
import { ProblemError } from '../problem.ts';
import { builtIn } from '../registry/built-in.ts';
import { readBlog, readBlogCards, selectBlogs } from './wordpress/blogs.ts';
import { discoveryRoutes } from './discovery/routes.ts';
import { findPage } from './find-page.ts';
import { checkPlacedWidgets } from './placed-widgets.ts';
import { readAuthors, readEmployees, readLenders, readPackages } from './directus/firm.ts';
import { readFrame } from './directus/frame.ts';
import { readPageFields } from './wordpress/page-fields.ts';
import { answer, SlugSchema, whole } from './request.ts';
import { readLongTexts, readShortTexts, readSocials } from './directus/texts.ts';
import { webhookRoutes } from './webhook.ts';
import { wordpressRoutes } from './wordpress/routes.ts';

const RefreshSchema = v.object({
  refresh_cache: v.optional(v.picklist(['true', 'false'])),
});
const BlogQuerySchema = v.object({
  ...RefreshSchema.entries,
  categorie: v.optional(SlugSchema),
  tag: v.optional(SlugSchema),
  zoek: v.optional(v.pipe(v.string(), v.maxLength(100, 'expected at most 100 characters'))),
  limit: whole(1, 100, 12),
  offset: whole(0, 100_000, 0),
});

const isSlug = (slug: string) => v.is(SlugSchema, slug);

const describe = (
  summary: string,
  reply: v.GenericSchema,
  path: string,
  more: Partial<Parameters<typeof describeRoute>[0]> = {},
) =>
  describeRoute({
    summary,
    tag: 'content',
    query: RefreshSchema,
    reply,
    problems: ['upstream-unavailable'],
    examples: [{ path }],
    ...more,
  });

/** Content of both CMSes, cleaned and cached. Paths and shapes are the spec's where it names them. */
export const contentRoutes = new Hono<EdgeEnv>()
  .get(apiPaths.shortTexts, describe('Short texts by key', ShortTextsSchema, '/content/shorttexts/'), (c) =>
    answer(c, readShortTexts),
  )
  .get(
    apiPaths.longTexts,
    describe('Long texts by key, as HTML', LongTextsSchema, '/content/longtexts/'),
    (c) => answer(c, readLongTexts),
  )
  .get(
    apiPaths.socials,
    describe("The firm's social channels", SocialsSchema, '/content/socials?refresh_cache=false'),
    (c) => answer(c, readSocials),
  )
  .get(apiPaths.employees, describe('Who works here', EmployeesSchema, '/content/employees'), (c) =>
    answer(c, readEmployees),
  )
  .get(apiPaths.authors, describe('Who writes the blogs', AuthorsSchema, '/content/authors'), (c) =>
    answer(c, readAuthors),
  )
  .get(
    apiPaths.packages,
    describe('Selling packages and valuation tariffs', PackagesSchema, '/content/packages'),
    (c) => answer(c, readPackages),
  )
  .get(apiPaths.lenders, describe('Mortgage lenders', LendersSchema, '/content/geldverstrekkers/'), (c) =>
    answer(c, readLenders),
  )
  .get(apiPaths.frame, describe('The links of menu and footer', FrameContentSchema, '/content/frame'), (c) =>
    answer(c, readFrame),
  )
  .get(
    apiPaths.page,
    describe('A page with its banners', PageSchema, '/content/pages/verkoop', {
      problems: ['page-not-found', 'upstream-unavailable'],
      examples: [{ path: '/content/pages/verkoop' }, { path: '/content/pages/bestaat-niet', status: 404 }],
    }),
    (c) => {
      const slug = c.req.param('slug');
      if (!isSlug(slug)) throw new ProblemError('page-not-found');
      return answer(c, async (source, refresh) => {
        const page = await findPage(source, slug, refresh);
        if (!page) throw new ProblemError('page-not-found');
        const composition = (await readComposition(c.env)) ?? builtIn.composition;
        return { ...page, value: checkPlacedWidgets(composition, page.value) };
      });
    },
  )
  .get(
    apiPaths.blogs,
    describe('Blogs and landing pages, newest first', BlogsSchema, '/content/blogs?limit=4', {
      query: BlogQuerySchema,
      problems: ['invalid-parameter', 'upstream-unavailable'],
      examples: [{ path: '/content/blogs?limit=4' }, { path: '/content/blogs?limit=0', status: 400 }],
    }),
    (c) => {
      const query = parseQuery(BlogQuerySchema, c.req.query());
      return answer(c, async (source, refresh) => {
        const cards = await readBlogCards(source, refresh);
        return { ...cards, value: selectBlogs(cards.value, query) };
      });
    },
  )
  .get(
    apiPaths.blog,
    describe('A blog with its text', BlogSchema, '/content/blogs/slim-bieden-op-een-huis', {
      problems: ['blog-not-found', 'upstream-unavailable'],
      examples: [
        { path: '/content/blogs/slim-bieden-op-een-huis' },
        { path: '/content/blogs/bestaat-niet', status: 404 },
      ],
    }),
    (c) => {
      const slug = c.req.param('slug');
      if (!isSlug(slug)) throw new ProblemError('blog-not-found');
      return answer(c, async (source, refresh) => {
        const cards = await readBlogCards(source, refresh);
        const isKnown = cards.value.some((card) => card.slug === slug && card.type !== 'landingpage');
        const blog = isKnown ? await readBlog(source, slug, refresh) : null;
        if (!blog?.value) throw new ProblemError('blog-not-found');
        return blog;
      });
    },
  )
  .get(
    apiPaths.pageFields,
    describe(
      'The options page of the blog backend',
      v.object({ acf: v.record(v.string(), v.unknown()) }),
      '/wp-json/acf/v3/options/page_fields',
    ),
    (c) => answer(c, readPageFields),
  )
  .route('/', wordpressRoutes)
  .route('/', discoveryRoutes)
  .route('/', webhookRoutes);
