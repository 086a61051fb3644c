import type { Page } from '@playwright/test';
import { leadCases } from '@binnen/stand-ins/activecampaign/lead-cases';
import { nameFields, readFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { breakUpstream, clearFaults, forgetRecorded, readRecorded, siteUrl, standInsUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { calculate, euros, valueNote, type Journey } from './lead-fields.ts';
import { journeys } from './lead-table.ts';

const readCalls = async () =>
  (await readRecorded('activecampaign')).map(({ query, body }) => ({
    action: query['api_action'],
    parameters: readFields(body as Record<string, string>),
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

/** The calls that the marketing service must get for a new contact, in order. */
const expectCalls = async ({ form, sent, note }: Pick<Journey, 'form' | 'sent' | 'note'>, email: string) => {
  const example = leadCases.find((each) => each.form === form)!;
  const id = await findContactId(email);
  return [
    { action: 'contact_sync', parameters: nameFields({ ...example.sent, ...sent, email }) },
    ...example.added.map((followUp) =>
      followUp === 'automation'
        ? { action: 'automation_contact_add', parameters: { contact_id: id, automation: '3' } }
        : {
            action: 'contact_note_add',
            parameters: { id, listid: '0', note: note ?? followUp.note },
          },
    ),
  ];
};

const readJobs = async (email: string) =>
  (await readRecorded('realworks'))
    .map(({ body }) => (body as { zoekopdracht: Record<string, Record<string, unknown>> }).zoekopdracht)
    .filter((job) => JSON.stringify(job).includes(`"${email}"`));

/** URLs and referrers of requests: nothing that was typed may be in them. */
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

test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

/** Opens a form and fills in everything that it asks. */
const fillIn = async (page: Page, { path, open, title, button, fields, choose }: Journey, email: string) => {
  await visit(page, path);
  await open?.(page);
  const form = page.getByRole('form', { name: title });
  for (const fill of fields) await fill(form, email);
  await choose?.(form);
  return form.getByRole('button', { name: button, exact: true });
};

for (const journey of journeys.filter(({ form }) => form !== 'search-service')) {
  test(`${journey.form}: the marketing service gets what the spec says, no address has anything of it, and the visitor is thanked`, async ({
    page,
  }) => {
    const email = `quirijn-${journey.form}@voorbeeld.example`;
    const readAddresses = await watchAddresses(page);
    const button = await fillIn(page, journey, email);
    expect(await readRecorded('activecampaign')).toEqual([]);
    await button.click();
    await expect(page).toHaveURL(journey.thanks);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bedankt|Wij gaan|We gaan)/);
    expect(await readCalls()).toEqual(await expectCalls(journey, email));
    expect(await readJobs(email)).toEqual([]);
    expect(readAddresses()).toEqual([]);
  });
}

const slowDown = (action: string, delayMs: number) =>
  breakUpstream({ service: 'activecampaign', path: `/admin/api.php?api_action=${action}*`, delayMs });

test('the search service shows its progress, and the CRM’s job, the marketing service and the office get what the spec says', async ({
  page,
}) => {
  const journey = journeys.find(({ form }) => form === 'search-service')!;
  const email = 'quirijn-stap-voor-stap@voorbeeld.example';
  const readAddresses = await watchAddresses(page);
  const button = await fillIn(page, journey, email);
  await breakUpstream({ service: 'realworks', path: '/wonen/v1/zoekopdracht', delayMs: 500 });
  await slowDown('contact_sync', 500);
  await slowDown('automation_contact_add', 1_500);
  const words = await button.evaluateHandle((element) => {
    const seen = [element.textContent];
    new MutationObserver(() => {
      if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
    }).observe(element, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  await button.click();
  await expect(page).toHaveURL(journey.thanks);
  expect(await words.jsonValue()).toEqual([
    'Vind mijn woning',
    'Opdracht aanmaken...',
    'Opdracht aangemaakt...',
    'Gelukt!',
  ]);
  // The visitor does not wait for the office.
  await expect.poll(readCalls).toHaveLength(3);
  expect(await readCalls()).toEqual(await expectCalls(journey, email));
  expect(await readJobs(email)).toMatchObject([{ woonwens: journey.job }]);
  expect(readAddresses()).toEqual([]);
});

/** The lead of the valuation tool has no name and no phone number. */
const toolLead = { form: 'valuation-tool', sent: { estimatedValue: euros }, note: valueNote };

test('valuation-tool, at the end of the object calculator: the value shows once the lead is sent', async ({
  page,
}) => {
  const email = 'quirijn-waarde@voorbeeld.example';
  const readAddresses = await watchAddresses(page);
  await visit(page, '/waarde-woning');
  await calculate(page);
  const step = page.getByRole('region', { name: 'Direct berekenen' });
  await step.getByLabel('E-mail').fill(email);
  expect(await readCalls()).toEqual([]);
  await step.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(step.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
  expect(await readCalls()).toEqual(await expectCalls(toolLead, email));
  expect(readAddresses()).toEqual([]);
});

test('valuation-tool, in the wizard: a visitor who came with an e-mail address sees the value, and the lead is sent', async ({
  page,
  context,
}) => {
  const email = 'quirijn-wizard@voorbeeld.example';
  const readAddresses = await watchAddresses(page);
  // Trackers read the address bar: after consent they only start when it is clean.
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
  // The link itself was the other site's; after it, no URL holds personal data.
  expect(readAddresses()).toEqual([expect.stringContaining(link)]);
});

test('what the page helps with chooses the package of the financial form', async ({ page }) => {
  await visit(page, '/wooncontinuplan');
  await page.getByRole('button', { name: 'Een woning verbouwen' }).click();
  await page.getByRole('link', { name: 'Vraag hulp bij een woning verbouwen' }).click();
  await expect(page.getByLabel('Waar gaat het om?')).toHaveValue('woning-verbouwen');
  await expect(page.getByLabel('Waar gaat het om?')).toBeInViewport();
});
