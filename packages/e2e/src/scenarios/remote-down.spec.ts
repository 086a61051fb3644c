import type { Page } from '@playwright/test';
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

const openFirstHome = async (page: Page) => {
  await visit(page, '/woningaanbod');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/[^/]+\/[^/?]+$/);
};
const form = (page: Page) => page.getByRole('form', { name: 'Interesse in deze woning?' });

test('a form whose code is refused after a navigation comes with the document, as the server rendered it', async ({
  page,
}) => {
  await page.route('**/remotes/mf-leads/**/*.js', (route) => route.abort());
  await openFirstHome(page);
  await expect(form(page)).toBeVisible();
  await expect(form(page)).toHaveAttribute('method', 'post');
});

test('a form whose code hangs comes with the document after two seconds', async ({ page }) => {
  // Never answered, like a request that the network lost.
  await page.route('**/remotes/mf-leads/**/*.js', () => {});
  await openFirstHome(page);
  await expect(form(page)).toBeVisible();
});

test('when that was tried a moment ago, the page says how to reach the firm instead', async ({ page }) => {
  await page.route('**/remotes/mf-leads/**/*.js', (route) => route.abort());
  await page.addInitScript(() => sessionStorage.setItem('binnen-reloaded', String(Date.now())));
  await openFirstHome(page);
  const place = page.locator('#interesse');
  await expect(place.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', /^tel:\+31/);
  await expect(form(page)).toHaveCount(0);
});

test('a form whose code is slow comes all the same when that was tried a moment ago', async ({ page }) => {
  let answer!: () => void;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/remotes/mf-leads/**/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem('binnen-reloaded', String(Date.now())));
  const isLate = page.waitForEvent('console', (message) => message.text().endsWith(' late'));
  await openFirstHome(page);
  await isLate;
  answer();
  await expect(form(page)).toBeVisible();
});

test('with blocked storage and a missing remote’s script, the frame still works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.route('**/remotes/mf-listings/**/*.js', (route) => route.abort());
  await visit(page, '/woningaanbod', { widgets: false });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
});
