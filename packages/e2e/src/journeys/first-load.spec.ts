import { expect, test, visit } from '../visitor.ts';

const pages = [
  { path: '/', status: 200 },
  { path: '/woningaanbod', status: 200 },
  { path: '/woningaanbod/deventer', status: 200 },
  { path: '/blogs', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/bedankt/contact', status: 200 },
  { path: '/over-binnen', status: 200 },
  { path: '/verkoop', status: 200 },
  { path: '/wonen-in-deventer', status: 200 },
];

for (const { path, status } of pages)
  test(`${path} is there at once, composed at the edge, and hydrates without a complaint`, async ({
    page,
  }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(status);
    expect(response.headers()['x-served-by']).toBe('composed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Binnen/);
    const html = await response.text();
    expect(html).toContain('<h1');
    expect(html, 'no inline scripts or styles').not.toMatch(/<script(?![^>]*(src=|application\/))|style="/);
  });

test.describe('a page that does not exist', () => {
  test.use({ tolerated: { errors: [/status of 404/] } });

  test('answers 404 at the asked URL, in the frame, with a way home', async ({ page }) => {
    const response = await visit(page, '/deze-pagina-is-er-niet');
    expect(response.status()).toBe(404);
    await expect(page).toHaveTitle(/Helaas, er ging iets mis!/);
    await expect(page.getByRole('link', { name: 'terug naar home' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
