import type { Locator, Page } from '@playwright/test';
import { forgetRecorded, readRecorded, upstreamsUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { journeys, visitor, type Call, type Journey } from './lead-table.ts';

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
  const reply = await fetch(`${upstreamsUrl}/activecampaign/admin/api.php?${query}`);
  return ((await reply.json()) as { id: string }).id;
};

const expectCalls = async ({ sent, followUps = [] }: Journey, email: string): Promise<Call[]> => {
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

/** Addresses of requests and what they tell of where they came from: nothing that was typed may stand there. */
const watchAddresses = (page: Page): (() => string) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), request.headers()['referer'] ?? '');
  });
  return () => decodeURIComponent(seen.join('\n')).toLowerCase();
};

const expectMissing = async (form: Locator, journey: Journey, field: Journey['fields'][number]) => {
  const control = form.getByLabel(field.label, { exact: typeof field.label === 'string' }).first();
  await expect(control).toBeFocused();
  await expect(control).toHaveAccessibleDescription(/Let op: Verplicht/);
  await expect(form.getByRole('alert')).toHaveText(journey.warning);
};

test.beforeEach(forgetRecorded);
test.use({ tolerated: { errors: [/ERR_FAILED/, /Failed to load resource/] } });

for (const journey of journeys) {
  const { button, reset = button, failed = reset } = journey;
  test(`${journey.form}: nothing is sent while a field is empty, a send that fails keeps what was typed, and the marketing service gets what the spec says`, async ({
    page,
  }) => {
    const email = `quirijn-${journey.form}@voorbeeld.example`;
    const readAddresses = watchAddresses(page);
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
      await expect(form.getByRole('alert')).toHaveText(
        /^Er ging iets fout\. Probeer het nog een keer\. Als het blijft voorkomen, neem dan contact op via \S+@\S+$/,
      );
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

    expect(readAddresses()).not.toMatch(/quirijn|zevenhuizen|98765432|geheimschrift/);
  });
}
