import { expect, test, visit } from '../visitor.ts';

test.use({ tolerated: { errors: [/Failed to load resource/, /could not be loaded/, /could not be shown/] } });

test('a page whose remote cannot be loaded stays readable, and its frame and links work', async ({
  page,
}) => {
  await page.route('**/remotes/mf-listings/**/*.js', (route) => route.abort());
  await visit(page, '/woningaanbod', { widgets: false });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a widget whose remote cannot be loaded costs the page nothing else', async ({ page }) => {
  await page.route('**/remotes/mf-listings/**/*.js', (route) => route.abort());
  await visit(page, '/', { widgets: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a later visit recovers by itself', async ({ page }) => {
  await page.route('**/remotes/mf-listings/**/*.js', (route) => route.abort());
  await visit(page, '/contact');
  await page.unroute('**/remotes/mf-listings/**/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanbod' }).click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
