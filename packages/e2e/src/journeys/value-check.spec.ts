import { expect, test, visit } from '../visitor.ts';

const way = { button: { name: 'Wat is mijn huis waard?' }, address: '/waardecheck#berekenen' } as const;

test('a seller on the home page types postcode and number once: the value check has them, no address does', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('radio', { name: 'Verkopen' }).check();
  const header = page.getByRole('region').first();
  await header.getByLabel('Postcode', { exact: true }).fill('7418ET');
  await header.getByLabel('Huisnummer').fill('19');
  await header.getByRole('button', way.button).click();
  await expect(page).toHaveURL(way.address);
  const form = page.getByRole('main');
  await expect(form.getByLabel('Postcode', { exact: true })).toHaveValue('7418ET');
  await expect(form.getByLabel('Huisnummer')).toHaveValue('19');
});

for (const path of ['/verkoop', '/gratis-verkoopadvies'])
  test(`the value check begins in the header of ${path}, and no address has what was typed`, async ({
    page,
  }) => {
    await visit(page, path);
    const header = page.getByRole('region').first();
    await header.getByLabel('Postcode', { exact: true }).fill('7418ET');
    await header.getByLabel('Huisnummer').fill('19');
    await header.getByRole('button', way.button).click();
    await expect(page).toHaveURL(way.address);
    const form = page.getByRole('main');
    await expect(form.getByLabel('Postcode', { exact: true })).toHaveValue('7418ET');
    await expect(form.getByLabel('Huisnummer')).toHaveValue('19');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice and both forms of the home page work', async ({ page }) => {
    await page.goto('/');
    const question = page.getByRole('combobox', { name: /Zoek/ });
    const postcode = page.getByLabel('Postcode', { exact: true });
    await expect(question).toBeVisible();
    await expect(postcode).toBeHidden();
    await page.getByRole('radio', { name: 'Verkopen' }).check();
    await expect(question).toBeHidden();
    await postcode.fill('7418ET');
    await page.getByRole('button', way.button).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Binnen-waardecheck');
    await page.goto('/');
    await page.getByRole('radio', { name: 'Huren' }).check();
    await question.fill('Deventer');
    await page.getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('te huur');
  });
});
