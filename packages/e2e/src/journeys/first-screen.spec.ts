import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

/** Pixels from the top of the page to its first home. */
const findFirstHome = async (page: Page): Promise<number> =>
  Math.round((await page.getByRole('main').getByRole('article').first().boundingBox())!.y);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/woningaanbod',
    '/woningaanbod/deventer',
    '/woningaanbod?zoeken=Deventer&kamers=3&slaapkamers=2&beschikbaar=ja',
  ])
    test(`the first home of a list is near the top: ${path}`, async ({ page }) => {
      await visit(page, path);
      expect(await findFirstHome(page)).toBeLessThanOrEqual(320);
      // What leads to others is above it.
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Kaart' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Sorteer op')).toBeInViewport({ ratio: 1 });
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first homes of a list show with address and price without scrolling', async ({ page }) => {
    await visit(page, '/woningaanbod?zoeken=Deventer&kamers=3');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(first.getByText(/^€/)).toBeInViewport({ ratio: 1 });
  });
});
