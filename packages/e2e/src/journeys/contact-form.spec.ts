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

test('a refusal of the marketing service shows the error with the firm’s address, and the form can be sent again', async ({
  page,
}) => {
  await visit(page, '/contact');
  await fillInContact(page, 'x');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+/,
  );
  await page.getByLabel('E-mail').fill('weer@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
});

test('a contact that was known already causes one notification', async ({ page }) => {
  for (const [message, calls] of [
    ['een', ['contact_sync']],
    ['twee', ['contact_sync', 'automation_contact_add']],
  ] as const) {
    await forgetRecorded();
    await visit(page, '/contact');
    await fillInContact(page, 'bekend@voorbeeld.example');
    await page.getByLabel('Bericht').fill(message);
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    const actions = (await readRecorded('activecampaign')).map(({ query }) => query['api_action']);
    expect(actions).toEqual(calls);
  }
});

test('a lead that was sent while the marketing service was down arrives when it is back', async ({
  page,
}) => {
  await breakUpstream({ service: 'activecampaign', status: 503 });
  await visit(page, '/contact');
  await fillInContact(page, 'later@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  // Without an id of the marketing service nothing navigates: the answer replaces the form.
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();

  await clearFaults();
  await forgetRecorded();
  await expect
    .poll(async () => (await readContact('later@voorbeeld.example')).length, { timeout: 40_000 })
    .toBe(1);
});

test.describe('a slow script', () => {
  test.use({ tolerated: { errors: [/status of 422/, /Failed to load resource/] } });

  test('a form that was sent before the script was ready comes back with its errors, and then works with the script', async ({
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
