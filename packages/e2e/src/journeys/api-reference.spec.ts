import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('the API can be read on a phone and without script', async ({ page }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binnen edge API');
  await page.getByText(/^\d+ codes$/).click();
  await expect(page.locator('header').getByText('upstream-unavailable', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'GET /objects/archive/', exact: true }).click();
  await expect(page).toHaveURL(/#get-objects-archive/);
  const { width } = (await page.locator('body').boundingBox())!;
  const tooWide = await page
    .locator('a, table, h3, summary')
    .evaluateAll(
      (parts, most) =>
        parts.filter((part) => part.getBoundingClientRect().right > most).map((part) => part.textContent),
      width,
    );
  expect(tooWide).toEqual([]);
});
