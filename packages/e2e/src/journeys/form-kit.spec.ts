import type { Page } from '@playwright/test';
import { breakUpstream, clearFaults, forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel('Naam').fill('Anna Jansen');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefoon').fill('06 12345678');
  await page.getByLabel(/Ik ga akkoord/).check();
};
const send = (page: Page) => page.getByRole('button', { name: 'Versturen' }).click();

test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

test('a warning goes when its field is visited, and the others stay', async ({ page }) => {
  await visit(page, '/contact');
  await send(page);
  await expect(page.getByText('Let op: Verplicht')).toHaveCount(4);
  await expect(page.getByLabel('Naam')).toBeFocused();
  await page.getByLabel('E-mail').focus();
  await expect(page.getByText('Let op: Verplicht')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Versturen' })).toBeEnabled();
});

test('a refusal shows the error with the firm’s address, and the form can be sent again', async ({
  page,
}) => {
  await visit(page, '/contact');
  await fillIn(page, 'x');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(
    /Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+/,
  );
  await page.getByLabel('E-mail').fill('weer@voorbeeld.example');
  await send(page);
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
});

test('a contact that was known already is notified once', async ({ page }) => {
  for (const [message, calls] of [
    ['een', ['contact_sync']],
    ['twee', ['contact_sync', 'automation_contact_add']],
  ] as const) {
    await forgetRecorded();
    await visit(page, '/contact');
    await fillIn(page, 'bekend@voorbeeld.example');
    await page.getByLabel('Bericht').fill(message);
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    const actions = (await readRecorded('activecampaign')).map(({ query }) => query['api_action']);
    expect(actions).toEqual(calls);
  }
});

test('a slow send disables the button, says what it does, and is sent once', async ({ page }) => {
  await breakUpstream({ service: 'activecampaign', delayMs: 2_500, count: 1 });
  await visit(page, '/contact');
  await fillIn(page, 'traag@voorbeeld.example');
  await send(page);
  const button = page.getByRole('button', { name: 'Indienen...' });
  await expect(button).toBeVisible();
  await button.click({ force: true });
  await expect(page.getByText('Een ogenblik, we versturen je gegevens.')).toBeVisible();
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  expect(await readRecorded('activecampaign')).toHaveLength(1);
});

test('what was typed survives a reload, and is gone once it is sent', async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page, 'concept@voorbeeld.example');
  await page.getByLabel('Bericht').fill('Nog niet af');
  await page.reload();
  await expect(page.getByLabel('Bericht')).toHaveValue('Nog niet af');
  await expect(page.getByLabel('E-mail')).toHaveValue('concept@voorbeeld.example');
  await visit(page, '/contact');
  await send(page);
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  await visit(page, '/contact');
  await expect(page.getByLabel('Bericht')).toHaveValue('');
});

test('what was typed is there again for who goes on and comes back', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('E-mail').fill('terug@voorbeeld.example');
  await page.getByLabel(/Ik ga akkoord/).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('E-mail')).toHaveValue('terug@voorbeeld.example');
  await expect(page.getByLabel(/Ik ga akkoord/)).toBeChecked();
});

test.describe('without a network', () => {
  // Pictures that were still on their way.
  test.use({ tolerated: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('offline the form says so, and sends when the network is back', async ({ page, context }) => {
    await visit(page, '/contact');
    await fillIn(page, 'offline@voorbeeld.example');
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText('Je bent nu niet verbonden met internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
  });
});

test.describe('when the edge itself cannot be reached', () => {
  test.use({ tolerated: { errors: [/ERR_FAILED/, /Failed to load resource/] } });

  test('the error is shown, and everything typed is kept', async ({ page }) => {
    await visit(page, '/contact');
    await page.route('**/ac/contact/add/**', (route) => route.abort('failed'));
    await fillIn(page, 'weg@voorbeeld.example');
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Er ging helaas iets fout.');
    await expect(page.getByLabel('E-mail')).toHaveValue('weg@voorbeeld.example');
    await page.unroute('**/ac/contact/add/**');
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
  });
});

test('a likely slip in an e-mail address gets a suggestion that does not block', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('E-mail').fill('anna@gmial.com');
  await page.getByLabel('E-mail').blur();
  await page.getByRole('button', { name: 'anna@gmail.com' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@gmail.com');
});

test('an address that was found goes as soon as its postcode or number changes, and comes back with it', async ({
  page,
}) => {
  await visit(page, '/leebl');
  const postcode = page.getByLabel('Postcode');
  const number = page.getByLabel('Huisnummer');
  const address = page.getByLabel('Adres', { exact: true });
  await postcode.fill('7418 ET');
  await number.fill('19 A');
  await number.blur();
  await expect(address).toHaveValue(/Keulenstraat 19/);
  await postcode.fill('');
  await expect(address).toHaveValue('');
  await postcode.blur();
  await expect(address).toHaveValue('');
  await postcode.fill('7418 ET');
  await postcode.blur();
  await expect(address).toHaveValue(/Keulenstraat 19/);
});

test.describe('when addresses cannot be looked up', () => {
  test.use({ tolerated: { errors: [/status of 503/] } });

  test('an address lookup that is down lets the address be typed', async ({ page }) => {
    await breakUpstream({ service: 'pdok', status: 503 });
    await visit(page, '/leebl');
    await page.getByLabel('Postcode').fill('7418 ET');
    await page.getByLabel('Huisnummer').fill('19');
    await page.getByLabel('Huisnummer').blur();
    await expect(page.getByText('Sorry, het adres blijkt niet te bestaan')).toBeVisible();
    await page.getByLabel('Straat').fill('Keulenstraat');
    await page.getByLabel('Plaats').fill('Deventer');
    await fillIn(page, 'adres@voorbeeld.example');
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/leebl$/);
    const [sync] = await readRecorded('activecampaign');
    expect(sync?.body).toMatchObject({ 'field[%STRAAT%,0]': 'Keulenstraat', 'field[%HUISNR%,0]': '19' });
  });
});
