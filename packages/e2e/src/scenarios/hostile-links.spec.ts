import { expect, test } from '@playwright/test';
import { editPage, restorePage } from '../content.ts';
import { siteUrl } from '../stack.ts';

/** What parsers of addresses disagree about. */
const signs = ['/', '\\', '\t', '\n', '.', ':', '@'];

const combine = (length: number): string[] =>
  length === 0 ? [''] : combine(length - 1).flatMap((start) => signs.map((sign) => start + sign));

/** Each way to start an address with up to four of these signs, before another site's name. */
const starts = [0, 1, 2, 3, 4].flatMap(combine);
const beginnings = ['', '/', 'http:', siteUrl, ' ', '\u0001', '\u00a0'];
const addresses = [
  ...starts.map((start) => `${start}evil.example/x`),
  ...starts.slice(0, 400).flatMap((start) => beginnings.map((first) => `${first}${start}evil.example`)),
];
const linksOfARow = 60;
const rowsOfABanner = 100;

const slice = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
const quote = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

test.afterEach(({ request }) => restorePage(request, 'disclaimer'));

test('a link of the CMS that leads to another site in Chromium is marked as one', async ({
  page,
  request,
}) => {
  const rows = slice(addresses, linksOfARow).map((some, at) => ({
    field_slug: `n${at}`,
    wysiwyg: `<p>${some.map((address) => `<a href="${quote(address)}">x</a>`).join('')}</p>`,
  }));
  const fields = addresses.slice(0, 2_400).map((url, at) => ({ field_slug: `u${at}`, url }));
  const banners = slice([...rows, ...fields], rowsOfABanner).map((some) => ({ soort: 'text', rows: some }));
  await editPage(request, 'disclaimer', banners);
  const { banners: answered } = (await (await request.get('/content/pages/disclaimer')).json()) as {
    banners: { banner_fields: { url: string | null; wysiwyg: string | null }[] }[];
  };
  const all = answered.flatMap((banner) => banner.banner_fields);

  // A document of the site's origin without its policies, so that all markup may be parsed in it.
  await page.route('**/leeg', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${siteUrl}/leeg`);
  const found = await page.evaluate(
    ([html, urls]) => {
      const host = document.createElement('div');
      host.innerHTML = html;
      const links = [...host.querySelectorAll('a')];
      const fromFields = urls.map((url) => {
        const link = document.createElement('a');
        link.setAttribute('href', url);
        if (/^https?:/.test(url)) link.target = '_blank';
        return link;
      });
      const leadsOut = (link: HTMLAnchorElement) =>
        /^https?:$/.test(link.protocol) && link.origin !== location.origin;
      const isMarked = (link: HTMLAnchorElement) => link.target === '_blank';
      const both = [...links, ...fromFields].filter((link) => link.hasAttribute('href'));
      return {
        links: links.length,
        inside: both.filter((link) => !leadsOut(link)).length,
        outside: both.filter((link) => leadsOut(link) && isMarked(link)).length,
        hidden: both
          .filter((link) => leadsOut(link) && !isMarked(link))
          .map((link) => link.getAttribute('href')),
      };
    },
    [all.map(({ wysiwyg }) => wysiwyg ?? '').join(''), all.flatMap(({ url }) => url ?? [])] as const,
  );
  expect(found.links, 'no link is lost').toBe(addresses.length);
  expect(found.inside).toBeGreaterThan(500);
  expect(found.outside).toBeGreaterThan(100);
  expect(found.hidden).toEqual([]);
});
