import type { Banner, BannerRow } from '@binnen/contracts/content';
import { expect, test } from 'vitest';
import { createBlogCard, createEmployee, createPackage, createTrust } from '../../test/cms-pages.ts';
import { drawBanner } from '../../test/draw-banner.tsx';
import { parseBannerFields } from './kit/fields.ts';

/** What these kinds load beside their rows. */
const data: Record<string, unknown> = {
  actueel: [createBlogCard(1)],
  employees: [createEmployee(1)],
  trust: { ...createTrust(), makelaar: undefined },
  compliments: { of: createTrust(), href: '/doel-figures' },
  'price-packages': [createPackage(1)],
  'price-packages-valuation': [createPackage(1)],
};
/** Their rows are the props of a widget, which its owner draws. */
/** A head's rows are in the page's header. */
const widgets = ['head', 'form', 'widget', 'newest-objects', 'bought-objects', 'woonquiz'];

// By a name that the compiler does not follow: the loader of the content belongs to Node, and a remote to the browser.
const loader = '@binnen/demo-data/content/load-content';
const { loadContent } = (await import(loader)) as {
  loadContent: () => { directus: { pages: { banners: Banner[] }[] } };
};

/** A row as the CMS sends it, with words that no fallback has. */
const mark = (row: BannerRow): BannerRow => ({
  ...row,
  text: row.text && row.field_slug !== 'show_button' ? `Tekst ${row.field_slug}` : row.text,
  url: row.url && `/doel-${row.field_slug}`,
  wysiwyg: row.wysiwyg && `<p>Alinea ${row.field_slug}</p>`,
});

const banners = loadContent()
  .directus.pages.flatMap((page) => page.banners)
  .filter(({ soort }) => !widgets.includes(soort))
  .map((banner): Banner => ({ ...banner, banner_fields: banner.banner_fields.map(mark) }));

/** Buttons that the spec sends to one place, whatever their row says. */
const fixed = ['introduction button', 'usp button'];

/** The texts and links of a row that a visitor should find: none for a flag, a hidden button and later compliments. */
const listWanted = (banner: Banner, row: BannerRow): string[] => {
  const fields = parseBannerFields(banner.banner_fields);
  const { field_slug: slug } = row;
  const hidden = banner.soort === 'usp' && slug === 'button' && !fields.flag('show_button');
  if (
    slug === 'show_button' ||
    slug === 'about' ||
    hidden ||
    (slug.startsWith('compliment-') && slug !== 'compliment-1')
  )
    return [];
  const url = fixed.includes(`${banner.soort} ${slug}`) ? null : row.url;
  return [row.text, url && `href="${url}"`, row.wysiwyg].flatMap((part) => part || []);
};

test('the demo content has a banner of every kind that draws its own rows', () => {
  expect(new Set(banners.map(({ soort }) => soort)).size).toBeGreaterThan(10);
});

test.each([...new Set(banners.map(({ soort }) => soort))])(
  '%s shows every row that the CMS sends',
  (soort) => {
    for (const banner of banners.filter((each) => each.soort === soort)) {
      const html = drawBanner(banner, data[banner.soort]);
      for (const row of banner.banner_fields)
        for (const wanted of listWanted(banner, row))
          expect(html.includes(wanted), `${row.field_slug}: ${wanted}`).toBe(true);
    }
  },
);
