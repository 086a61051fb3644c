import { apiCalls } from '@binnen/contracts/api-calls';
import type { BlogCard, Blogs, Term } from '@binnen/contracts/content';
import { compareTexts } from '@binnen/contracts/formats/compare-texts';
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

const { blogs, blog } = apiCalls;

const BlogQuerySchema = v.object({
  ...RefreshSchema.entries,
  categorie: v.optional(SlugSchema),
  tag: v.optional(SlugSchema),
  zoek: v.optional(v.pipe(v.string(), v.maxLength(100, 'expected at most 100 characters'))),
  limit: v.optional(whole(1, 100), '12'),
  offset: v.optional(whole(0, 100_000), '0'),
} satisfies Record<keyof BlogsQuery, v.GenericSchema>);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A page of the blogs that match the category, the tag and all words, with the categories of all blogs. */
const selectBlogs = (
  cards: BlogCard[],
  { categorie, tag, zoek = '', limit, offset }: v.InferOutput<typeof BlogQuerySchema>,
): Blogs => {
  const has = (terms: Term[], slug: string | undefined) => !slug || terms.some((term) => term.slug === slug);
  const words = fold(zoek).split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    if (!has(card.categories, categorie) || !has(card.tags, tag)) return false;
    const text = fold(`${card.titel ?? card.title} ${card.excerpt}`);
    return words.every((word) => text.includes(word));
  });
  const categories = new Map<number, Term>();
  for (const term of cards.flatMap((card) => card.categories))
    categories.set(term.id, { ...term, count: (categories.get(term.id)?.count ?? 0) + 1 });
  return {
    data: found.slice(offset, offset + limit),
    total: found.length,
    categories: [...categories.values()].sort((a, b) => compareTexts(fold(a.title), fold(b.title))),
  };
};

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
