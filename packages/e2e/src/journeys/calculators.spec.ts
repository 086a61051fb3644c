import { expect, test, visit } from '../visitor.ts';
import { answer, calculate } from './lead-fields.ts';

test('mortgage interest: from the value to a valuation form that is filled in', async ({ page }) => {
  await visit(page, '/hypotheekrente-berekenen');
  await answer(page, 'Nee', page.getByLabel('Postcode'));
  await calculate(page, 'Ja');
  await expect(page.getByRole('button', { name: /^€\s[\d.]+ Wat zegt deze waarde\?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await page.getByRole('button', { name: 'Een taxatie aanvragen' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Waarom heb je een taxatie nodig?')).toHaveValue('lagere_risicoklasse');
  await expect(page.getByLabel('Type woning')).toHaveValue('bestaand');
  await expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue('Keulenstraat 19 A in Deventer');
  await expect(page.getByLabel('Pakket')).not.toHaveValue('kies-jouw-pakket');
});
