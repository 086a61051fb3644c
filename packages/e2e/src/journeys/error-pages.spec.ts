import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

test.use({
  tolerated: {
    errors: [/status of [45]\d\d/, /Failed to load resource/, /TypeError|is not iterable|undefined/],
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page, status: number) =>
  page.getByRole('main').getByText(String(status), { exact: true });

const cases = [
  { path: '/a/b/c/d', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/geen-bestaande-pagina', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/blogs/geen-bestaande-blog', status: 404, title: 'Deze blog bestaat niet (meer)' },
  { path: '/blogs/%20', status: 404, title: 'Deze blog bestaat niet (meer)' },
  { path: '/woningaanbod/atlantis', status: 404, title: 'Plaats niet gevonden' },
  { path: '/woningaanbod/deventer/geen-bestaand-huis', status: 404, title: 'Adres niet gevonden' },
  { path: '/400', status: 400, title: 'Er ging iets mis' },
  { path: '/pagina-niet-gevonden', status: 404, title: 'Deze pagina bestaat niet (meer)' },
  { path: '/blog-niet-gevonden', status: 404, title: 'Deze blog bestaat niet (meer)' },
  { path: '/plaats-niet-gevonden', status: 404, title: 'Plaats niet gevonden' },
  { path: '/adres-niet-gevonden', status: 404, title: 'Adres niet gevonden' },
];

test.describe('as a document', () => {
  test.use({ javaScriptEnabled: false });

  test('an error answers its status at its own URL, says what is missing and leads home', async ({
    page,
  }) => {
    for (const { path, status, title } of cases) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(status);
      expect(response?.headers()['x-served-by'], path).toBe('composed');
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle('Helaas, er ging iets mis!');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(heading(page)).toHaveText(title);
      await expect(code(page, status)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: 'terug naar home' })).toHaveAttribute('href', '/');
    }
  });
});

test('from an error page one goes home, and the title goes along', async ({ page }) => {
  await visit(page, '/woningaanbod/deventer/geen-bestaand-huis');
  await expect(page).toHaveTitle('Helaas, er ging iets mis!');
  await page.getByRole('link', { name: 'terug naar home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle('Helaas, er ging iets mis!');
});

/** Each row of the error catalogue, as the answer to a navigation inside the site. */
const rows: {
  answer: { status: number; code?: string; message?: string };
  url: RegExp;
  title: string | null;
  shown?: number;
}[] = [
  { answer: { status: 400, code: 'bad-request' }, url: /\/400$/, title: 'Er ging iets mis', shown: 400 },
  { answer: { status: 401, code: 'unauthorized' }, url: /\/woningaanbod\/.+\/.+/, title: null },
  { answer: { status: 403, code: 'forbidden' }, url: /\/woningaanbod\/.+\/.+/, title: 'Error 403' },
  {
    answer: { status: 404, code: 'city-not-found' },
    url: /\/plaats-niet-gevonden$/,
    title: 'Plaats niet gevonden',
    shown: 404,
  },
  // An older edge says it in words alone.
  {
    answer: { status: 404, message: 'City not found' },
    url: /\/plaats-niet-gevonden$/,
    title: 'Plaats niet gevonden',
    shown: 404,
  },
  {
    answer: { status: 404, code: 'address-not-found' },
    url: /\/adres-niet-gevonden$/,
    title: 'Adres niet gevonden',
    shown: 404,
  },
  {
    answer: { status: 502, code: 'bad-gateway' },
    url: /\/woningaanbod\/.+\/.+/,
    title: 'Er ging iets mis',
    shown: 502,
  },
  {
    answer: { status: 503, code: 'busy' },
    url: /\/woningaanbod\/.+\/.+/,
    title: 'Er ging iets mis',
    shown: 503,
  },
  // A home without any field that its page needs: the page throws an error without a status.
  { answer: { status: 200 }, url: /\/woningaanbod\/.+\/.+/, title: 'Er ging iets mis', shown: 500 },
];

test('an error on the way to a home leads where the catalogue says', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  let answer: (typeof rows)[number]['answer'] = { status: 200 };
  await page.route(/\/objects\/[a-z-]+\/[a-z0-9-]+$/, (route) => {
    const [citySlug, slug] = new URL(route.request().url()).pathname.split('/').slice(-2);
    const { status, ...says } = answer;
    return route.fulfill({ status, json: { ...says, citySlug, slug } });
  });
  await visit(page, '/woningaanbod');
  const homes = page.getByRole('main').getByRole('article');
  for (const [index, row] of rows.entries())
    await test.step(`${JSON.stringify(row.answer)}: ${row.title ?? 'nothing'}`, async () => {
      answer = row.answer;
      await homes.nth(index).getByRole('link').first().click();
      await expect(page).toHaveURL(row.url);
      if (row.title) await expect(heading(page)).toHaveText(row.title);
      else {
        await expect(heading(page)).toHaveCount(0);
        expect(warnings).toContainEqual(expect.stringContaining('401'));
      }
      if (row.shown) await expect(code(page, row.shown)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goBack();
      await expect(homes.first()).toBeVisible();
    });
});

test('a link inside the site to what is not there leads to the page that says so, and back leads back', async ({
  page,
}) => {
  await visit(page, '/disclaimer');
  for (const [path, destination, title] of [
    ['/deze-is-er-niet', '/pagina-niet-gevonden', 'Deze pagina bestaat niet (meer)'],
    ['/blogs/deze-is-er-niet', '/blog-niet-gevonden', 'Deze blog bestaat niet (meer)'],
    ['/woningaanbod/atlantis', '/plaats-niet-gevonden', 'Plaats niet gevonden'],
    ['/woningaanbod/deventer/geen-bestaand-huis', '/adres-niet-gevonden', 'Adres niet gevonden'],
  ] as const)
    await test.step(path, async () => {
      await page.getByRole('main').evaluate((main, href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Een oude link' });
        main.prepend(link);
      }, path);
      await page.getByRole('link', { name: 'Een oude link' }).click();
      await expect(page).toHaveURL(destination);
      await expect(page).toHaveTitle('Helaas, er ging iets mis!');
      await expect(heading(page)).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL('/disclaimer');
      await expect(heading(page)).toHaveText('Disclaimer');
    });
});

for (const [path, message, destination] of [
  ['/een-pagina', 'pages not found', '/pagina-niet-gevonden'],
  ['/blogs/een-blog', 'Blogs not found', '/blog-niet-gevonden'],
] as const)
  test(`an answer without a code that says "${message}" leads to ${destination}`, async ({ page }) => {
    await visit(page, '/disclaimer');
    await page.route(/\/content\/(blogs|pages)\/een-/, (route) =>
      route.fulfill({ status: 404, json: { message } }),
    );
    await page.getByRole('main').evaluate((main, href) => {
      main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Een oude link' }));
    }, path);
    await page.getByRole('link', { name: 'Een oude link' }).click();
    await expect(page).toHaveURL(destination);
  });

test('back to a document of what is not there shows that at its own address, and back again leaves', async ({
  page,
}) => {
  const missing = '/blogs/deze-is-er-niet';
  await page.goto('/disclaimer');
  await visit(page, missing);
  await page.getByRole('link', { name: 'terug naar home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).not.toHaveText('Deze blog bestaat niet (meer)');
  await page.goBack();
  await expect(heading(page)).toHaveText('Deze blog bestaat niet (meer)');
  await expect(page).toHaveTitle('Helaas, er ging iets mis!');
  await expect(page).toHaveURL(missing);
  await page.goBack();
  await expect(page).toHaveURL('/disclaimer');
  await expect(heading(page)).toHaveText('Disclaimer');
});
