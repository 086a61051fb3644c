import type { Banner, Page } from '@binnen/contracts/content';
import { ApiError, type Page as RemotePage } from '@binnen/platform';
import { describe, expect, it } from 'vitest';
import { createPage } from '../../test/cms-pages.ts';
import { MissingRead, runLoader } from '../../test/run-loader.ts';
import { samples } from '../samples.ts';
import { page } from './page.tsx';

interface Data {
  page: Page;
  banners: { banner: Banner; tone: string; data: unknown; bleed: boolean }[];
}
const down = { status: 503, code: 'upstream-unavailable' };
const missing = { status: 404, code: 'page-not-found' };
const banner = (soort: string, form?: string): Banner => ({
  id: soort,
  soort,
  anker: null,
  banner_fields: form ? [{ field_slug: 'form', text: form, url: null, imageurl: null, wysiwyg: null }] : [],
});
const load = async (url: string, replies: Record<string, object>) => {
  const { data, ...rest } = await runLoader(page, url, replies);
  return { data: data as Data, ...rest };
};
const describeMeta = (data: unknown, path: string) =>
  (page as unknown as RemotePage).meta({ data, params: {}, url: new URL(path, 'https://binnen.example') });

describe('a page of the CMS', () => {
  it('has its banners in their order, its moments on sand, and one picture from edge to edge', async () => {
    const kinds = ['image-text', 'steps', 'compliments', 'compliments', 'image-text', 'text'];
    const banners = kinds.map((kind) => banner(kind));
    const { data } = await load('/x', { '/content/pages/x': createPage(banners) });
    expect(data.banners.map(({ banner: { soort }, tone, bleed }) => [soort, tone, bleed])).toEqual([
      ['image-text', 'paper', false],
      ['steps', 'paper', false],
      ['compliments', 'sand', false],
      ['compliments', 'paper', false],
      ['image-text', 'sand', true],
      ['text', 'paper', false],
    ]);
  });
  it('leaves out a banner that nobody knows, and one whose data cannot be had', async () => {
    const banners = [banner('hologram'), banner('employees'), banner('text')];
    const { data } = await load('/x', {
      '/content/pages/x': createPage(banners),
      '/content/employees': down,
    });
    expect(data.banners.map(({ banner: { soort } }) => soort)).toEqual(['text']);
  });
  it('asks for the form that the banner names, and for none with a name that is none', async () => {
    const banners = [banner('form', 'contact'), banner('form', '../x')];
    const { widgets } = await load('/x', { '/content/pages/x': createPage(banners) });
    expect(widgets.map(({ widget }) => widget)).toEqual(['form-contact']);
  });
  it('has the search on the home page alone', async () => {
    const texts = { '/content/texts': { versie: 'a', short: {}, long: {} } };
    const home = await load('/', { '/content/pages/home': createPage([], { header: 'Home' }), ...texts });
    expect(home.widgets).toEqual([{ widget: 'search', props: { variant: 'leave', waardecheck: true } }]);
  });
  it('is read past the cache when its URL says so', async () => {
    const { asked } = await load('/x?refresh_cache=true', {
      '/content/pages/x?refresh_cache=true': createPage([]),
    });
    expect(asked).toEqual(['/content/pages/x?refresh_cache=true']);
  });
  it('waits for what has not been read yet', async () => {
    await expect(load('/verkoop', {})).rejects.toThrow(MissingRead);
    await expect(load('/x', { '/content/pages/x': createPage([banner('actueel')]) })).rejects.toThrow(
      MissingRead,
    );
  });
});

describe('a page that the CMS does not give', () => {
  it.each([
    ['/verkoop', ['form-selling'], 'meet_us'],
    ['/taxatie', ['form-valuation-request'], 'valuation'],
    ['/contact', ['form-contact'], 'meet_us'],
  ])('%s still has its title and its form', async (path, names, anker) => {
    for (const failure of [down, missing]) {
      const { data, widgets } = await load(path, {
        [`/content/pages${path}`]: failure,
        '/content/texts': down,
      });
      expect(data.page.titel).not.toBe('');
      expect(widgets.map((handle) => handle.widget)).toEqual(names);
      expect(data.banners[0]?.banner.anker).toBe(anker);
    }
  });
  it('is the error page at any other path', async () => {
    await expect(load('/x', { '/content/pages/x': missing })).rejects.toMatchObject({ status: 404 });
    await expect(load('/x', { '/content/pages/x': down })).rejects.toBeInstanceOf(ApiError);
  });
  it('has its address checked by the shell before the CMS is asked', () => {
    expect(page.middleware).toEqual(['slug:page']);
  });
});

describe('what search engines read', () => {
  it('is different on every page, also with the built-in words', async () => {
    const found = await Promise.all(
      Object.values(samples.pages)
        .filter(({ url }) => !/blogs|deventer/.test(url))
        .map(async ({ url }) => {
          const slug = url === '/' ? 'home' : url.slice(1);
          const { data } = await load(url, {
            [`/content/pages/${slug}`]: down,
            '/content/texts': { versie: 'a', short: {}, long: {} },
          });
          return describeMeta(data, url);
        }),
    );
    expect(found).toHaveLength(12);
    for (const key of ['title', 'description'] as const)
      expect(new Set(found.map((meta) => meta[key])).size).toBe(found.length);
  });
  it('is what the editors wrote for it', async () => {
    const written = createPage([], { meta_titel: 'Kop', meta_omschrijving: 'Zin' });
    const { data } = await load('/x', { '/content/pages/x': written });
    expect(describeMeta(data, '/x')).toMatchObject({ title: 'Kop', description: 'Zin' });
  });
  it('says who the firm is, in the words of the CMS', async () => {
    const { data } = await load('/contact', {
      '/content/pages/contact': createPage([]),
      '/content/texts': {
        versie: 'a',
        short: { primary_phone_number: '0570 1', address_city: '7418ET  Deventer ' },
        long: {},
      },
    });
    expect(describeMeta(data, '/contact').structured).toMatchObject([
      {
        '@type': 'RealEstateAgent',
        telephone: '0570 1',
        address: { postalCode: '7418ET', addressLocality: 'Deventer' },
      },
    ]);
  });
});
