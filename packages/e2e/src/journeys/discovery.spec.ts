import type { Page } from '@playwright/test';
import { siteUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first();

/** The metadata of each kind of page for search engines and for sharing. */
const pages: [path: string, type: 'website' | 'article', structured: string | null][] = [
  ['/', 'website', 'RealEstateAgent'],
  ['/contact', 'website', 'RealEstateAgent'],
  ['/over-binnen', 'website', 'RealEstateAgent'],
  ['/verkoop', 'website', null],
  ['/wonen-in-deventer', 'website', null],
  ['/blogs', 'website', null],
  ['/klachtenregeling', 'website', null],
  ['/blogs/slim-bieden-op-een-huis', 'article', 'BlogPosting'],
];

test.describe('in the document, as search engines read it', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, type, structured] of pages)
    test(`${path} can be found and shared under its own address`, async ({ page, request }) => {
      await page.goto(`${path}?utm_source=nieuwsbrief`, { waitUntil: 'domcontentloaded' });
      const canonical = `${siteUrl}${path}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(meta(page, 'og:url')).toHaveAttribute('content', canonical);
      await expect(meta(page, 'og:type')).toHaveAttribute('content', type);
      await expect(meta(page, 'og:locale')).toHaveAttribute('content', 'nl_NL');
      await expect(meta(page, 'og:title')).toHaveAttribute('content', /.{4,}/);
      await expect(meta(page, 'og:description')).toHaveAttribute('content', /.{40,}/);
      await expect(meta(page, 'twitter:card')).toHaveAttribute('content', /^summary/);
      const image = await meta(page, 'og:image').getAttribute('content');
      const picture = await request.get(image!);
      expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
      const found = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) =>
          all.map((one) => (JSON.parse(one.textContent ?? '') as { '@type': string })['@type']),
        );
      if (structured) expect(found).toContain(structured);
    });
});

test('the sitemap lists existing pages, each once and under its own address', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
  expect(new Set(found).size).toBe(found.length);
  const paths = found.map((address) => {
    expect(address.startsWith(`${siteUrl}/`)).toBe(true);
    return address.slice(siteUrl.length);
  });
  for (const path of [
    '/',
    '/verkoop',
    '/blogs',
    '/blogs/slim-bieden-op-een-huis',
    '/privacyverklaring',
    '/klachtenregeling',
  ])
    expect(paths).toContain(path);
  for (const path of paths) expect(path).not.toMatch(/^\/(bedankt|400|.*-niet-gevonden|concept)/i);
  // Homes and towns are many, and all alike.
  const pages = paths.filter((path) => !/^\/woningaanbod\/(?!deventer(\?|$))/.test(path));
  expect(pages).toEqual(
    expect.arrayContaining(['/woningaanbod/deventer', '/woningaanbod/deventer?soort=huur']),
  );
  for (const path of pages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const [canonical] = /<link rel="canonical" href="[^"]*"/.exec(await answer.text()) ?? [];
    expect(canonical, path).toBe(`<link rel="canonical" href="${siteUrl}${path}"`);
  }
});

test('whose code draws the map, and under which licence, is on a page of its own', async ({ request }) => {
  const reply = await request.get('/licenties.txt');
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await reply.text();
  expect(text).toContain('maplibre-gl (BSD-3-Clause)');
  expect(text).toContain('Redistribution and use in source and binary forms');
});

test('the icon is also where clients look that read no document', async ({ request }) => {
  const reply = await request.get('/favicon.ico');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  expect([...(await reply.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('robots.txt says what is not a page, and where the sitemap is', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).toMatch(/^Disallow: \/ac\/$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('documents of the firm open from the footer and from a form', async ({ page, request }) => {
  await visit(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Disclaimer' })).toHaveAttribute('href', '/disclaimer');
  const privacy = await footer.getByRole('link', { name: 'Privacyverklaring' }).getAttribute('href');
  const terms = await footer.getByRole('link', { name: 'Algemene voorwaarden' }).getAttribute('href');
  for (const href of [privacy!, terms!]) {
    expect(href).toMatch(/^\/assets\/[\w-]+$/);
    const document = await request.get(href);
    expect(document.headers()['content-type']).toBe('application/pdf');
    expect(document.headers()['x-content-type-options']).toBe('nosniff');
  }
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /privacy/i })
      .first(),
  ).toHaveAttribute('href', privacy!);
});
