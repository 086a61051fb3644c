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

for (const { path, status, title } of cases)
  test(`${path} answers ${status} at that URL, says "${title}" and leads home`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(status);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('Helaas, er ging iets mis!');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(heading(page)).toHaveText(title);
    await expect(code(page, status)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'terug naar home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle('Helaas, er ging iets mis!');
  });

/** Each row of the error catalogue, as the answer to a navigation inside the site. */
const rows: {
  answer: { status: number; code?: string };
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

for (const { answer, url, title, shown } of rows)
  test(`on the way to a home the answer ${JSON.stringify(answer)} leads to ${url.source}, "${title ?? 'nothing'}"`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await visit(page, '/woningaanbod');
    await page.route(/\/objects\/[a-z-]+\/[a-z0-9-]+$/, (route) => {
      const [citySlug, slug] = new URL(route.request().url()).pathname.split('/').slice(-2);
      return route.fulfill({ status: answer.status, json: { code: answer.code, citySlug, slug } });
    });
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(url);
    if (title) await expect(heading(page)).toHaveText(title);
    else {
      await expect(heading(page)).toHaveCount(0);
      expect(warnings).toContainEqual(expect.stringContaining('401'));
    }
    if (shown) await expect(code(page, shown)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

for (const [path, destination, title] of [
  ['/deze-is-er-niet', '/pagina-niet-gevonden', 'Deze pagina bestaat niet (meer)'],
  ['/blogs/deze-is-er-niet', '/blog-niet-gevonden', 'Deze blog bestaat niet (meer)'],
  ['/woningaanbod/atlantis', '/plaats-niet-gevonden', 'Plaats niet gevonden'],
  ['/woningaanbod/deventer/geen-bestaand-huis', '/adres-niet-gevonden', 'Adres niet gevonden'],
] as const)
  test(`a link inside the site to ${path} leads to ${destination}`, async ({ page }) => {
    await visit(page, '/disclaimer');
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
  });
