import { expect, test, visit, waitForHydration, waitForWidgets } from '../visitor.ts';
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

test('a link’s value check stays at its step when it is loaded again, is sent once, and leads back', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ac/contact/add/')) sent.push(request.url());
  });
  const reload = async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await waitForWidgets(page);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const compared = page.getByText(/^Woning \d+ van \d+$/);
  const value = page.getByRole('button', { name: /Wat zegt deze waarde\?$/ });
  await visit(page, '/waardecheck?zip=7418ET&nr=19&email=herladen@example.nl');
  await page
    .getByRole('combobox', { name: /^Adres/ })
    .selectOption({ label: 'Keulenstraat 19 A in Deventer' });
  await button('Verder gaan').click();
  await button('Nee').click();
  await expect(compared).toHaveText(/^Woning 2 van/);
  await reload();
  await expect(compared).toHaveText(/^Woning 2 van/);
  await expect(async () => {
    await button('Nee')
      .click({ timeout: 1_000 })
      .catch(() => {});
    await expect(value).toBeVisible({ timeout: 500 });
  }).toPass();
  await reload();
  await expect(value).toBeVisible();
  expect(sent).toHaveLength(1);
  const total = await page.evaluate((): number => history.state['valuation-wizard'].at);
  for (let at = total - 1; at > 0; at -= 1) {
    await page.goBack();
    await expect(page.getByText(`Woning ${at} van ${total - 1}`)).toBeVisible();
  }
  const address = page.getByRole('textbox', { name: 'Adres' });
  await page.goBack();
  await expect(address).toHaveValue('Keulenstraat 19 A in Deventer');
  await page.goForward();
  await expect(page.getByText(/^Woning 1 van/)).toBeVisible();
  await visit(page, '/waardecheck?zip=7418ET&nr=19&email=ander@example.nl');
  await expect(address).toBeVisible();
});
