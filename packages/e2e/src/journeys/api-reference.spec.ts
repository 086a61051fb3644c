import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('the API can be read on a phone and without script', async ({ page }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binnen edge API');
  await page.getByText(/^\d+ codes$/).click();
  await expect(page.locator('header').getByText('upstream-unavailable', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'GET /objects/archive/', exact: true }).click();
  await expect(page).toHaveURL(/#get-objects-archive/);
  const body = (await page.locator('body').boundingBox())!;
  for (const wide of await page.locator('a, table, h3, summary').all()) {
    const box = await wide.boundingBox();
    if (box) expect(box.x + box.width, (await wide.textContent()) ?? '').toBeLessThanOrEqual(body.width);
  }
});
