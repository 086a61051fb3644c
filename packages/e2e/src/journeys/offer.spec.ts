import type { Page } from '@playwright/test';
import { countDocuments, expect, test, visit } from '../visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = async (page: Page) =>
  Number(
    /^\d+/.exec((await page.getByRole('heading', { name: /woning(en)? te (koop|huur)/ }).textContent())!)![0],
  );

test('a filter says how many homes it leaves, and back takes it away again', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const documents = countDocuments(page);
  const all = await count(page);
  const choice = page.getByRole('group', { name: 'Slaapkamers' }).getByRole('link', { name: /^4\+/ });
  const promised = Number(/(\d+)$/.exec((await choice.textContent())!)![1]);
  await choice.click();
  await expect(page).toHaveURL(/slaapkamers=4/);
  await expect.poll(() => count(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  expect(documents()).toBe(0);
});

test('homes for sale are the default, homes for rent are one press away', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await expect(cards(page).filter({ hasText: 'p/m' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Te huur/ }).click();
  await expect(page.getByRole('heading', { name: /te huur/ })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'k.k.' })).toHaveCount(0);
});

test('the order is chosen, and stands in the address', async ({ page }) => {
  await visit(page, '/woningaanbod?beschikbaar=ja');
  await page.getByLabel('Sorteer op').selectOption('Prijs: laag naar hoog');
  await expect(page).toHaveURL(/sort=prijs/);
  await expect
    .poll(async () => {
      const texts = await cards(page).allInnerTexts();
      const prices = texts
        .flatMap((text) => /€\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? [])
        .map(Number);
      return prices.length > 1 && prices.every((euros, index) => index === 0 || prices[index - 1]! <= euros);
    })
    .toBe(true);
});

test('suggestions lead to a home by keyboard alone', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const field = page.getByRole('combobox', { name: /Zoek op plaats/ });
  await field.fill('keulenstraat 19');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL('/woningaanbod/deventer/keulenstraat-19-a');
  await expect(page.getByRole('heading', { name: 'Keulenstraat 19 A' })).toBeVisible();
});

test('the list follows the map, and the address follows both', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const all = await count(page);
  await page.getByRole('link', { name: 'Kaart' }).click();
  const map = page.getByRole('group', { name: /^Kaart/ });
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Dichterbij' }).click();
  await page.getByRole('button', { name: 'Dichterbij' }).click();
  await expect(page).toHaveURL(/vak=/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  await expect(map.getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Lijst' }).click();
  await expect(map).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, prices and the order work as links and forms', async ({ page }) => {
    await page.goto('/woningaanbod');
    await page.getByRole('group', { name: 'Slaapkamers' }).getByRole('link', { name: /^3\+/ }).click();
    await expect(page).toHaveURL(/slaapkamers=3/);
    await page.getByLabel('Prijs tot en met').selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Toon woningen' }).click();
    await expect(page).toHaveURL(/slaapkamers=3.*prijstot=\d+/);
  });
});
