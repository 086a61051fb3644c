import { apiCalls } from '@binnen/contracts/api-calls';
import type { BlogsQuery } from '@binnen/contracts/list-queries';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { whole } from '@binnen/edge-kit/requests/query-values';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { answerContent } from '../source/answer-content.ts';
import { RefreshSchema, SlugSchema } from '../source/query.ts';
import { readBlogCards } from './blog-cards.ts';
import { findBlog } from './read-blog.ts';
import { selectBlogs } from './select-blogs.ts';

const { blogs, blog } = apiCalls;

const BlogQuerySchema = v.object({
  ...RefreshSchema.entries,
  categorie: v.optional(SlugSchema),
  tag: v.optional(SlugSchema),
  zoek: v.optional(v.pipe(v.string(), v.maxLength(100, 'expected at most 100 characters'))),
  limit: v.optional(whole(1, 100), '12'),
  offset: v.optional(whole(0, 100_000), '0'),
} satisfies Record<keyof BlogsQuery, v.GenericSchema>);

/** Blogs of the blog backend, with the landing pages of the headless CMS among them. */
export const blogRoutes = new Hono<EdgeEnv>()
  .get(
    blogs.path,
    describeRoute({
      summary: 'Blogs and landing pages, newest first',
      tag: 'content',
      query: BlogQuerySchema,
      reply: blogs.reply,
      problems: ['upstream-unavailable'],
      examples: [{ path: '/content/blogs?limit=4' }, { path: '/content/blogs?limit=0', status: 400 }],
    }),
    (c) => {
      const query = parseQuery(BlogQuerySchema, c.req.query());
      return answerContent(c, async (source, refresh) => {
        const cards = await readBlogCards(source, refresh);
        return { ...cards, value: selectBlogs(cards.value, query) };
      });
    },
  )
  .get(
    blog.path,
    describeRoute({
      summary: 'A blog with its text',
      tag: 'content',
      query: RefreshSchema,
      reply: blog.reply,
      problems: ['blog-not-found', 'upstream-unavailable'],
      examples: [
        { path: '/content/blogs/slim-bieden-op-een-huis' },
        { path: '/content/blogs/bestaat-niet', status: 404 },
      ],
    }),
    (c) =>
      answerContent(c, async (source, refresh) => {
        const found = await findBlog(source, c.req.param('slug'), refresh);
        if (!found) throw new ProblemError('blog-not-found');
        return found;
      }),
  );
