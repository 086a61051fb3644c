import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { writePdf } from '@binnen/demo-data/documents/write-pdf';
import { renderPicture } from '../pictures/render-picture.ts';
import type { PostContent, TermContent, WordPressContent } from '@binnen/demo-data/content/wordpress-content';
import { noRoute, WordPressError } from './errors.ts';
import { readListQuery, type ListQuery } from './read-query.ts';
import { createWire, pickFields } from './to-wire.ts';

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'nl');

const order = <T extends object>(items: T[], { orderby, order: way }: ListQuery): T[] => {
  const value = (item: T): unknown =>
    (item as Record<string, unknown>)[orderby] ?? (item as Record<string, unknown>)['id'];
  return items.toSorted((one, other) => compare(value(one), value(other)) * (way === 'asc' ? 1 : -1));
};

const some = (wanted: number[], ids: number[] = []): boolean =>
  wanted.length === 0 || wanted.some((id) => ids.includes(id));

const chooses = (item: { id: number; slug: string }, query: ListQuery): boolean =>
  (query.slugs.length === 0 || query.slugs.includes(item.slug)) &&
  some(query.include, [item.id]) &&
  !query.exclude.includes(item.id);

const choosePosts = (posts: PostContent[], query: ListQuery): PostContent[] =>
  posts.filter(
    (post) =>
      post.status === 'publish' &&
      chooses(post, query) &&
      some(query.categories, post.categories) &&
      some(query.tags, post.tags) &&
      some(query.authors, [post.author]) &&
      some(query.parents, [post.parent ?? 0]) &&
      `${post.title} ${post.content} ${post.excerpt ?? ''}`.toLowerCase().includes(query.search),
  );

const chooseTerms = (terms: TermContent[], query: ListQuery): TermContent[] =>
  terms.filter((term) => chooses(term, query) && term.name.toLowerCase().includes(query.search));

/** A page of the list with its totals. Beyond the end WordPress refuses posts, but sends an empty list of terms. */
const sendPage = <T>(
  c: Context,
  found: T[],
  query: ListQuery,
  toWire: (item: T) => Record<string, unknown>,
  strict: boolean,
) => {
  const pages = Math.ceil(found.length / query.perPage);
  if (strict && query.page > Math.max(1, pages))
    throw new WordPressError(
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    );
  const url = new URL(c.req.url);
  const at = (page: number): string => {
    url.searchParams.set('page', String(page));
    return url.toString();
  };
  const links = [
    ...(query.page > 1 ? [`<${at(query.page - 1)}>; rel="prev"`] : []),
    ...(query.page < pages ? [`<${at(query.page + 1)}>; rel="next"`] : []),
  ];
  const start = (query.page - 1) * query.perPage;
  const rows = found
    .slice(start, start + query.perPage)
    .map((item) => pickFields(toWire(item), query.fields));
  return c.json(rows, 200, {
    'x-wp-total': String(found.length),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 ? { link: links.join(', ') } : {}),
  });
};

/** The blog backend: WordPress' REST API, ACF's options page and the uploads. */
export const createWordPress = (read: () => WordPressContent) => {
  const app = new Hono<StandInEnv>();
  const wireFor = (c: Context) => createWire(read(), `${new URL(c.req.url).origin}/wordpress`);
  app.onError((error, c) => {
    if (!(error instanceof WordPressError)) throw error;
    return c.json({ code: error.code, message: error.message, data: { status: error.status } }, error.status);
  });

  const posts = { posts: 'post', pages: 'page' } as const;
  const terms = { categories: 'category', tags: 'post_tag' } as const;
  for (const collection of ['posts', 'pages'] as const) {
    app.get(`/wp-json/wp/v2/${collection}`, (c) => {
      const query = readListQuery(new URL(c.req.url).searchParams, 'post');
      const wire = wireFor(c);
      const found = order(choosePosts(read()[collection], query), query);
      return sendPage(c, found, query, (post) => wire.post(post, posts[collection], query.embed), true);
    });
    app.get(`/wp-json/wp/v2/${collection}/:id{\\d+}`, (c) => {
      const query = readListQuery(new URL(c.req.url).searchParams, 'post');
      const post = read()[collection].find(({ id }) => id === Number(c.req.param('id')));
      if (!post) throw new WordPressError(404, 'rest_post_invalid_id', 'Invalid post ID.');
      if (post.status !== 'publish')
        throw new WordPressError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
      return c.json(pickFields(wireFor(c).post(post, posts[collection], query.embed), query.fields));
    });
  }
  for (const collection of ['categories', 'tags'] as const) {
    app.get(`/wp-json/wp/v2/${collection}`, (c) => {
      const query = readListQuery(new URL(c.req.url).searchParams, 'term');
      const wire = wireFor(c);
      const found = order(chooseTerms(read()[collection], query), query);
      return sendPage(c, found, query, (term) => wire.term(term, terms[collection]), false);
    });
    app.get(`/wp-json/wp/v2/${collection}/:id{\\d+}`, (c) => {
      const term = read()[collection].find(({ id }) => id === Number(c.req.param('id')));
      if (!term) throw new WordPressError(404, 'rest_term_invalid', 'Term does not exist.');
      return c.json(wireFor(c).term(term, terms[collection]));
    });
  }

  app.get('/wp-json/wp/v2/media', (c) => {
    const query = readListQuery(new URL(c.req.url).searchParams, 'post');
    const wire = wireFor(c);
    return sendPage(
      c,
      read().media.filter(({ id }) => some(query.include, [id])),
      query,
      wire.media,
      true,
    );
  });
  app.get('/wp-json/wp/v2/media/:id{\\d+}', (c) => {
    const media = read().media.find(({ id }) => id === Number(c.req.param('id')));
    if (!media) throw new WordPressError(404, 'rest_post_invalid_id', 'Invalid post ID.');
    return c.json(wireFor(c).media(media));
  });
  app.get('/wp-json/wp/v2/users/:id{\\d+}', (c) => {
    const user = read().users.find(({ id }) => id === Number(c.req.param('id')));
    if (!user) throw new WordPressError(404, 'rest_user_invalid_id', 'Invalid user ID.');
    return c.json(wireFor(c).user(user));
  });

  app.get('/wp-json/acf/v3/options/page_fields', (c) => c.json({ acf: read().page_fields }));
  app.get('/wp-json/acf/v3/options/page_fields/:field', (c) => {
    const field = c.req.param('field');
    const fields = read().page_fields;
    return c.json({ [field]: Object.hasOwn(fields, field) ? fields[field] : null });
  });

  app.get('/wp-content/uploads/*', async (c) => {
    const file = decodeURIComponent(new URL(c.req.url).pathname.split('/wp-content/uploads/')[1] ?? '');
    const media = read().media.find((one) => one.file === file);
    if (!media) return c.html('<h1>404 Not Found</h1>', 404);
    if (file.endsWith('.pdf'))
      return c.body(new Uint8Array(await writePdf(media.alt_text, '<p>Een bestand</p>')), 200, {
        'content-type': 'application/pdf',
      });
    if (file.endsWith('.docx'))
      return c.body('PK\u0003\u0004', 200, { 'content-type': 'application/msword' });
    const [width, height] = [
      Number(c.req.query('width')) || undefined,
      Number(c.req.query('height')) || undefined,
    ];
    const picture = await renderPicture(media.picture, { width, height });
    return c.body(picture.bytes, 200, { 'content-type': picture.type, 'cache-control': 'max-age=31536000' });
  });

  app.all('*', () => {
    throw noRoute();
  });
  return app;
};
