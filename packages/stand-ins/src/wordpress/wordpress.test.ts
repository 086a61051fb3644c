import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';
import type { PostContent, WordPressContent } from '@binnen/demo-data/content/wordpress-content';
import { toGmt } from './to-wire.ts';

const post = (id: number, more: Partial<PostContent> = {}): PostContent => ({
  id,
  slug: `bericht-${id}`,
  status: 'publish',
  date: `2026-0${id}-01T10:00:00`,
  title: `Bericht ${id} &amp; meer`,
  content: `<p>${'woord '.repeat(70)}</p>`,
  author: 1,
  categories: [3],
  tags: [],
  ...more,
});
const wordpress: WordPressContent = {
  posts: [
    post(1, { featured_media: 7, tags: [9], excerpt: '<p>Kort</p>', acf: { intro: '<p>Intro</p>' } }),
    post(2, { content: '<p>Over erfpacht</p>', categories: [4], acf: false }),
    post(3, { featured_media: 99, author: 42 }),
    post(4, { status: 'draft', title: 'CONCEPT-Bericht' }),
    post(5, { password: 'geheim', content: '<p>CONCEPT-Geheim</p>' }),
  ],
  pages: [{ ...post(6), slug: 'pagina', menu_order: 2 }],
  categories: [
    { id: 3, name: 'Verkoop', slug: 'verkoop' },
    { id: 4, name: 'Grond &amp; geld', slug: 'grond', parent: 3 },
  ],
  tags: [{ id: 9, name: 'Tips', slug: 'tips' }],
  media: [
    {
      id: 7,
      file: '2026/01/gevel.jpg',
      alt_text: 'Een gevel',
      picture: 'facades/tussenwoning-1931-lente',
    },
  ],
  users: [{ id: 1, name: 'Sanne Kolkman', slug: 'sanne' }],
  page_fields: { telefoon: '0570 555 010', foto: false },
};
const { get, send, url } = useStandIns({ objects: 1, readContent: () => ({ directus: {}, wordpress }) });
const base = '/wordpress/wp-json/wp/v2';

type Wire = Record<string, unknown> & { id: number };
const list = async (path: string): Promise<Wire[]> => (await (await get(`${base}/${path}`)).json()) as Wire[];
const ids = async (path: string): Promise<number[]> => (await list(path)).map(({ id }) => id);

describe('posts', () => {
  it('are the published ones, newest first', async () => {
    expect(await ids('posts')).toEqual([5, 3, 2, 1]);
  });

  it.each([
    ['slug=bericht-2', [2]],
    ['slug=bericht-4', []],
    ['categories=4', [2]],
    ['categories=3,4&order=asc', [1, 2, 3, 5]],
    ['tags=9', [1]],
    ['search=erfpacht', [2]],
    ['include=1,3', [3, 1]],
    ['exclude=5', [3, 2, 1]],
    ['author=42', [3]],
    ['orderby=title&order=asc', [1, 2, 3, 5]],
  ])('answer %s', async (query, expected) => {
    expect(await ids(`posts?${query}`)).toEqual(expected);
  });

  it('are paged, with totals and links', async () => {
    const response = await get(`${base}/posts?per_page=2&page=1&categories=3`);
    expect(((await response.json()) as Wire[]).map(({ id }) => id)).toEqual([5, 3]);
    expect([response.headers.get('x-wp-total'), response.headers.get('x-wp-totalpages')]).toEqual(['3', '2']);
    expect(response.headers.get('link')).toBe(
      `<${url(base)}/posts?per_page=2&page=2&categories=3>; rel="next"`,
    );
    expect((await get(`${base}/posts?per_page=2&page=2&categories=3`)).headers.get('link')).toContain(
      'rel="prev"',
    );
  });

  it('embed author, picture and terms on request, and errors for deleted ones', async () => {
    const [embedded] = await list('posts?include=1&_embed=1');
    expect(embedded?.['_embedded']).toMatchObject({
      author: [{ name: 'Sanne Kolkman' }],
      'wp:featuredmedia': [
        { id: 7, alt_text: 'Een gevel', source_url: url('/wordpress/wp-content/uploads/2026/01/gevel.jpg') },
      ],
      'wp:term': [
        [{ slug: 'verkoop', taxonomy: 'category', count: 3 }],
        [{ slug: 'tips', taxonomy: 'post_tag' }],
      ],
    });
    const [broken] = await list('posts?include=3&_embed=author,wp:featuredmedia');
    expect(broken?.['_embedded']).toEqual({
      author: [expect.objectContaining({ code: 'rest_post_invalid_id' })],
      'wp:featuredmedia': [expect.objectContaining({ code: 'rest_post_invalid_id' })],
    });
    expect((await list('posts?include=1'))[0]).not.toHaveProperty('_embedded');
  });

  it('come with the fields that are asked for', async () => {
    expect(await list('posts?include=1&_fields=id,slug,title.rendered')).toEqual([
      { id: 1, slug: 'bericht-1', title: { rendered: 'Bericht 1 &amp; meer' } },
    ]);
  });

  it('have an excerpt of 55 words when nobody wrote one, and [] for no ACF fields', async () => {
    const [written] = await list('posts?include=1');
    const [cut] = await list('posts?include=3');
    expect(written?.['excerpt']).toEqual({ rendered: '<p>Kort</p>', protected: false });
    expect(JSON.stringify(cut?.['excerpt']).match(/woord/g)).toHaveLength(55);
    expect((await list('posts?include=2'))[0]?.['acf']).toEqual([]);
  });

  it('reveal nothing behind a password', async () => {
    const [locked] = await list('posts?include=5');
    expect(locked?.['content']).toEqual({ rendered: '', protected: true });
    expect(JSON.stringify(locked)).not.toContain('CONCEPT-Geheim');
  });

  it('have the right local and UTC time in winter and summer', () => {
    expect(toGmt('2026-01-15T10:00:00')).toBe('2026-01-15T09:00:00');
    expect(toGmt('2026-07-01T00:30:00')).toBe('2026-06-30T22:30:00');
  });
});

describe('the rest', () => {
  it('has pages, terms, media and users', async () => {
    expect(await list('pages')).toMatchObject([{ slug: 'pagina', type: 'page', parent: 0, menu_order: 2 }]);
    expect(await list('categories')).toMatchObject([
      { slug: 'grond', parent: 3 },
      { slug: 'verkoop', count: 3, parent: 0 },
    ]);
    expect((await list('tags'))[0]).not.toHaveProperty('parent');
    expect(await (await get(`${base}/media/7`)).json()).toMatchObject({ alt_text: 'Een gevel' });
    expect(await (await get(`${base}/users/1`)).json()).toMatchObject({ name: 'Sanne Kolkman' });
  });

  it('has the options page, whole and by field', async () => {
    const acf = '/wordpress/wp-json/acf/v3/options/page_fields';
    expect(await (await get(acf)).json()).toEqual({ acf: wordpress.page_fields });
    expect(await (await get(`${acf}/foto`)).json()).toEqual({ foto: false });
  });

  it('sends the uploads in the size that is asked for', async () => {
    const response = await get('/wordpress/wp-content/uploads/2026/01/gevel.jpg?width=300&height=225');
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([300, 225, 'jpeg']);
    expect((await get('/wordpress/wp-content/uploads/2026/01/none.jpg')).status).toBe(404);
  });
});

it('changes when a tester overrides it', async () => {
  await send('PUT', '/_data/wordpress/posts/bericht-2', { title: 'Anders', status: 'publish' });
  await send('PUT', '/_data/wordpress/posts/2', { link: 'https://elders.example/' });
  await send('PUT', '/_data/wordpress/posts/4', { status: 'publish' });
  await send('PUT', '/_data/wordpress/page_fields/page_fields', { telefoon: '112' });
  expect((await list('posts?include=2'))[0]).toMatchObject({ title: { rendered: 'Anders' } });
  expect(await ids('posts')).toContain(4);
  const { acf } = (await (await get('/wordpress/wp-json/acf/v3/options/page_fields')).json()) as {
    acf: unknown;
  };
  expect(acf).toEqual({ telefoon: '112', foto: false });
  await fetch(url('/_data'), { method: 'DELETE' });
  expect(await ids('posts')).not.toContain(4);
  expect((await send('PUT', '/_data/wordpress/posts/none', {})).status).toBe(404);
});

it.each([
  ['posts?page=9', 400, 'rest_post_invalid_page_number'],
  ['posts?per_page=101', 400, 'rest_invalid_param'],
  ['posts?orderby=colour', 400, 'rest_invalid_param'],
  ['posts?status=draft', 400, 'rest_invalid_param'],
  ['posts?context=edit', 401, 'rest_forbidden_context'],
  ['posts/4', 401, 'rest_forbidden'],
  ['posts/99', 404, 'rest_post_invalid_id'],
  ['categories/99', 404, 'rest_term_invalid'],
  ['nope', 404, 'rest_no_route'],
])('refuses %s as WordPress does', async (path, status, code) => {
  const response = await get(`${base}/${path}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, data: { status } });
});
