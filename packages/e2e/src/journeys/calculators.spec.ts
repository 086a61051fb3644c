import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { answer, calculate } from './lead-fields.ts';

test.beforeEach(forgetRecorded);

test('mortgage interest: from the value to a valuation form that is filled in', async ({ page }) => {
  await visit(page, '/hypotheekrente-berekenen');
  await answer(page, 'Nee', page.getByLabel('Postcode'));
  await calculate(page, 'Ja');
  await expect(page.getByRole('button', { name: 'Wat zegt deze waarde?' })).toHaveText(/^€\s[\d.]+$/);
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await page.getByRole('button', { name: 'Een taxatie aanvragen' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Waarom heb je een taxatie nodig?')).toHaveValue('lagere_risicoklasse');
  await expect(page.getByLabel('Type woning')).toHaveValue('bestaand');
  await expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue('Keulenstraat 19 A in Deventer');
  await expect(page.getByLabel('Pakket')).not.toHaveValue('kies-jouw-pakket');
});

test('the questionnaire keeps its answers over a reload and hands them over', async ({ page }) => {
  await visit(page, '/hypotheekvragen');
  await page.getByRole('radio', { name: 'Nieuwbouw' }).check();
  const next = page.getByRole('button', { name: 'Volgende' });
  await next.click();
  await page.getByLabel('Postcode').fill('7418ET');
  await next.click();
  await page.getByRole('radio', { name: 'Scheiding' }).check();
  await next.click();
  await page.getByLabel(/nader te bepalen/).check();
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(page.getByRole('radio', { name: 'Scheiding' })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Stap 3 van 8')).toBeVisible();
  await next.click();
  await expect(page.getByLabel(/nader te bepalen/)).toBeChecked();
  for (let step = 4; step < 6; step += 1) await next.click();
  await page.getByLabel('Voornaam').fill('Anna');
  await page.getByLabel('Deze gegevens kloppen').check();
  await next.click();
  await next.click();
  await page.getByLabel('Ik heb de voorwaarden gelezen').check();
  await page.getByRole('button', { name: 'Naar de taxatieaanvraag' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Type woning')).toHaveValue('nieuwbouw');
  await expect(page.getByLabel('Waarom heb je een taxatie nodig?')).toHaveValue('scheiding');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');
  await expect(page.getByLabel('Postcode')).toHaveValue('7418ET');
  expect(await readRecorded('activecampaign')).toEqual([]);
});
