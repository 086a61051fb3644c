import type { Locator, Page } from '@playwright/test';
import { forgetRecorded, readRecorded, siteUrl, standInsUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { calculate, euros, note, valueNote, visitor, type Call, type Journey } from './lead-fields.ts';
import { journeys } from './lead-table.ts';

/** Back from the marketing service's names to the spec's: `field[%NAME%,0]` → `NAME`. */
const parseName = (name: string) =>
  ({ first_name: 'firstname', last_name: 'lastname' })[name] ?? /^field\[%(.+)%,0\]$/.exec(name)?.[1] ?? name;
const toSpec = (body: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(body)
      // The list that the contact is put on is no parameter of the spec's.
      .filter(([name]) => !/^(p|status)\[/.test(name))
      .map(([name, value]) => [parseName(name), value]),
  );
const toService = (sent: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      ['email', 'firstname', 'lastname', 'phone', 'tags'].includes(name) ? name : name.toUpperCase(),
      value,
    ]),
  );

const readCalls = async () =>
  (await readRecorded('activecampaign')).map(({ query, body }) => ({
    action: query['api_action'],
    parameters: toSpec(body as Record<string, string>),
  }));

/** The marketing service's own id of a contact. */
const findContactId = async (email: string): Promise<string> => {
  const query = new URLSearchParams({
    api_key: 'local-activecampaign-key',
    api_action: 'contact_view_email',
    email,
  });
  const reply = await fetch(`${standInsUrl}/activecampaign/admin/api.php?${query}`);
  return ((await reply.json()) as { id: string }).id;
};

const expectCalls = async (
  { sent, followUps = [] }: Pick<Journey, 'sent' | 'followUps'>,
  email: string,
): Promise<Call[]> => {
  const id = await findContactId(email);
  const person = { email, firstname: visitor.firstname, phone: visitor.phone };
  return [
    { action: 'contact_sync', parameters: toService({ ...person, ...sent }) },
    ...followUps.map(({ action, parameters }) => ({
      action,
      parameters: { [action === 'contact_note_add' ? 'id' : 'contact_id']: id, ...parameters },
    })),
  ];
};

const readJobs = async (email: string) =>
  (await readRecorded('realworks'))
    .map(({ body }) => (body as { zoekopdracht: Record<string, Record<string, unknown>> }).zoekopdracht)
    .filter((job) => JSON.stringify(job).includes(`"${email}"`));

/** Addresses of requests, and what they tell of where they came from: nothing that was typed may stand there. */
const watchAddresses = async (page: Page): Promise<() => string[]> => {
  const seen: string[] = [];
  const note = (address = '') => void seen.push(decodeURIComponent(address).toLowerCase());
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ request }) => note(request.url));
  network.on('Network.requestWillBeSentExtraInfo', ({ headers }) => note(headers['Referer']));
  await network.send('Network.enable');
  return () => seen.filter((address) => typed.test(address));
};
const typed = /quirijn|zevenhuizen|98765432|geheimschrift/;

const expectMissing = async (form: Locator, journey: Journey, field: Journey['fields'][number]) => {
  const control = form.getByLabel(field.label, { exact: typeof field.label === 'string' }).first();
  await expect(control).toBeFocused();
  await expect(control).toHaveAccessibleDescription(/Let op: Verplicht/);
  await expect(form.getByRole('alert')).toHaveText(journey.warning);
};

const refusal =
  /^Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+$/;

test.beforeEach(forgetRecorded);
test.use({ tolerated: { errors: [/ERR_FAILED/, /Failed to load resource/] } });

for (const journey of journeys) {
  const { button, reset = button, failed = reset } = journey;
  test(`${journey.form}: nothing is sent while a field is empty, a send that fails keeps what was typed, and the marketing service gets what the spec says`, async ({
    page,
  }) => {
    const email = `quirijn-${journey.form}@voorbeeld.example`;
    const readAddresses = await watchAddresses(page);
    await visit(page, journey.path);
    await journey.open?.(page);
    const form = page.getByRole('form', { name: journey.title });
    const send = (label: string) => form.getByRole('button', { name: label, exact: true }).click();

    await test.step('each field that is missing is where the focus goes', async () => {
      let label = button;
      for (const field of journey.fields) {
        await send(label);
        label = reset;
        await expectMissing(form, journey, field);
        await field.fill(form, email);
      }
      await journey.choose?.(form);
      expect(await readRecorded('activecampaign')).toEqual([]);
      expect(await readRecorded('realworks')).toEqual([]);
    });

    const address = form.getByLabel(/^E-mail/);
    await test.step('the edge cannot be reached', async () => {
      await page.route('**/ac/contact/add/**', (route) => route.abort('failed'));
      await send(journey.fields.length > 0 ? reset : button);
      await expect(form.getByRole('alert')).toHaveText(/^Er ging helaas iets fout\. \S/);
      await expect(address).toHaveValue(email);
      await page.unroute('**/ac/contact/add/**');
    });

    await test.step('the marketing service refuses it', async () => {
      await address.fill('quirijn');
      await send(failed);
      await expect(form.getByRole('alert')).toHaveText(refusal);
      await expect(form.getByLabel(/^Telefoon/)).toHaveValue(visitor.phone);
      expect((await readCalls()).map(({ action }) => action)).toEqual(['contact_sync']);
      await forgetRecorded();
    });

    await test.step('it is sent', async () => {
      await address.fill(email);
      await send(failed);
      await expect(page).toHaveURL(journey.thanks);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bedankt|Wij gaan|We gaan)/);
      expect(await readCalls()).toEqual(await expectCalls(journey, email));
      expect(await readJobs(email)).toMatchObject(journey.job ? [{ woonwens: journey.job }] : []);
    });

    expect(readAddresses()).toEqual([]);
  });
}

/** The lead of the valuation tool: it knows no name and no phone number. */
const toolLead = {
  sent: {
    firstname: '',
    phone: '',
    estimatedValue: euros,
    address: 'Keulenstraat 19 A in Deventer',
    tags: 'Waarde woning berekend',
    formtype: 'Waarde woning berekenen',
  },
  followUps: [note(valueNote)],
};

test('valuation-tool, at the end of the object calculator: the value shows once the lead is sent', async ({
  page,
}) => {
  const email = 'quirijn-waarde@voorbeeld.example';
  const readAddresses = await watchAddresses(page);
  await visit(page, '/waarde-woning');
  await calculate(page);
  const step = page.getByRole('region', { name: 'Direct berekenen' });
  await expect(step.getByRole('heading', { name: 'De laatste stap!' })).toBeVisible();
  const address = step.getByLabel('E-mail');
  const proceed = () => step.getByRole('button', { name: 'Doorgaan' }).click();
  await proceed();
  await expect(address).toBeFocused();
  await expect(step.getByRole('alert')).toHaveText('Je hebt niet alles ingevuld.');
  expect(await readCalls()).toEqual([]);

  await page.route('**/ac/contact/add/**', (route) => route.abort('failed'));
  await address.fill(email);
  await proceed();
  await expect(step.getByRole('alert')).toHaveText(/^Er ging helaas iets fout\. \S/);
  await expect(address).toHaveValue(email);
  await page.unroute('**/ac/contact/add/**');

  await address.fill('quirijn');
  await proceed();
  await expect(step.getByRole('alert')).toHaveText(refusal);
  await forgetRecorded();
  await address.fill(email);
  await proceed();
  await expect(step.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  expect(await readCalls()).toEqual(await expectCalls(toolLead, email));
  expect(readAddresses()).toEqual([]);
});

test('valuation-tool, in the wizard: who came with an e-mail address sees the value, and the lead is sent', async ({
  page,
  context,
}) => {
  const email = 'quirijn-wizard@voorbeeld.example';
  const readAddresses = await watchAddresses(page);
  // Trackers read the address bar: once they are allowed, they start after it is clean.
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: siteUrl }]);
  const atTracking: string[] = [];
  await page.route('**/content/tracking', async (route) => {
    atTracking.push(await page.evaluate(() => location.search));
    await route.continue();
  });
  const link = `/waardecheck?zip=7418et&nr=19&email=${email}&utm_source=mail`;
  await visit(page, link);
  await expect(page).toHaveURL(/\/waardecheck\?utm_source=mail$/);
  await expect(page.getByLabel('Postcode')).toHaveValue('7418et');
  await expect.poll(() => atTracking).toEqual(['?utm_source=mail']);
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  expect(await readCalls()).toEqual(await expectCalls(toolLead, email));
  // The link itself is the other site's; after it, nothing says who came.
  expect(readAddresses()).toEqual([expect.stringContaining(link)]);
});

test('what the page helps with chooses the package of the financial form', async ({ page }) => {
  await visit(page, '/wooncontinuplan');
  await page.getByRole('button', { name: 'Een woning verbouwen' }).click();
  await page.getByRole('link', { name: 'Vraag hulp bij een woning verbouwen' }).click();
  await expect(page.getByLabel('Waar gaat het om?')).toHaveValue('woning-verbouwen');
  await expect(page.getByLabel('Waar gaat het om?')).toBeInViewport();
});
