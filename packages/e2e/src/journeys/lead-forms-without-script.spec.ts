import * as contracts from '@binnen/contracts/forms';
import { findMissing, searchServiceForm, type FormContract } from '@binnen/contracts/forms';
import type { Locator, Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test } from '../visitor.ts';
import { journeys, otherForms } from './lead-table.ts';

/** How a form is filled in without script, apart from the person and the privacy box. */
interface WithoutScript {
  fill?: (form: Locator) => Promise<void>;
  /** Chosen before the first, incomplete send, because the next questions depend on it. */
  first?: { values: Record<string, string>; choose: (form: Locator) => Promise<void> };
}

const fillAddress = async (form: Locator) => {
  await form.getByLabel('Postcode').fill('7418ET');
  await form.getByLabel('Huisnummer').fill('19');
  await form.getByLabel('Straat').fill('Keulenstraat');
  await form.getByLabel('Plaats').fill('Deventer');
};

const others: Record<string, WithoutScript> = {
  'free-valuation': { fill: fillAddress },
  'valuation-request': {
    fill: async (form) => {
      await form.getByLabel('Pakket').selectOption({ index: 1 });
      await form.getByLabel('Type woning').selectOption('bestaand');
      await form.getByLabel('Ik ga de woning verbouwen').check();
      await fillAddress(form);
    },
  },
  'search-service': {
    // Only buyers are asked for price, rooms and surface.
    first: {
      values: { type_woning: 'koop' },
      choose: async (form) => void (await form.getByLabel('Huur of koop').selectOption('koop')),
    },
    fill: async (form) => {
      await form.getByLabel('Plaatsen').fill('Deventer, Nergenshuizen');
      await form.getByLabel('Soort woning').fill('Woonhuis');
      await form.getByLabel('Maximumprijs').selectOption('350000');
      await form.getByLabel('Kamers').selectOption('4');
      await form.getByLabel('Oppervlakte').selectOption('100');
    },
  },
};

const isForm = (value: unknown): value is FormContract =>
  typeof value === 'object' && value !== null && 'call' in value;
const findContract = (name: string): FormContract =>
  (Object.values(contracts) as unknown[]).filter(isForm).find((form) => form.name === name)!;

/** The forms of the table that exist without script: those of the calculators need it. */
const forms = journeys
  .filter(({ form, open }) => form === 'interest' || !open)
  .map(({ form, path, open, button, thanks }) => ({
    form: findContract(form),
    path,
    open,
    button,
    thanks,
    ...others[form],
  }));

const findForm = (page: Page, button: string): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) });

/** Presses the button; answers the status of the browser's post. */
const send = async (page: Page, button: string): Promise<number> => {
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await findForm(page, button).getByRole('button', { name: button, exact: true }).click();
  const response = await posted;
  await page.waitForLoadState('domcontentloaded');
  return response.status();
};

const readSync = async (email: string): Promise<Record<string, string> | undefined> =>
  (await readRecorded('activecampaign'))
    .map(({ body }) => body as Record<string, string>)
    .find((body) => body['email'] === email);

const sendIncompleteThenComplete = async (page: Page, on: (typeof forms)[number]) => {
  const { form: contract, button, first, fill } = on;
  const email = `${contract.name}-zonder@voorbeeld.example`;
  const form = findForm(page, button);
  await form.getByLabel(/^E-mail/).fill(email);
  await first?.choose(form);

  expect(await send(page, button)).toBe(422);
  await expect(page).toHaveTitle(/^Fout: /);
  await expect(form.getByRole('alert')).toHaveText(contract.warning);
  await expect(form.getByRole('alert')).toBeInViewport();
  const values = { email, ...first?.values };
  const missing = findMissing(contract, values);
  await expect(form.getByText('Let op: Verplicht')).toHaveCount(Object.keys(missing).length);
  await expect(form.getByLabel(/^E-mail/)).toHaveValue(email);
  await expect(form.getByLabel(/^E-mail/)).not.toHaveAttribute('aria-invalid');
  await expect(form.getByLabel(/^(Naam|Voornaam)/)).toHaveAttribute('aria-invalid', 'true');
  expect(await readSync(email)).toBeUndefined();

  await fill?.(form);
  await form.getByLabel(/^(Naam|Voornaam)/).fill('Anna');
  if (contract.required.includes('lastname')) await form.getByLabel(/^Achternaam/).fill('Jansen');
  await form.getByLabel(/^Telefoon/).fill('06 12345678');
  await form.getByLabel(/privacyverklaring/).check();
  expect(await send(page, button)).toBe(303);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(on.thanks);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return await readSync(email);
};

// An incomplete form comes back with status 422, which the browser logs in the console.
test.use({ javaScriptEnabled: false, tolerated: { errors: [/status of 422/] } });
test.beforeEach(async ({ page }) => {
  await forgetRecorded();
  // This test is not about pictures, and the edge makes each of them on demand.
  const body = '<svg xmlns="http://www.w3.org/2000/svg" />';
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
});

for (const each of forms) {
  test(`the ${each.form.name} form without script comes back with its mistakes, and then is sent`, async ({
    page,
  }) => {
    await page.goto(each.path, { waitUntil: 'domcontentloaded' });
    await each.open?.(page);
    const { pathname } = new URL(page.url());
    const sync = await sendIncompleteThenComplete(page, each);
    expect(sync).toMatchObject({ first_name: 'Anna', phone: '06 12345678' });
    if (each.fill === fillAddress)
      expect(sync).toMatchObject({
        'field[%STRAAT%,0]': 'Keulenstraat',
        'field[%PLAATS%,0]': 'Deventer',
        'field[%HUISNR%,0]': '19',
      });
    if (each.form === searchServiceForm)
      expect(sync).toMatchObject({
        'field[%PLAATSEN%,0]': 'Deventer, Nergenshuizen',
        'field[%SOORTEN%,0]': 'Woonhuis',
      });
    if (each.open) expect(sync?.['field[%WONING%,0]']).toContain(`(${pathname})`);
  });
}

test('each other form is on its page, with its title and its button', async ({ page }) => {
  for (const { form, path, title, button } of otherForms) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = page.getByRole('form', { name: title });
    await expect(found.locator('input[name=_formulier]')).toHaveValue(form);
    await expect(found.getByRole('button', { name: button, exact: true })).toBeVisible();
  }
});

test('each calculator leads to the contact form without script', async ({ page }) => {
  for (const path of ['/hypotheekrente-berekenen', '/waarde-woning', '/waardecheck']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'Laat je gegevens achter' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  }
});

test('the questionnaire leads to the valuation form without script', async ({ page }) => {
  await page.goto('/hypotheekvragen', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'Vraag je taxatie hier aan' }).click();
  await expect(page).toHaveURL(/\/taxatie#valuation$/);
});
