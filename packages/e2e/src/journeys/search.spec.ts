import { expect, test, visit } from '../visitor.ts';

test('a search on the home page leads to the homes of that town', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByPlaceholder('Zoek op plaats, adres, postcode, buurt...').first();
  await search.fill('Twello');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/woningaanbod\?(.*&)?zoeken=Twello/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText('Twello');
  await expect(page.getByPlaceholder('Zoek op plaats, adres, postcode, buurt...').first()).toHaveValue(
    'Twello',
  );
});

test('a radius adds homes of the towns around', async ({ page }) => {
  await visit(page, '/woningaanbod?zoeken=Twello&radius=10');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const places = await page.getByRole('main').getByRole('article').allInnerTexts();
  expect(places.length).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('searching and paging work as a form and as links', async ({ page }) => {
    await page.goto('/woningaanbod');
    await page.getByPlaceholder('Zoek op plaats, adres, postcode, buurt...').first().fill('Deventer');
    await page.getByRole('button', { name: 'Zoeken' }).first().click();
    await expect(page).toHaveURL(/zoeken=Deventer/);
    await page.getByRole('link', { name: /Volgende/ }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Deventer');
  });

  for (const width of [390, 1440])
    test(`no map is promised, and its link is the list, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/woningaanbod');
      const main = page.getByRole('main');
      const home = main.getByRole('article').first();
      await expect(home).toBeVisible();
      await expect(main.getByRole('link', { name: 'Kaart' })).toHaveCount(0);
      const measure = () => home.evaluate((card) => card.getBoundingClientRect().width);
      const usual = await measure();
      await page.goto('/woningaanbod?weergave=kaart');
      await expect(home).toBeVisible();
      await expect(main.getByText('De kaart wordt geladen…')).toBeHidden();
      expect(await measure()).toBeGreaterThan(usual * 0.8);
    });
});
