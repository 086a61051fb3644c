import type { Page } from '@playwright/test';
import { changeContent, restoreContent } from '../stack.ts';
import { expect, test, visit, visitUntil } from '../visitor.ts';

/** The band between top bar and main area: a region labelled by the page's title. */
const headerOf = async (page: Page) =>
  page.getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText(), exact: true });
const crumbsOf = (page: Page) => page.getByRole('navigation', { name: 'Kruimelpad' });
const readCrumbs = (page: Page) => crumbsOf(page).getByRole('listitem').allInnerTexts();

test.afterEach(restoreContent);

const soon = { timeout: 500 };

test('Home has a title, a subtitle unless it is the placeholder, and a search that leaves the page', async ({
  page,
}) => {
  await changeContent('pages', 'home', { subtitel: 'Kom verder.' });
  await visitUntil(page, '/', () => expect(page.getByText('Kom verder.')).toBeVisible(soon));
  const header = await headerOf(page);
  await expect(header.getByText('Kom verder.')).toBeVisible();
  await header.getByRole('combobox', { name: /Zoek/ }).fill('Twello');
  await header.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/\/woningaanbod.*zoeken=Twello|\/woningaanbod\/twello/);

  await changeContent('pages', 'home', { subtitel: 'Subtitel' });
  await visitUntil(page, '/', () => expect(page.getByText('Kom verder.')).toHaveCount(0, soon));
  await expect((await headerOf(page)).getByText('Subtitel')).toHaveCount(0);
});

test('Objects has title, subtitle and a search that stays', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const header = await headerOf(page);
  await expect(header.getByRole('paragraph').first()).toBeVisible();
  await header.getByRole('combobox', { name: /Zoek/ }).fill('Twello');
  await header.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/\/woningaanbod\?.*zoeken=Twello/);
});

test('the value check of a header has room for its words on every screen', async ({ page }) => {
  await visit(page, '/verkoop');
  const check = (await headerOf(page)).locator('form');
  for (const width of [320, 390, 704, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await check.locator('label').evaluateAll((labels) =>
      labels.flatMap((label) =>
        [...label.childNodes].slice(0, 1).map((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          return words.getClientRects().length;
        }),
      ),
    );
    expect(lines, `${width} px`).toEqual([1, 1]);
    for (const field of await check.getByRole('textbox').all())
      expect(await field.evaluate((input) => input.clientWidth), `${width} px`).toBeGreaterThan(80);
  }
});

test('on the narrowest phone the word of a title is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/wooncontinuplan');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('singleObject is empty except for the breadcrumbs', async ({ page }) => {
  await visit(page, '/woningaanbod/deventer/keulenstraat-19-a');
  expect(await readCrumbs(page)).toEqual(['Home', 'Woningaanbod', 'Deventer', 'Keulenstraat 19 A']);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await crumbsOf(page).getByRole('link', { name: 'Deventer' }).click();
  await expect(page).toHaveURL(/\/woningaanbod\/deventer$/);
});

test('Page has title and subtitle beside its picture, with nothing over it, on one threshold', async ({
  page,
}) => {
  await visit(page, '/contact');
  const header = await headerOf(page);
  await expect(header.getByRole('paragraph')).toHaveText(/Keulenstraat/);
  const right = await header.getByRole('heading').evaluate((title) => title.getBoundingClientRect().right);
  expect(right).toBeLessThan(await header.locator('img').evaluate((img) => img.getBoundingClientRect().left));
  await expect
    .poll(() => header.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('Zoekopdracht has a title and a subtitle in HTML', async ({ page }) => {
  await changeContent('pages', 'zoekopdracht', {
    subtitel: '<p>Wij zoeken <strong>met je mee</strong>.</p>',
  });
  await visitUntil(page, '/zoekopdracht', async () =>
    expect((await headerOf(page)).getByRole('strong')).toHaveText('met je mee', soon),
  );
});

test('Bedankt has the mark, a title and a subtitle in HTML', async ({ page }) => {
  await visit(page, '/bedankt/contact');
  const header = await headerOf(page);
  await expect(header.locator('svg')).toBeVisible();
  await expect(header.getByRole('paragraph').first()).toHaveText(/bericht/);
});

test('Blogs has breadcrumbs and a title', async ({ page }) => {
  await visit(page, '/blogs');
  expect(await readCrumbs(page)).toEqual(['Home', 'Blogs']);
  await expect((await headerOf(page)).getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
});

test('Default has a title and, where there is one, a subtitle', async ({ page }) => {
  await visit(page, '/disclaimer');
  await expect(await headerOf(page)).toBeVisible();
  await expect(crumbsOf(page)).toHaveCount(0);
});

test('a picture in a header is shaded as its page says', async ({ page }) => {
  const shades = new Set<string>();
  for (const path of ['/', '/contact', '/karwei-actie']) {
    await visit(page, path);
    shades.add(
      await page.locator('[data-gradient]').evaluate((element) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(element);
        return `${element.getAttribute('data-gradient')} ${backgroundImage} ${backgroundColor}`;
      }),
    );
  }
  expect([...shades].map((shade) => shade.split(' ')[0])).toEqual(['full', 'default', 'blackoverlay']);
  expect(new Set([...shades].map((shade) => shade.slice(shade.indexOf(' ')))).size).toBe(3);
});
