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

test('thanks by name are there after a reload, and the page is not drawn anew', async ({ page }) => {
  await visit(page, '/contact');
  await fillInContact(page, 'herladen@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  const thanks = page.getByText(/^Tot gauw, /);
  await expect(thanks).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(thanks).toBeVisible();
});

test('a lead arrives when the visitor goes elsewhere while it is being sent', async ({ page }) => {
  await visit(page, '/contact');
  await fillInContact(page, 'weg@voorbeeld.example');
  const tab = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  // Bytes a second: what is sent takes seconds, what is only asked for does not.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150 };
  await tab.send('Network.emulateNetworkConditions', slow);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await sent;
  await page.goto('/blogs');
  await expect.poll(async () => (await readContact('weg@voorbeeld.example')).length).toBe(1);
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
