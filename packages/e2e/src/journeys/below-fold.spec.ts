import type { Page } from '@playwright/test';
import { expect, holdRequests, test, visit, waitForHydration, waitForRest } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page, index: number) => page.locator('main li article').nth(index);

/** Where a card is on the screen, in pixels from its top. */
const topOf = (page: Page, index: number) =>
  card(page, index).evaluate((article) => Math.round(article.getBoundingClientRect().top));

/** Scrolls as a visitor does, and waits until what came near is drawn. */
const scrollTo = async (page: Page, index: number) => {
  await page.mouse.move(200, 500);
  while ((await topOf(page, index)) > 300) {
    await page.mouse.wheel(0, 500);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
};

test('without script, no part of the page has a guessed height: a jump to the end leads there, and nothing moves', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/woningaanbod');
  const home = await card(page, 0).getByRole('link').first().getAttribute('href');
  for (const path of ['/', '/taxatie', '/woningaanbod', String(home)]) {
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByText(/^©/), path).toBeInViewport();
    expect(await height(), path).toBe(before);
  }
  await context.close();
});

const keep = (page: Page, index: number) =>
  card(page, index)
    .getByRole('button', { name: /^Bewaar / })
    .click();

test('when the page can be used, the rest of it is laid out, and nothing that is seen moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/contact', '/woningaanbod', '/favorieten']) {
    await visit(page, path);
    await waitForRest(page);
    if (path === '/woningaanbod') for (const at of [0, 1, 2]) await keep(page, at);
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts),
      path,
    ).toBeLessThan(0.01);
  }
});

test('a list that is reloaded, or gone back to from another document, is where it was', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await waitForRest(page);
  await scrollTo(page, 9);
  const top = await topOf(page, 9);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(async () => Math.abs((await topOf(page, 9)) - top)).toBeLessThan(5);
  await page.goto('/contact');
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(page, 9)) - top)).toBeLessThan(5);
});

test('behind the photos of a home the page keeps its height and its place', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await page.goto(String(await page.locator('main article a').first().getAttribute('href')));
  await waitForRest(page);
  // It makes room for itself below the page.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const measure = () => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alle \d+ foto/ })
    .scrollIntoViewIfNeeded();
  const before = await measure();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alle \d+ foto/ })
    .click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.locator('html[data-covered]')).toBeAttached();
  expect(await measure()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-covered]')).toHaveCount(0);
  await expect.poll(measure).toEqual(before);
});

test('an address that names an element leads to it', async ({ page }) => {
  await visit(page, '/verkoop#meet_us');
  const place = page.locator('#meet_us');
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(place).toBeInViewport();
  const before = await top();
  await waitForRest(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
});

test('pictures that are not needed at once wait until the page can be used, or the visitor scrolls', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/main.js');
  await page.goto('/woningaanbod', { waitUntil: 'domcontentloaded' });
  const picture = (index: number) => card(page, index).locator('picture');
  await expect(picture(0)).toBeVisible();
  await expect(picture(1)).toBeHidden();
  // A press waits for the line as well.
  await page.keyboard.press('Shift');
  await page.mouse.move(200, 500);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(picture(1)).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect(picture(1)).toBeVisible();
  await page.goto('/woningaanbod?pagina=2', { waitUntil: 'domcontentloaded' });
  await expect(picture(1)).toBeHidden();
  release();
  await expect(picture(1)).toBeVisible();
});

test('no script but the first is fetched before styles, fonts and the first picture', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.split('/').at(-1)!);
  });
  const release = await holdRequests(page, '**/offer.css');
  const picture = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image');
  await page.goto('/woningaanbod', { waitUntil: 'commit' });
  await picture;
  expect(scripts).toEqual(['boot.js']);
  release();
  await waitForHydration(page);
  expect(scripts).toContain('main.js');
  // A file that is preloaded and fetched again when it runs would be here twice.
  expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
});
