import { readPaths } from '@binnen/contracts/api-paths';
import type { Blog, BlogCard, Blogs, PageFields } from '@binnen/contracts/content';
import { problem, useFakeEdge, type Sent } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBanner, createBlogCard, createPage } from '../../test/cms-pages.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => page.viewport(390, 844));

const categories = [
  { id: 1, slug: 'verkopen', title: 'Verkopen', count: 30 },
  { id: 2, slug: 'taxeren', title: 'Taxeren', count: 5 },
];
const createBlogs = (data: BlogCard[], total = data.length): Blogs => ({ data, total, categories });

/** Thirty blogs, in pages of what was asked for. */
const dealPages = ({ query }: Sent) => {
  const [limit, offset] = [Number(query['limit']), Number(query['offset'] ?? 0)];
  const amount = Math.max(0, Math.min(limit, 30 - offset));
  return createBlogs(
    Array.from({ length: amount }, (_, index) => createBlogCard(offset + index + 1)),
    30,
  );
};

interface Around {
  blogs?: Blogs | ((sent: Sent) => Blogs);
  acf?: PageFields['acf'];
  banners?: Parameters<typeof createBanner>[];
}
const showList = async (path = '/blogs', { blogs = dealPages, acf = {}, banners = [] }: Around = {}) => {
  edge.answersGet(readPaths.blogs, blogs);
  edge.answersGet(readPaths.pageFields, { acf });
  edge.answersGet(
    readPaths.page,
    createPage(
      banners.map((each) => createBanner(...each)),
      { slug: 'blogs', titel: 'Blogs' },
    ),
  );
  const { screen, readAddress } = await showPage(remote, path);
  const main = screen.getByRole('main');
  return {
    screen,
    readAddress,
    main,
    cards: main.getByRole('article'),
    title: screen.getByRole('heading', { level: 1 }),
  };
};
const readLastQuery = () => edge.received(readPaths.blogs).at(-1)?.query;

test('the list has twelve blogs a page, and its address says which page it is', async () => {
  const { main, cards, title, readAddress } = await showList();
  await expect.element(title).toHaveTextContent('Blogs');
  await expect.element(cards).toHaveLength(12);
  expect(readLastQuery()).toEqual({ limit: '12' });
  const pages = main.getByRole('navigation', { name: 'Pagina’s met blogs' });
  await pages.getByRole('link', { name: 'Pagina 2' }).click();
  await expect.element(cards.first().getByRole('heading', { name: 'Blog 13' })).toBeVisible();
  await expect.poll(readAddress).toBe('/blogs?pagina=2');
  await expect.poll(() => document.title).toBe('Blogs, pagina 2');
  await pages.getByRole('link', { name: 'Volgende' }).click();
  await expect.element(cards).toHaveLength(6);
  expect(readLastQuery()).toEqual({ limit: '12', offset: '24' });
  await expect.element(pages.getByRole('link', { name: 'Volgende' })).not.toBeInTheDocument();
});

test('a category is asked for, named in the title, and marked; all blogs are one press away', async () => {
  const { main, title, readAddress } = await showList('/blogs?pagina=2');
  const choices = main.getByRole('navigation', { name: 'Categorieën' });
  await choices.getByRole('link', { name: 'Taxeren' }).click();
  await expect.element(title).toHaveTextContent('Blogs: Taxeren');
  await expect.poll(readAddress).toBe('/blogs?categorie=taxeren');
  expect(readLastQuery()).toEqual({ categorie: 'taxeren', limit: '12' });
  await expect
    .element(choices.getByRole('link', { name: 'Taxeren' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(main.getByRole('link', { name: 'Pagina 3' }))
    .toHaveAttribute('href', '/blogs?categorie=taxeren&pagina=3');
  await choices.getByRole('link', { name: 'Alle blogs' }).click();
  await expect.element(title).toHaveTextContent('Blogs');
  await expect.poll(readAddress).toBe('/blogs');
});

test('a tag is asked for and named in the title, also on its next pages', async () => {
  const { main, title } = await showList('/blogs?tag=bieden');
  await expect.element(title).toHaveTextContent('Blogs: Bieden');
  expect(readLastQuery()).toEqual({ tag: 'bieden', limit: '12' });
  await expect
    .element(main.getByRole('link', { name: 'Pagina 2' }))
    .toHaveAttribute('href', '/blogs?tag=bieden&pagina=2');
});

test('what makes no sense in the address is not asked for', async () => {
  const { cards } = await showList('/blogs?categorie=%3Cscript%3E&tag=A%20B&pagina=-3');
  await expect.element(cards).toHaveLength(12);
  expect(readLastQuery()).toEqual({ limit: '12' });
});

test('a page after the last and a category without blogs are not found', async () => {
  const { screen } = await showList('/blogs?pagina=9');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^404/);
  const category = await showList('/blogs?categorie=leeg', { blogs: createBlogs([]) });
  await expect.element(category.screen.getByRole('alert')).toMatchTextContent(/^404/);
});

test('a firm that has not written yet says so', async () => {
  const { main, cards } = await showList('/blogs', { blogs: createBlogs([]) });
  await expect.element(main.getByText('Hier staan nog geen blogs. Kijk later nog eens.')).toBeVisible();
  await expect.element(cards).not.toBeInTheDocument();
});

test('a card has date, category and excerpt, a landing page is at its own address, and no picture is a drawing', async () => {
  const landing = {
    type: 'landingpage',
    slug: 'starter',
    title: 'Voor starters',
    date: '2026-06-30T22:30:00Z',
    categories: [],
  };
  const { cards, readAddress } = await showList('/blogs', {
    blogs: createBlogs([createBlogCard(1), createBlogCard(2, { ...landing, uitgelichte_afbeelding: null })]),
  });
  await expect
    .element(cards.nth(0))
    .toHaveTextContent('12 november 2026VerkopenBlog 1Waar blog 1 over gaat.');
  await expect.element(cards.nth(1)).toMatchTextContent(/^1 juli 2026/);
  expect(
    cards
      .elements()
      .map((card) => [card.querySelectorAll('img').length, card.querySelectorAll('svg').length]),
  ).toEqual([
    [1, 0],
    [0, 1],
  ]);
  edge.answersGet(readPaths.page, createPage([], { titel: 'Voor starters' }));
  await cards.nth(1).getByRole('link', { name: 'Voor starters' }).click();
  await expect.poll(readAddress).toBe('/starter');
});

test('the editors’ words stand round the list: title, intro, questions and banners', async () => {
  const { main, title } = await showList('/blogs', {
    acf: {
      blog_titel: 'Ons nieuws',
      blog_intro: '<p>Lees <em>alles</em>.</p>',
      veelgestelde_vragen: [
        { vraag: 'Wie schrijft dit?', antwoord: '<p>Wij zelf.</p>' },
        null,
        { vraag: 'Zonder antwoord' },
      ],
    },
    banners: [['text', { fields: { title: 'Onder de blogs' } }]],
  });
  await expect.element(title).toHaveTextContent('Ons nieuws');
  await expect.element(main.getByText('alles')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Onder de blogs' })).toBeVisible();
  await expect.element(main.getByText('Wij zelf.')).not.toBeVisible();
  await main.getByText('Wie schrijft dit?').click();
  await expect.element(main.getByText('Wij zelf.')).toBeVisible();
  await expect.element(main.getByText('Zonder antwoord')).not.toBeInTheDocument();
});

test('the list is there without the words round it', async () => {
  edge.answersGet(readPaths.blogs, dealPages);
  edge.answersGet(readPaths.pageFields, problem(503, 'upstream-unavailable'));
  edge.drops(readPaths.page);
  const { screen } = await showPage(remote, '/blogs');
  await expect.element(screen.getByRole('article')).toHaveLength(12);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blogs');
});

const createBlog = (fields: Partial<Blog> = {}): Blog => ({
  ...createBlogCard(1),
  intro: '<p>Kort gezegd.</p>',
  content: '<h2>Eerst dit</h2><p>Een alinea met <a href="/verkoop">een link</a>.</p>',
  date_updated: null,
  leestijd: 4,
  author: {
    ...{ id: 3, voornaam: 'Sanne', achternaam: 'Kolkman', functie: 'Aankoopmakelaar' },
    avatar: { id: 'sanne', omschrijving: '', width: 400, height: 400 },
  },
  related: [createBlogCard(2), createBlogCard(3)],
  ...fields,
});
const showBlog = async (fields: Partial<Blog> = {}) => {
  edge.answersGet(readPaths.blog, createBlog(fields));
  const { screen, readAddress } = await showPage(remote, '/blogs/blog-1');
  return { screen, readAddress, main: screen.getByRole('main') };
};

test('a blog has its title, categories, author, date, reading time and text', async () => {
  const { screen, main } = await showBlog();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Blog 1' })).toBeVisible();
  await expect
    .element(screen.getByRole('list', { name: 'Categorieën' }).getByRole('link', { name: 'Verkopen' }))
    .toHaveAttribute('href', '/blogs?categorie=verkopen');
  await expect.element(screen.getByText('Sanne Kolkman')).toBeVisible();
  await expect.element(screen.getByText('Aankoopmakelaar')).toBeVisible();
  await expect.element(main.getByText('4 minuten lezen')).toBeVisible();
  await expect.element(main.getByRole('time').first()).toHaveAttribute('datetime', '2026-11-12T09:00:00Z');
  await expect.element(main.getByRole('heading', { name: 'Eerst dit' })).toBeVisible();
});

test('a blog of which little is known has no empty parts', async () => {
  const { screen, main } = await showBlog({
    author: null,
    categories: [],
    tags: [],
    related: [],
    leestijd: 1,
    intro: null,
  });
  await expect.element(main.getByText('1 minuut lezen')).toBeVisible();
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Lees ook' })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/null|undefined/);
});

test('a writer without a portrait is a name, with no drawing beside it', async () => {
  const author = { id: 3, voornaam: 'Sanne', achternaam: 'Kolkman', functie: null, avatar: null };
  const { screen } = await showBlog({ author, uitgelichte_afbeelding: null, related: [] });
  await expect.element(screen.getByText('Sanne Kolkman')).toBeVisible();
  expect(document.querySelector('svg[viewBox="0 0 120 90"]')).toBeNull();
});

test('a reader goes on by tag, by a related blog and by a link in the text', async () => {
  const { main, readAddress, screen } = await showBlog();
  const tag = main.getByRole('list', { name: 'Onderwerpen' }).getByRole('link', { name: 'Bieden' });
  await expect.element(tag).toHaveAttribute('href', '/blogs?tag=bieden');
  await expect.element(main.getByRole('link', { name: 'Alle blogs' })).toHaveAttribute('href', '/blogs');
  edge.answersGet(readPaths.blog, createBlog({ slug: 'blog-2', titel: 'Blog 2', related: [] }));
  await main.getByRole('link', { name: 'Blog 2' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Blog 2' })).toBeVisible();
  await expect.poll(readAddress).toBe('/blogs/blog-2');
  edge.answersGet(readPaths.page, createPage([], { slug: 'verkoop', titel: 'Verkopen' }));
  await main.getByRole('link', { name: 'een link' }).click();
  await expect.poll(readAddress).toBe('/verkoop');
});

test.each([
  [404, 'blog-not-found'],
  [503, 'upstream-unavailable'],
])('a blog that answers %i is the page of that error', async (status, code) => {
  edge.answersGet(readPaths.blog, problem(status, code));
  const { screen } = await showPage(remote, '/blogs/weg');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`${status} ${code}`);
});
