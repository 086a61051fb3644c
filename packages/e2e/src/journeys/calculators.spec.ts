import type { Locator, Page } from '@playwright/test';
import { breakUpstream, clearFaults, forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

/** The stand-in knows several homes under this number: the last one, without a letter, is chosen. */
const chooseHome = async (page: Page) => {
  await page.getByRole('combobox', { name: /^Adres/ }).selectOption({ label: 'Keulenstraat 19 in Deventer' });
  await page.getByRole('button', { name: 'Verder gaan' }).click();
};
const fillAddress = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeDisabled();
  await page.getByLabel('Postcode').fill('7418ET');
  await page.getByLabel('Huisnummer').fill('19');
  await page.getByLabel('Huisnummer').blur();
  await chooseHome(page);
};

/** A step's first button works once the calculator's own script is there. */
const begin = async (page: Page, answer: 'Ja' | 'Nee', next: Locator) => {
  const button = page.getByRole('button', { name: answer, exact: true });
  await expect(async () => {
    if (!(await next.isVisible())) await button.click({ timeout: 1_000 });
    await expect(next).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

/** Answers each comparable home, and says how many there were. */
const compareHomes = async (page: Page, answer: 'Ja' | 'Nee'): Promise<number> => {
  const count = page.getByText(/^Woning \d+ van \d+$/);
  await expect(count).toBeVisible();
  const [, total = '0'] = /van (\d+)/.exec((await count.textContent()) ?? '') ?? [];
  for (let index = 1; index <= Number(total); index += 1) {
    await expect(page.getByText(`Woning ${index} van ${total}`)).toBeVisible();
    await expect(page.getByText('Volgens Google de woning van buiten')).toBeVisible();
    await page.getByRole('button', { name: answer, exact: true }).click();
  }
  return Number(total);
};

const readCalls = async () =>
  (await readRecorded('activecampaign')).map(({ query, body }) => ({
    action: query['api_action'],
    body: body as Record<string, string>,
  }));

test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

test('mortgage interest: from NHG to a valuation form that is filled in', async ({ page }) => {
  await visit(page, '/hypotheekrente-berekenen');
  await begin(page, 'Ja', page.getByRole('heading', { name: 'Gefeliciteerd!' }));
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await page.getByRole('button', { name: 'Nee', exact: true }).click();
  await fillAddress(page);
  await compareHomes(page, 'Ja');
  await expect(page.getByText('Gegevens laden...')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Is deze waarde hoger dan jouw huidige hypotheek?' }),
  ).toBeVisible();
  const value = page.getByRole('button', { name: 'Wat zegt deze waarde?' });
  await expect(value).toHaveText(/^€\s[\d.]+$/);
  await value.focus();
  await expect(page.getByRole('tooltip')).toContainText('indicatie');

  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Yes, je kan besparen!' })).toBeVisible();
  await page.getByRole('button', { name: 'Een taxatie aanvragen' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Waarom heb je een taxatie nodig?')).toHaveValue('lagere_risicoklasse');
  await expect(page.getByLabel('Type woning')).toHaveValue('bestaand');
  await expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue('Keulenstraat 19 in Deventer');
  await expect(page.getByLabel('Pakket')).not.toHaveValue('kies-jouw-pakket');
});

test('mortgage interest: the contact form sends the value and the address', async ({ page }) => {
  await visit(page, '/hypotheekrente-berekenen');
  await begin(page, 'Nee', page.getByLabel('Postcode'));
  await fillAddress(page);
  await compareHomes(page, 'Nee');
  await page.getByRole('button', { name: 'Nee', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Je hebt al bespaard!' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact opnemen' }).click();
  await expect(page.getByLabel(/Ik ga akkoord/)).toBeChecked();
  await page.getByLabel('Naam*').fill('Anna');
  await page.getByLabel('E-mail*').fill('rente@voorbeeld.example');
  await page.getByLabel('Telefoon*').fill('06');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  const [sync, note] = await readCalls();
  expect(sync?.body).toMatchObject({
    tags: 'Hypotheek rente berekenen',
    'field[%TOOL_CALCULATION%,0]': expect.stringMatching(/^€\s[\d.]+$/),
    'field[%TOOL_CALCULATION_ADDRESS%,0]': 'Keulenstraat 19 in Deventer',
  });
  expect(note).toMatchObject({
    action: 'contact_note_add',
    body: { note: expect.stringContaining('7418ET') },
  });
});

test('object valuation: the value shows once the e-mail address is sent', async ({ page }) => {
  await visit(page, '/waarde-woning');
  await fillAddress(page);
  await compareHomes(page, 'Nee');
  await expect(page.getByRole('heading', { name: 'De laatste stap!' })).toBeVisible();
  await page.getByLabel('E-mail').fill('waarde@voorbeeld.example');
  await page.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  const [sync] = await readCalls();
  expect(sync?.body).toMatchObject({
    email: 'waarde@voorbeeld.example',
    first_name: '',
    tags: 'Waarde woning berekend',
    'field[%FORMTYPE%,0]': 'Waarde woning berekenen',
  });
});

test('the wizard takes the e-mail address out of the address bar and sends the value', async ({ page }) => {
  await visit(page, '/waardecheck?zip=7418ET&nr=19&email=tool%40voorbeeld.example');
  await expect(page).toHaveURL(/\/waardecheck$/);
  await expect(page.getByLabel('Postcode')).toHaveValue('7418ET');
  await chooseHome(page);
  await compareHomes(page, 'Nee');
  await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  await expect(page.getByLabel(/gebeld worden/)).toBeChecked();
  const [sync] = await readCalls();
  expect(sync?.body).toMatchObject({ email: 'tool@voorbeeld.example', tags: 'Waarde woning berekend' });
});

test('the wizard shows the value without an e-mail address, and sends nothing', async ({ page }) => {
  await visit(page, '/waardecheck');
  await fillAddress(page);
  await compareHomes(page, 'Nee');
  await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  expect(await readCalls()).toEqual([]);
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
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Naar de taxatieaanvraag' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
  await expect(page.getByLabel('Type woning')).toHaveValue('nieuwbouw');
  await expect(page.getByLabel('Waarom heb je een taxatie nodig?')).toHaveValue('scheiding');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');
  await expect(page.getByLabel('Postcode')).toHaveValue('7418ET');
  expect(await readCalls()).toEqual([]);
});

test.describe('when values cannot be had', () => {
  test.use({ tolerated: { errors: [/status of 503/] } });

  test('the calculator says so, and the address can be tried again', async ({ page }) => {
    await breakUpstream({ service: 'valuation', status: 503 });
    await visit(page, '/waarde-woning');
    await fillAddress(page);
    await expect(page.getByRole('alert')).toContainText('kunnen we nu geen waarde berekenen');
    await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeEnabled();
  });
});
