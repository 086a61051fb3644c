import type { Page } from '@playwright/test';
import { countDocuments, expect, test, waitForHydration, waitForPage } from '../visitor.ts';

const blog = '/blogs/slim-bieden-op-een-huis';

/** The scripts of the team whose pages these are, as they are asked for from now on. */
const noteScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remotes\/mf-content\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
};

for (const path of ['/disclaimer', blog, '/blogs'])
  test(`${path} needs no script of its own, whatever a reader does on it`, async ({ page }) => {
    const asked = noteScripts(page);
    await page.goto(path);
    await waitForPage(page);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 600);
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'page');
  });

test('from a page without script a reader goes on, comes back and goes on again in one document', async ({
  page,
}) => {
  await page.goto(blog);
  await waitForHydration(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const documents = countDocuments(page);
  const main = page.getByRole('main');
  // Another page of the same kind.
  const other = main.getByRole('article').last().getByRole('link');
  const name = await other.innerText();
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 20)));
  // Back to the one that the server drew.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${blog}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await main.getByRole('link', { name: 'Alle blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await main.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  expect(documents()).toBe(0);
});

test('a page without script that a navigation leads to is drawn, and its parts work', async ({ page }) => {
  await page.goto('/blogs');
  await waitForHydration(page);
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents()).toBe(0);
});

test('a link to a place of a page without script scrolls, takes the focus along and keeps the page', async ({
  page,
}) => {
  await page.goto(blog);
  await waitForHydration(page);
  const words = await page.getByRole('main').innerText();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter');
  await expect(page.locator('#inhoud')).toBeFocused();
  await expect(page).toHaveURL(/#inhoud$/);
  expect(await page.getByRole('main').innerText()).toBe(words);
  await expect(page).toHaveTitle(/./);
});
