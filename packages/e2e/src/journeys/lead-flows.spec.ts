import type { Locator, Page } from '@playwright/test';
import { breakUpstream, clearFaults, forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { journeys } from './lead-table.ts';

/** Opens a form and fills in all that it asks. */
const fillIn = async (page: Page, name: string, email: string) => {
  const journey = journeys.find(({ form }) => form === name)!;
  await visit(page, journey.path);
  await journey.open?.(page);
  const form = page.getByRole('form', { name: journey.title });
  for (const field of journey.fields) await field.fill(form, email);
  await journey.choose?.(form);
  const send = () => form.getByRole('button', { name: journey.button, exact: true }).click();
  return { form, send };
};

const slowDown = (action: string, delayMs: number) =>
  breakUpstream({ service: 'activecampaign', path: `/admin/api.php?api_action=${action}*`, delayMs });

/** What a button reads from now on, each wording once. */
const watchButton = async (button: Locator): Promise<() => Promise<string[]>> => {
  const words = await button.evaluateHandle((element) => {
    const seen = [element.textContent];
    new MutationObserver(() => {
      if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
    }).observe(element, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  return async () => (await words.jsonValue()).map((text) => text ?? '');
};

const readActions = async () =>
  (await readRecorded('activecampaign')).map(({ query }) => query['api_action']);

test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

test('the search service says how far it is, and goes on while the office is notified', async ({ page }) => {
  const { form, send } = await fillIn(page, 'search-service', 'stap-voor-stap@voorbeeld.example');
  await breakUpstream({ service: 'realworks', path: '/wonen/v1/zoekopdracht', delayMs: 500 });
  await slowDown('contact_sync', 500);
  await slowDown('automation_contact_add', 1_500);
  const readWords = await watchButton(form.getByRole('button', { name: 'Vind mijn woning' }));
  await send();
  await expect(page).toHaveURL(/\/bedankt\/zoekopdracht$/);
  expect(await readWords()).toEqual([
    'Vind mijn woning',
    'Opdracht aanmaken...',
    'Opdracht aangemaakt...',
    'Gelukt!',
  ]);
  await expect.poll(readActions).toEqual(['contact_sync', 'automation_contact_add', 'contact_note_add']);
});

test('a search job that the CRM refuses does not stop the search service', async ({ page }) => {
  await breakUpstream({ service: 'realworks', path: '/wonen/v1/zoekopdracht', status: 500 });
  const { send } = await fillIn(page, 'search-service', 'zonder-crm@voorbeeld.example');
  await send();
  await expect(page).toHaveURL(/\/bedankt\/zoekopdracht$/);
  expect(await readActions()).toEqual(['contact_sync', 'automation_contact_add', 'contact_note_add']);
});

test('sales advice says that it worked', async ({ page }) => {
  const { form, send } = await fillIn(page, 'sales-advice', 'gelukt@voorbeeld.example');
  const readWords = await watchButton(form.getByRole('button', { name: 'Aanvragen' }));
  await send();
  await expect(page).toHaveURL(/\/bedankt\/gratis-verkoopadvies$/);
  expect(await readWords()).toEqual(['Aanvragen', 'Aanvraag versturen...', 'Gelukt!']);
});

test('without an id the valuation form goes nowhere: the answer takes its place', async ({ page }) => {
  await breakUpstream({ service: 'activecampaign', status: 503 });
  const { form, send } = await fillIn(page, 'valuation-request', 'geen-id@voorbeeld.example');
  await send();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/taxatie$/);
});

test('any other form says thank you without an id, too', async ({ page }) => {
  await breakUpstream({ service: 'activecampaign', status: 503 });
  const { send } = await fillIn(page, 'letting', 'ook-geen-id@voorbeeld.example');
  await send();
  await expect(page).toHaveURL(/\/bedankt\/verhuur$/);
});

for (const [form, thanks, success] of [
  ['letting', /\/bedankt\/verhuur$/, 'Wij gaan kennismaken!'],
  ['energy-label', /\/bedankt\/leebl$/, 'We hebben je gegevens ontvangen!'],
  ['selling', /\/bedankt\/verkoop$/, 'Bedankt!'],
] as const)
  test(`${form}: the answer takes the form's place until the thank-you page is there`, async ({ page }) => {
    const { send } = await fillIn(page, form, `antwoord-${form}@voorbeeld.example`);
    const shown = await page.evaluateHandle(() => {
      const headings = new Set<string>();
      const note = () =>
        document.querySelectorAll('main h2').forEach((heading) => headings.add(heading.textContent));
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      return headings;
    });
    await send();
    await expect(page).toHaveURL(thanks);
    expect(await shown.evaluate((headings) => [...headings])).toContain(success);
  });

test('interest: a note that fails keeps nobody, and arrives when the service is back', async ({ page }) => {
  const note = '/admin/api.php?api_action=contact_note_add*';
  await breakUpstream({ service: 'activecampaign', path: note, status: 500 });
  const { send } = await fillIn(page, 'interest', 'notitie@voorbeeld.example');
  await send();
  await expect(page).toHaveURL(/\/bedankt\/aankoop$/);
  await clearFaults();
  await forgetRecorded();
  await expect.poll(readActions, { timeout: 40_000 }).toEqual(['contact_note_add']);
});
