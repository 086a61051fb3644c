import { routes as table } from '@binnen/contracts/routes';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { createAxe, legalRules } from '../accessibility.ts';
import { expect, test, visit, waitForRest } from '../visitor.ts';

interface Route {
  path: string;
  title: RegExp;
  heading: RegExp;
  status?: number;
  /** Pages that search engines do not list need no description. */
  described?: boolean;
}

const failure = (path: string, heading: RegExp, status = 404): Route => ({
  path,
  title: /^Helaas, er ging iets mis!$/,
  heading,
  status,
  described: false,
});

/** The route table of the specification, with two pages of the catch-all, and favourites. */
const routes: Route[] = [
  { path: '/', title: /Binnen/, heading: /Deventer/ },
  { path: '/aankoop', title: /aankoop|kopen/i, heading: /kopen/i },
  { path: '/blogs', title: /Blogs/, heading: /Blogs/ },
  {
    path: '/blogs/slim-bieden-op-een-huis',
    title: /Slim bieden op een huis/,
    heading: /Slim bieden op een huis/,
  },
  { path: '/contact', title: /Contact/, heading: /Contact/ },
  { path: '/gratis-verkoopadvies', title: /verkoopadvies/i, heading: /verkoopadvies/i },
  { path: '/leebl', title: /energielabel/i, heading: /energielabel/i },
  { path: '/over-binnen', title: /Binnen/, heading: /Binnen/ },
  { path: '/taxatie', title: /taxatie|taxeren/i, heading: /taxeren/i },
  { path: '/verhuur', title: /verhuren|verhuur/i, heading: /verhuren/i },
  { path: '/verkoop', title: /verkopen|verkoop/i, heading: /verkopen/i },
  { path: '/woningaanbod', title: /aanbod/i, heading: /./ },
  { path: '/woningaanbod/deventer', title: /Deventer/, heading: /Deventer/ },
  {
    path: '/woningaanbod/deventer/keulenstraat-19-a',
    title: /Keulenstraat 19 A/,
    heading: /Keulenstraat 19 A/,
  },
  { path: '/wooncontinuplan', title: /hypothe/i, heading: /hypothe|woon/i },
  { path: '/zoekopdracht', title: /zoek/i, heading: /zoek/i },
  { path: '/disclaimer', title: /Disclaimer/, heading: /Disclaimer/ },
  // The others are the same page with other words: `thank-you.spec.ts`.
  { path: '/bedankt/contact', title: / \| Binnen/, heading: /Bedankt/, described: false },
  { path: '/privacyverklaring', title: /Privacyverklaring/, heading: /Privacyverklaring/ },
  { path: '/klachtenregeling', title: /Klachtenregeling/, heading: /Klachtenregeling/ },
  { path: '/wonen-in-deventer', title: /Deventer/, heading: /Deventer/ },
  { path: '/meldingen', title: /Meldingen/, heading: /Meldingen van nieuwe woningen/, described: false },
  { path: '/favorieten', title: /Favorieten/, heading: /Favorieten/, described: false },
  // The others are the same page with other words: `error-pages.spec.ts`.
  failure('/400', /^Er ging iets mis$/, 400),
  failure('/adres-niet-gevonden', /^Adres niet gevonden$/),
  failure('/a/b/c/d', /^Deze pagina bestaat niet \(meer\)$/),
];

/** WCAG 1.4.12: a reader's own spacing. */
const widenText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What stays in its place while a visitor scrolls. */
const listCovering = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.className),
  );

const widths = [320, 390, 1440];

/** Also with a reader's own spacing. */
const expectFit = async (page: Page) => {
  // As large as a screen of 1280 by 1024 is when all is enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeAttached();
  expect(await listCovering(page)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page), `${width} px`).toBe(0);
  }
  await widenText(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page), `${width} px, widened`).toBe(0);
  }
};

// The browser itself logs a document with status 400 or 404.
test.use({ tolerated: { errors: [/status of 40[04]/] } });

for (const { path, title, heading, status = 200, described = true } of routes)
  test(`${path} is composed at the edge, hydrates without errors, is accessible, and fits every screen; enlarged four times nothing covers what is read`, async ({
    page,
  }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(status);
    expect(response.headers()['x-served-by']).toBe('composed');
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (described) await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    expect(await response.text(), 'no inline scripts or styles').not.toMatch(
      /<script(?![^>]*(src=|application\/))|style="/,
    );
    await waitForRest(page);
    // The notice of cookies is a part of the page when it takes presses.
    await page.getByRole('button', { name: 'Ok', exact: true }).click({ trial: true });
    const { violations } = await createAxe(page).withTags(legalRules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await expectFit(page);
  });

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, and the names of some attributes as its own are.
    'void-style': 'off',
    'attr-case': 'off',
    // A link that no browser follows (`rel=late`) says what startup loads later, with its hash.
    'attribute-misuse': 'off',
  },
});

test('the HTML of every page is as the standard has it', async ({ request }) => {
  for (const { path } of routes) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => [message, selector]),
    );
    expect(faults, path).toEqual([]);
  }
});

test('titles and descriptions differ from page to page', async ({ request }) => {
  const pages = routes.filter(({ status, described }) => !status && described !== false);
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  for (const at of [0, 1]) expect(new Set(heads.map((head) => head[at])).size).toBe(pages.length);
});

test('every page of the site has a line here, but those of `error-pages.spec.ts`', () => {
  const { blogNotFound, cityNotFound, pageNotFound } = table;
  const patterns = Object.values(table).map(({ pattern }) => pattern.replaceAll(/:\w+/g, '[^/]+'));
  const missing = patterns.filter((pattern) => !routes.some(({ path }) => path.match(`^${pattern}$`)));
  expect(missing).toEqual([blogNotFound, cityNotFound, pageNotFound].map(({ pattern }) => pattern));
});
