import type { Locator, Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit, waitForHydration } from '../visitor.ts';

interface Journey {
  form: string;
  path: string;
  button: string;
  thanks: RegExp;
  /** The tag in the marketing service. */
  tag: string;
  /** What is filled in beside the person. */
  fill?: (form: Locator) => Promise<void>;
  /** Labels of the person's fields, where they are not the usual ones. */
  name?: string;
  lastName?: boolean;
}

/** The stand-in knows several homes under this number: one has to be chosen. */
const fillAddress = async (form: Locator) => {
  await form.getByLabel('Postcode').fill('7418et');
  await form.getByLabel('Huisnummer').fill('19');
  await form.getByLabel('Huisnummer').blur();
  const choice = form.getByRole('combobox', { name: /^Adres/ });
  const found = form.getByRole('textbox', { name: /^Adres/ });
  await expect(async () => {
    const isThere = (await choice.isVisible()) || (await found.inputValue({ timeout: 500 })) !== '';
    expect(isThere).toBe(true);
  }).toPass({ timeout: 20_000 });
  if (await choice.isVisible()) await choice.selectOption({ index: 1 });
};

const journeys: Journey[] = [
  {
    form: 'selling',
    path: '/verkoop',
    button: 'Versturen',
    thanks: /\/bedankt\/verkoop$/,
    tag: 'Huis verkopen',
  },
  {
    form: 'letting',
    path: '/verhuur',
    button: 'Versturen',
    thanks: /\/bedankt\/verhuur$/,
    tag: 'Huis verhuren',
  },
  {
    form: 'financial',
    path: '/wooncontinuplan',
    button: 'Versturen',
    thanks: /\/bedankt\/wooncontinuplan$/,
    tag: 'Beter Hypotheken',
    fill: async (form) => void (await form.getByLabel('Waar gaat het om?').selectOption('woning-kopen')),
  },
  {
    form: 'get-to-know',
    path: '/over-binnen',
    button: 'Versturen',
    thanks: /\/bedankt\/contact$/,
    tag: 'Binnenkort kennismaken',
  },
  {
    form: 'energy-label',
    path: '/leebl',
    button: 'Versturen',
    thanks: /\/bedankt\/leebl$/,
    tag: 'Energielabel aanvragen',
    fill: fillAddress,
  },
  {
    form: 'free-valuation',
    path: '/gratis-waardebepaling',
    button: 'Aanvragen',
    thanks: /\/bedankt\/gratis-waardebepaling$/,
    tag: 'Gratis waardebepaling',
    fill: fillAddress,
  },
  {
    form: 'sales-advice',
    path: '/gratis-verkoopadvies',
    button: 'Aanvragen',
    thanks: /\/bedankt\/gratis-verkoopadvies$/,
    tag: 'Gratis verkoopadvies',
    name: 'Voornaam*',
    lastName: true,
    fill: fillAddress,
  },
  {
    form: 'valuation-request',
    path: '/taxatie',
    button: 'Aanvragen',
    thanks: /\/bedankt\/taxatie\?verbouwing=nee$/,
    tag: 'Taxatatieaanvraag via website',
    name: 'Voornaam',
    lastName: true,
    fill: async (form) => {
      await form.getByLabel('Pakket').selectOption({ index: 1 });
      await form.getByLabel('Type woning').selectOption('bestaand');
      await fillAddress(form);
    },
  },
  {
    form: 'promotional',
    path: '/karwei-actie',
    button: 'Aanvragen',
    thanks: /\/bedankt\/contact$/,
    tag: 'Karwei actie',
    name: 'Voornaam',
    lastName: true,
  },
  {
    form: 'apply',
    path: '/werken-bij',
    button: 'Aanvragen',
    thanks: /\/bedankt\/contact$/,
    tag: 'Solliciteren',
    name: 'Voornaam',
    lastName: true,
  },
];

const findForm = (page: Page, button: string): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) });

const fillPerson = async (
  form: Locator,
  email: string,
  { name = 'Naam', lastName = false }: Partial<Journey>,
) => {
  await form.getByLabel(name, { exact: true }).fill('Anna');
  if (lastName) await form.getByLabel(/^Achternaam/).fill('Jansen');
  await form.getByLabel(/^E-mail/).fill(email);
  await form.getByLabel(/^Telefoon/).fill('06 12345678');
  await form.getByLabel(/Ik ga akkoord/).check();
};

const readSyncs = async (email: string) =>
  (await readRecorded('activecampaign'))
    .map((write) => write.body as Record<string, string>)
    .filter((body) => body['email'] === email);

test.beforeEach(forgetRecorded);

for (const journey of journeys) {
  test(`the ${journey.form} form reaches the marketing service once, and says thank you`, async ({
    page,
  }) => {
    const email = `${journey.form}@voorbeeld.example`;
    await visit(page, journey.path);
    const form = findForm(page, journey.button);
    await form.getByRole('button', { name: journey.button, exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    expect(await readRecorded('activecampaign')).toEqual([]);
    await waitForHydration(page);

    await journey.fill?.(form);
    await fillPerson(form, email, journey);
    await form.getByRole('button', { name: journey.button, exact: true }).click();
    await expect(page).toHaveURL(journey.thanks);
    const syncs = await readSyncs(email);
    expect(syncs).toHaveLength(1);
    expect(syncs[0]?.['tags']).toBe(journey.tag);
  });
}

test('the search service makes a search job and a contact out of places, kinds and wishes', async ({
  page,
}) => {
  await visit(page, '/zoekopdracht');
  const form = findForm(page, 'Vind mijn woning');
  const places = form.getByRole('combobox', { name: 'Plaatsen' });
  await places.fill('deve');
  await form.getByRole('option', { name: 'Deventer', exact: true }).click();
  await places.fill('Nergenshuizen');
  await places.press('Enter');
  await form.getByRole('combobox', { name: 'Soort woning' }).click();
  await form.getByRole('option', { name: 'Woonhuis', exact: true }).click();
  await expect(form.getByLabel('Maximumprijs')).toHaveCount(0);
  await form.getByLabel('Huur of koop').selectOption('koop');
  await form.getByLabel('Maximumprijs').selectOption('350000');
  await form.getByLabel('Kamers').selectOption('4');
  await form.getByLabel('Oppervlakte').selectOption('100');
  await fillPerson(form, 'zoek@voorbeeld.example', { name: 'Voornaam', lastName: true });
  await form.getByRole('button', { name: 'Vind mijn woning' }).click();
  await expect(page).toHaveURL(/\/bedankt\/zoekopdracht$/);
  const [sync] = await readSyncs('zoek@voorbeeld.example');
  expect(sync).toMatchObject({ tags: 'Zoekservice', 'field[%PLAATSEN%,0]': 'Deventer, Nergenshuizen' });
  const jobs = (await readRecorded('realworks')).filter(({ path }) => path.endsWith('/zoekopdracht'));
  expect(jobs).toHaveLength(1);
});

test('the interest form on a home names the home in a note', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  const form = findForm(page, 'Versturen');
  await fillPerson(form, 'interesse@voorbeeld.example', {});
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page).toHaveURL(/\/bedankt\/aankoop$/);
  const notes = (await readRecorded('activecampaign')).filter(
    ({ query }) => query['api_action'] === 'contact_note_add',
  );
  const bodies = notes.map(({ body }) => body as Record<string, string>);
  expect(bodies.map((body) => body['note'])).toEqual([
    expect.stringMatching(/^Is geintereseerd in woning: .+, .+ \(\/woningaanbod\/.+\)\.$/),
  ]);
});
