import { countDocuments, expect, test, visit } from '../visitor.ts';

test('walks from home to the offer, a home, the blogs and contact in one document', async ({ page }) => {
  await visit(page, '/');
  const documents = countDocuments(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanbod' }).click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page).toHaveTitle(/aanbod/i);

  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(/E-mail/)).toBeVisible();
  expect(documents()).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  expect(documents()).toBe(0);
});

test('starts a page at its top, and goes back to where it was', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const far = page.getByRole('main').getByRole('article').nth(8);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});
