import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { readBlog, readBlogCards, selectBlogs } from './blogs.ts';
import { findPage } from './find-page.ts';
import { readAuthors, readEmployees, readLenders, readPackages } from './firm.ts';
import { readFrame } from './frame.ts';
import { readPageFields } from './page-fields.ts';
import { answer, parseQuery, SlugSchema, whole } from './request.ts';
import { readLongTexts, readShortTexts, readSocials } from './texts.ts';
import { wordpressRoutes } from './wordpress-routes.ts';

const BlogQuerySchema = v.object({
  categorie: v.optional(SlugSchema),
  tag: v.optional(SlugSchema),
  zoek: v.optional(v.pipe(v.string(), v.maxLength(100, 'expected at most 100 characters'))),
  limit: whole(1, 100, 12),
  offset: whole(0, 100_000, 0),
});

const isSlug = (slug: string) => v.is(SlugSchema, slug);

/** Content of both CMSes, cleaned and cached. Paths and shapes are the spec's where it names them. */
export const contentRoutes = new Hono<EdgeEnv>()
  .get('/content/shorttexts/', (c) => answer(c, readShortTexts))
  .get('/content/longtexts/', (c) => answer(c, readLongTexts))
  .get('/content/socials', (c) => answer(c, readSocials))
  .get('/content/employees', (c) => answer(c, readEmployees))
  .get('/content/authors', (c) => answer(c, readAuthors))
  .get('/content/packages', (c) => answer(c, readPackages))
  .get('/content/geldverstrekkers/', (c) => answer(c, readLenders))
  .get('/content/frame', (c) => answer(c, readFrame))
  .get('/content/pages/:slug', (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) throw new ProblemError('page-not-found');
    return answer(c, async (source, refresh) => {
      const page = await findPage(source, slug, refresh);
      if (!page) throw new ProblemError('page-not-found');
      return page;
    });
  })
  .get('/content/blogs', (c) => {
    const query = parseQuery(c, BlogQuerySchema);
    return answer(c, async (source, refresh) => {
      const cards = await readBlogCards(source, refresh);
      return { ...cards, value: selectBlogs(cards.value, query) };
    });
  })
  .get('/content/blogs/:slug', (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) throw new ProblemError('blog-not-found');
    return answer(c, async (source, refresh) => {
      const cards = await readBlogCards(source, refresh);
      const known = cards.value.some((card) => card.slug === slug && card.type !== 'landingpage');
      const blog = known ? await readBlog(source, slug, refresh) : null;
      if (!blog?.value) throw new ProblemError('blog-not-found');
      return blog;
    });
  })
  .get('/wp-json/acf/v3/options/page_fields', (c) => answer(c, readPageFields))
  .route('/', wordpressRoutes);
