import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

test.use({
  tolerated: {
    errors: [/integrity/, /Failed to load resource/, /could not be loaded/, /could not be shown/],
  },
});

/** An attacker between us and the visitor changes published files. */
const tamper = (page: Page, files: string, contentType = 'text/javascript') =>
  page.route(files, (route) =>
    route.fulfill({
      contentType,
      body: contentType === 'text/css' ? 'main { visibility: hidden }' : 'globalThis.tampered = true;',
    }),
  );

const isTampered = (page: Page) =>
  page.evaluate(() => (globalThis as { tampered?: boolean }).tampered ?? false);

test('a remote whose entry was tampered with does not run, and the page stays readable', async ({ page }) => {
  await tamper(page, '**/remotes/mf-listings/**/remoteEntry.js');
  await visit(page, '/woningaanbod', { widgets: false });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isTampered(page)).toBe(false);

  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('… and neither does a chunk of a remote', async ({ page }) => {
  await tamper(page, '**/remotes/mf-listings/**/offer.js');
  await visit(page, '/woningaanbod', { widgets: false });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isTampered(page)).toBe(false);
});

test('a widget whose entry was tampered with costs the page nothing else', async ({ page }) => {
  await tamper(page, '**/remotes/mf-listings/**/remoteEntry.js');
  await visit(page, '/', { widgets: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await isTampered(page)).toBe(false);
});

test('a navigation to a remote whose entry was tampered with asks the server for the page', async ({
  page,
}) => {
  await visit(page, '/contact');
  await tamper(page, '**/remotes/mf-listings/**/remoteEntry.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanbod' }).click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isTampered(page)).toBe(false);
});

test('a style sheet that was tampered with is not used', async ({ page }) => {
  await tamper(page, '**/remotes/mf-listings/**/*.css', 'text/css');
  await visit(page, '/woningaanbod', { widgets: false });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('what is preloaded is used: no file is fetched twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\.(js|css)$/.test(request.url())) asked.push(request.url());
  });
  await visit(page, '/woningaanbod');
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length).toBeGreaterThan(4);
});
