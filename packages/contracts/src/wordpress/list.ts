import * as v from 'valibot';

const text = v.optional(v.string());
const number = v.optional(v.number());
const ids = v.optional(v.array(v.number()));
const rendered = v.optional(v.object({ rendered: v.string(), protected: v.optional(v.boolean()) }));

/** A list of the blog backend, in its own shape: posts, pages, categories or tags. A field that not all of them have is optional. */
export const WordPressListSchema = v.array(
  v.looseObject({
    id: v.number(),
    slug: v.string(),
    date: text,
    date_gmt: text,
    modified: text,
    modified_gmt: text,
    status: text,
    type: text,
    link: text,
    title: rendered,
    content: rendered,
    excerpt: rendered,
    author: number,
    featured_media: number,
    categories: ids,
    tags: ids,
    menu_order: number,
    _embedded: v.optional(
      v.object({
        author: v.array(v.object({ id: v.number(), name: v.string() })),
        'wp:featuredmedia': v.array(
          v.object({ id: v.number(), source_url: v.string(), alt_text: v.string() }),
        ),
        'wp:term': v.array(
          v.array(v.object({ id: v.number(), name: v.string(), slug: v.string(), taxonomy: v.string() })),
        ),
      }),
    ),
    // Of categories and tags; a page has a parent as well.
    count: number,
    description: text,
    name: text,
    taxonomy: text,
    parent: number,
  }),
);
