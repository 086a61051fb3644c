import { formatInstant } from '@binnen/contracts/formats/local-date';
import { PageError, type Page as RemotePage } from '@binnen/platform';
import { describe, expect, it } from 'vitest';
import { runLoader } from '../../test/run-loader.ts';
import { samples } from '../samples.ts';
import { page as blogPage } from './blog.tsx';
import { page as listPage } from './blog-list.tsx';

const listData = samples.pages['/blogs']!.data;
const blogs = listData['/content/blogs?limit=12'] as { data: object[]; categories: object[] };
const blog = samples.pages['/blogs/:slug']!.data['/content/blogs/huis-verkopen-in-het-najaar'] as object;
const around = {
  '/content/pages/blogs': listData['/content/pages/blogs'] as object,
  '/wp-json/acf/v3/options/page_fields': {
    acf: {
      blog_titel: 'Ons nieuws',
      blog_intro: false,
      veelgestelde_vragen: [null, { vraag: 'Wie?', antwoord: 'Wij.' }, false],
    },
  },
};
const head = (page: RemotePage<never>, data: unknown, path: string) => {
  const args = { data, params: {}, url: new URL(path, 'https://binnen.example') };
  const known = page as unknown as RemotePage;
  return { meta: known.meta(args), header: known.header?.(args) };
};

describe('the list of blogs', () => {
  it('asks for a page of twelve, by category, and says so', async () => {
    const { data, asked } = await runLoader(listPage, '/blogs?categorie=verkoop&pagina=2', {
      ...around,
      '/content/blogs?categorie=verkoop&limit=12&offset=12': blogs,
    });
    expect(asked).toContain('/content/blogs?categorie=verkoop&limit=12&offset=12');
    const { meta, header } = head(listPage, data, '/blogs');
    expect(meta).toMatchObject({
      title: 'Blogs over Verkoop, pagina 2',
      canonical: '/blogs?categorie=verkoop&pagina=2',
    });
    expect(header).toMatchObject({ variant: 'Blogs', title: 'Ons nieuws: Verkoop' });
  });
  it('reads nothing that it cannot mean out of its URL', async () => {
    const { asked } = await runLoader(listPage, '/blogs?categorie=<script>&pagina=-3&tag=%00', {
      ...around,
      '/content/blogs?limit=12': blogs,
    });
    expect(asked).toContain('/content/blogs?limit=12');
  });
  it.each([
    ['99', 1176],
    ['9999', 95_988],
    ['123456789', 95_988],
  ])('is not found at page %s, where it has nothing to show', async (pagina, offset) => {
    const empty = { ...blogs, data: [], total: 0 };
    const failure = await runLoader(listPage, `/blogs?pagina=${pagina}`, {
      ...around,
      [`/content/blogs?limit=12&offset=${offset}`]: empty,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PageError);
  });
  it('is there while nobody has written yet, and without what stands round it', async () => {
    const down = { status: 503, code: 'upstream-unavailable' };
    const { data } = await runLoader(listPage, '/blogs', {
      '/content/pages/blogs': down,
      '/wp-json/acf/v3/options/page_fields': down,
      '/content/blogs?limit=12': { data: [], total: 0, categories: [] },
    });
    expect(head(listPage, data, '/blogs').header).toMatchObject({ title: 'Blogs' });
  });
});

describe('a blog', () => {
  it('has its title, intro and picture in the header, and describes itself', async () => {
    const { data } = await runLoader(blogPage, '/blogs/x', { '/content/blogs/x': blog }, { slug: 'x' });
    const { meta, header } = head(blogPage, data, '/blogs/x');
    expect(header).toMatchObject({
      variant: 'SingleBlog',
      title: 'Huis verkopen in het najaar',
      subtitle: '<p>De blaadjes vallen.</p>',
    });
    expect(meta).toMatchObject({
      type: 'article',
      structured: [
        {
          '@type': 'BlogPosting',
          mainEntityOfPage: 'https://binnen.example/blogs/x',
          author: { name: 'Anna Jansen' },
        },
      ],
    });
  });
  it('names an author with one name by that name alone', () => {
    const data = { ...blog, author: { voornaam: 'Redactie', achternaam: '' } };
    const { meta } = head(blogPage, data, '/blogs/x');
    expect(meta).toMatchObject({ structured: [{ author: { name: 'Redactie' } }] });
  });
  it('has its address checked by the shell before anything is asked', () => {
    expect(blogPage.middleware).toEqual(['slug:blog']);
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-20T09:00:00Z', '20 november 2026'],
    ['2026-06-30T22:30:00Z', '1 juli 2026'],
    ['2026-12-31T23:30:00Z', '1 januari 2027'],
    ['geen datum', ''],
  ])('%s is %s in Deventer', (iso, text) => expect(formatInstant(iso)).toBe(text));
});
