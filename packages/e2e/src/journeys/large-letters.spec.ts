import type { Page } from '@playwright/test';
import { enlargeLetters, expect, test, visit, waitForRest } from '../visitor.ts';

// What a page becomes when it is used: `states.spec.ts`.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => enlargeLetters(page));

/** Texts with a few letters on each of many lines. */
const findSlivers = (page: Page) =>
  page.locator('main :is(p, h2, h3, li):visible').evaluateAll((texts) =>
    texts
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.width < 110 && box.height > box.width * 4)
      .map(({ text, box }) => `${text.textContent?.slice(0, 30)} ${box.width} x ${box.height}`),
  );

const pages = [
  '/',
  '/woningaanbod/deventer/keulenstraat-19-a',
  '/woningaanbod?weergave=kaart',
  '/contact',
  '/verkoop',
  '/aankoop',
  '/waardecheck',
  '/woningaanbod',
  '/hypotheekvragen',
  '/blogs/slim-bieden-op-een-huis',
];

for (const path of pages)
  test(`with letters twice as large ${path} is as wide as a phone, and its menu is in reach`, async ({
    page,
  }) => {
    await visit(page, path, { widgets: false });
    // A part that is not laid out yet has a guessed height, and its controls are beyond it.
    await waitForRest(page);
    // What slides by itself may be wider.
    const wide = await page.locator('body *:visible').evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > 390.5)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`)
        .slice(0, 10),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), wide.join('\n')).toBe(390);
    expect(await findSlivers(page)).toEqual([]);
    // A card cuts off what is beyond it.
    const cut = await page
      .locator('article :not(picture, img, form *, :has(article)):visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const card = element.closest('article')!.getBoundingClientRect();
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < card.left - 0.5 || right > card.right + 0.5);
          })
          .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
      );
    expect(cut).toEqual([]);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const { x, width } = (await menu.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    const mark = page
      .getByRole('banner')
      .getByRole('link', { name: /naar de homepage/ })
      .locator('svg');
    expect((await mark.boundingBox())!.width).toBeGreaterThan(30);
    // No control lies over another.
    const over = await page
      .locator(':is(header, main) :is(a, button, select, input):visible')
      .evaluateAll((controls) => {
        const boxes = controls
          // Markers of a map lie where the homes are.
          .filter(
            (control) => !control.closest('dialog, [popover], [data-owner="mf-listings"] article, li, svg'),
          )
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 2 && box.height > 2);
        return boxes.flatMap(({ control, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                !control.contains(other.control) &&
                getComputedStyle(other.control).position === 'static' &&
                box.left < other.box.right - 2 &&
                other.box.left < box.right - 2 &&
                box.top < other.box.bottom - 2 &&
                other.box.top < box.bottom - 2,
            )
            .map((other) => `${control.textContent} / ${other.control.textContent}`),
        );
      });
    expect(over).toEqual([]);
    await menu.click();
    await expect(page.getByRole('link', { name: 'Blogs' }).first()).toBeInViewport();
  });

test('with letters twice as large an answer of the questionnaire has its word whole', async ({ page }) => {
  await visit(page, '/hypotheekvragen');
  for (const word of ['Bestaand', 'Nieuwbouw']) {
    const lines = await page.getByText(word, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, word).toBe(1);
  }
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const path of [
    '/',
    '/aankoop',
    '/woningaanbod/deventer/keulenstraat-19-a',
    '/contact',
    '/gratis-verkoopadvies',
    '/hypotheekrente-berekenen',
    '/privacyverklaring',
  ])
    test(`with letters twice as large ${path} is as wide as the screen`, async ({ page }) => {
      await visit(page, path);
      await waitForRest(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await findSlivers(page)).toEqual([]);
    });
});
