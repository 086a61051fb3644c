import { breakUpstream, clearFaults, forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit, waitForHydration, waitForWidgets } from '../visitor.ts';
import { fillInContact } from './contact-fields.ts';

const readContact = async (email: string) => {
  const writes = await readRecorded('activecampaign');
  return writes
    .map((write) => write.body as Record<string, string>)
    .filter((body) => body['email'] === email);
};

test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

test('a sent form reaches the marketing service with exactly the fields of its row, and says thank you', async ({
  page,
}) => {
  await visit(page, '/contact');
  await fillInContact(page, 'anna@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const [contact, ...more] = await readContact('anna@voorbeeld.example');
  expect(more).toEqual([]);
  expect(contact).toMatchObject({
    first_name: 'Anna Jansen',
    phone: '06 12345678',
    tags: 'Contactformulier',
    'field[%MESSAGE%,0]': 'Kan ik zaterdag komen kijken?',
    'field[%FORMTYPE%,0]': 'Kennismaken',
  });
});

test('an incomplete form sends nothing, names each field, and keeps what was typed', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Naam').fill('Anna');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Verplicht').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Naam')).toHaveValue('Anna');
  expect(await readRecorded('activecampaign')).toEqual([]);
});

test('a lead that was sent while the marketing service was down arrives when it is back', async ({
  page,
}) => {
  await breakUpstream({ service: 'activecampaign', status: 503 });
  await visit(page, '/contact');
  await fillInContact(page, 'later@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  // Without an id of the marketing service nothing navigates: the answer takes the form's place.
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();

  await clearFaults();
  await forgetRecorded();
  await expect
    .poll(async () => (await readContact('later@voorbeeld.example')).length, { timeout: 40_000 })
    .toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerated: { errors: [/status of 422/] } });

  test('the same form works, and a mistake comes back with the values in place', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Naam').fill('Bea');
    await page.getByLabel('E-mail').fill('bea@voorbeeld.example');
    await page.getByLabel('Telefoon').fill('0570 123456');
    // The browser's own check is not what is tested here.
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Verplicht').first()).toBeVisible();
    await expect(page.getByLabel('Naam')).toHaveValue('Bea');
    expect(await readContact('bea@voorbeeld.example')).toEqual([]);

    await page.getByLabel('Bericht').fill('Hallo');
    await page.getByLabel(/Ik ga akkoord/).check();
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    expect(await readContact('bea@voorbeeld.example')).toHaveLength(1);
  });
});

test.describe('a slow script', () => {
  test.use({ tolerated: { errors: [/status of 422/, /Failed to load resource/] } });

  test('a form that was sent before the script was ready comes back with its mistakes, and then works with it', async ({
    page,
  }) => {
    await page.route('**/remotes/**/*.js', (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Naam').fill('Cees');
    await page.unroute('**/remotes/**/*.js');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('Naam')).toHaveValue('Cees');
    await waitForWidgets(page);
    await fillInContact(page, 'cees@voorbeeld.example');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
  });
});
