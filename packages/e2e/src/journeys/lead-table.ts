import { expect, type Locator, type Page } from '@playwright/test';

/** What the visitor of these tests is called: words that stand nowhere else. */
export const visitor = {
  firstname: 'Quirijn',
  lastname: 'Zevenhuizen',
  phone: '06 98765432',
  message: 'Geheimschrift, graag snel',
};

/** A field that the form wants, in the order of the page. */
export interface Field {
  label: string | RegExp;
  /** Where the focus goes while it is empty, if that is not the field of this label. */
  focus?: string;
  fill: (form: Locator, email: string) => Promise<void>;
}

/** A call to an upstream, in the spec's names. */
export interface Call {
  action: string;
  parameters: Record<string, unknown>;
}

export interface Journey {
  form: string;
  path: string;
  /** The form's accessible name. */
  title: string;
  /** From the page to the form. */
  open?: (page: Page) => Promise<void>;
  /** What the button reads at first, after an incomplete send, and after a refusal. */
  button: string;
  reset?: string;
  failed?: string;
  /** Shown when something is missing. */
  warning: string;
  fields: Field[];
  /** What is filled in that nobody has to. */
  choose?: (form: Locator) => Promise<void>;
  thanks: RegExp;
  /** The spec's parameters of the contact call, beside those of the person. */
  sent: Record<string, unknown>;
  /** The calls that follow for somebody new. */
  followUps?: Call[];
  /** Text of the CRM's search job. */
  job?: Record<string, unknown>;
}

const incomplete = 'Je hebt niet alles ingevuld.';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';

const text = (label: string, value: string): Field => ({
  label,
  fill: (form) => form.getByLabel(label, { exact: true }).fill(value),
});
const select = (label: string, value: string): Field => ({
  label,
  fill: async (form) => void (await form.getByLabel(label).selectOption(value)),
});
const name = (label = 'Naam') => text(label, visitor.firstname);
const lastName = (label = 'Achternaam') => text(label, visitor.lastname);
const phone = (label = 'Telefoon') => text(label, visitor.phone);
const email = (label = 'E-mail'): Field => ({
  label,
  fill: (form, address) => form.getByLabel(label, { exact: true }).fill(address),
});
const privacy: Field = {
  label: /Ik ga akkoord/,
  fill: (form) => form.getByLabel(/Ik ga akkoord/).check(),
};
const person = [name(), email(), phone()];

/** The stand-in knows several homes under this number: the one with the letter A is chosen. */
const fillAddress = async (form: Locator) => {
  await form.getByLabel('Postcode').fill('7418et');
  await form.getByLabel('Huisnummer').fill('19');
  await form.getByLabel('Huisnummer').blur();
  await form
    .getByRole('combobox', { name: /^Adres/ })
    .selectOption({ label: 'Keulenstraat 19 A in Deventer' });
};
const address: Field = { label: 'Postcode', fill: fillAddress };
const homeSent = { straat: 'Keulenstraat', plaats: 'Deventer', huisnr: '19 A', postcode: '7418et' };

const automation: Call = { action: 'automation_contact_add', parameters: { automation: '3' } };
const note = (words: unknown): Call => ({
  action: 'contact_note_add',
  parameters: { listid: '0', note: words },
});

/** A step's first button works once the calculator's own script is there. */
const answer = async (page: Page, word: 'Ja' | 'Nee', next: Locator) => {
  const button = page.getByRole('button', { name: word, exact: true });
  await expect(async () => {
    if (!(await next.isVisible())) await button.click({ timeout: 1_000 });
    await expect(next).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

/** From the address to the value: no home is like the visitor's. */
const calculate = async (page: Page) => {
  await fillAddress(page.getByRole('main'));
  await page.getByRole('button', { name: 'Verder gaan' }).click();
  const count = page.getByText(/^Woning \d+ van \d+$/);
  await expect(count).toBeVisible();
  const total = Number(/\d+$/.exec((await count.textContent()) ?? '')?.[0]);
  for (let index = 1; index <= total; index += 1) {
    await expect(page.getByText(`Woning ${index} van ${total}`)).toBeVisible();
    await page.getByRole('button', { name: 'Nee', exact: true }).click();
  }
};
const euros = expect.stringMatching(/^€\s[\d.]+$/);
const valueNote = expect.stringMatching(/^Geschatte waarde: €\s[\d.]+, postcode: 7418et, huisnummer: 19 A$/);

const summary =
  'Type: koop, Plaatsen: Deventer, Nergenshuizen, Soort: Woonhuis, Prijs tot: € 350.000, ' +
  'Oppervlakte: vanaf 100 m², Kamers: 4 of meer';

/** Each form as its visitor meets it, and what the spec's table says of it. */
export const journeys: Journey[] = [
  {
    form: 'selling',
    path: '/verkoop',
    title: 'Help mij met de verkoop van mijn huis',
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, select('Pakket', 'Compleet'), privacy],
    choose: async (form) => {
      await form.getByLabel('Adres').fill('Brink 1, Deventer');
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: /\/bedankt\/verkoop$/,
    sent: { package: 'Compleet', adres: 'Brink 1, Deventer', tags: 'Huis verkopen' },
  },
  {
    form: 'contact',
    path: '/contact',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, privacy],
    choose: async (form) => {
      await form.getByLabel('Bericht').fill(visitor.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: /\/bedankt\/contact$/,
    sent: {
      message: visitor.message,
      formtype: 'Kennismaken',
      tags: 'Binnenkort kennismaken en wilt gebeld worden',
    },
  },
  {
    form: 'get-to-know',
    path: '/over-binnen',
    title: 'Binnenkort kennismaken',
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, privacy],
    thanks: /\/bedankt\/contact$/,
    sent: { formtype: 'Kennismaken', tags: 'Binnenkort kennismaken' },
  },
  {
    form: 'valuation-request',
    path: '/taxatie',
    title: 'Vraag een taxatie aan',
    button: 'Aanvragen',
    warning: incomplete,
    fields: [
      select('Pakket', '795'),
      select('Type woning', 'nieuwbouw'),
      address,
      name('Voornaam'),
      lastName(),
      email(),
      phone(),
      privacy,
    ],
    choose: async (form) => {
      await form.getByLabel('Geldverstrekker').selectOption('ABN AMRO');
      await form.getByLabel('Waarom heb je een taxatie nodig?').selectOption('anders');
      await form.getByLabel('Namelijk').fill('Erfenis');
      await form.getByLabel('Ik ga de woning verbouwen').check();
      await form.getByLabel('Ik heb een voucher').check();
      await form.getByLabel('Vouchercode').fill('V-12');
      await form.getByLabel('Opmerking').fill(visitor.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: /\/bedankt\/taxatie\?verbouwing=ja$/,
    sent: {
      message: visitor.message,
      pakket: expect.stringMatching(/^Pakket: 795 met Prijs: €\s795,-$/),
      field_type: 'nieuwbouw',
      field_v_housenumber: '19 A',
      field_v_zipcode: '7418et',
      field_v_address: 'Keulenstraat',
      field_v_city: 'Deventer',
      field_v_voucher: 'V-12',
      field_geldverstrekker: 'ABN AMRO',
      field_reson: 'Erfenis',
      tags: 'Taxatatieaanvraag via website',
    },
  },
  {
    form: 'search-service',
    path: '/zoekopdracht',
    title: 'Wat voor huis zoek je?',
    button: 'Vind mijn woning',
    warning: tryAgain,
    fields: [
      {
        label: 'Plaatsen',
        fill: async (form) => {
          const places = form.getByRole('combobox', { name: 'Plaatsen' });
          await places.fill('deve');
          await form.getByRole('option', { name: 'Deventer', exact: true }).click();
          await places.fill('Nergenshuizen');
          await places.press('Enter');
        },
      },
      {
        label: 'Soort woning',
        fill: async (form) => {
          await form.getByRole('combobox', { name: 'Soort woning' }).click();
          await form.getByRole('option', { name: 'Woonhuis', exact: true }).click();
        },
      },
      select('Huur of koop', 'koop'),
      select('Maximumprijs', '350000'),
      select('Kamers', '4'),
      select('Oppervlakte', '100'),
      name('Voornaam'),
      lastName(),
      email(),
      phone(),
      privacy,
    ],
    thanks: /\/bedankt\/zoekopdracht$/,
    sent: {
      tags: 'Zoekservice',
      type_woning: 'koop',
      plaatsen: 'Deventer, Nergenshuizen',
      soorten: 'Woonhuis',
      aantalkamers: '4',
      prijstot: '350000',
      oppervlakte: '100',
      specs: summary,
    },
    followUps: [automation, note(summary)],
    job: { objectsoort: 'WOONHUIS', koopprijsTotEnMet: 350_000, woonOppervlakteVanaf: 100 },
  },
  {
    form: 'letting',
    path: '/verhuur',
    title: 'Binnenkort eens kennismaken?',
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: /\/bedankt\/verhuur$/,
    sent: { tags: 'Huis verhuren', formtype: 'Huis verhuren' },
  },
  {
    form: 'financial',
    path: '/wooncontinuplan',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    warning: tryAgain,
    fields: [select('Waar gaat het om?', 'woning-kopen'), ...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: /\/bedankt\/wooncontinuplan$/,
    sent: { package: 'woning-kopen', tags: 'Beter Hypotheken' },
  },
  {
    form: 'free-valuation',
    path: '/gratis-waardebepaling',
    title: 'Een gratis waardebepaling',
    button: 'Aanvragen',
    warning: incomplete,
    fields: [...person, address, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: /\/bedankt\/gratis-waardebepaling$/,
    sent: {
      ...homeSent,
      message: '',
      formtype: 'Gratis waardebepaling',
      tags: 'Gratis waardebepaling en wilt gebeld worden',
    },
  },
  {
    form: 'sales-advice',
    path: '/gratis-verkoopadvies',
    title: 'Vraag je advies aan',
    button: 'Aanvragen',
    failed: 'Stuur opnieuw',
    warning: incomplete,
    fields: [
      address,
      name('Voornaam*'),
      lastName('Achternaam*'),
      email('E-mail*'),
      phone('Telefoon*'),
      privacy,
    ],
    choose: async (form) => {
      await form.getByLabel('Waarom mogen we binnenkomen bij jou?').fill(visitor.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: /\/bedankt\/gratis-verkoopadvies$/,
    sent: {
      ...homeSent,
      message: visitor.message,
      tags: 'Gratis verkoopadvies en wilt gebeld worden',
    },
    followUps: [automation, note(visitor.message)],
  },
  {
    form: 'mortgage-interest',
    path: '/hypotheekrente-berekenen',
    title: 'Contact opnemen',
    open: async (page) => {
      await answer(page, 'Nee', page.getByLabel('Postcode'));
      await calculate(page);
      const saved = page.getByRole('heading', { name: 'Je hebt al bespaard!' });
      await answer(page, 'Nee', saved);
      await page.getByRole('button', { name: 'Contact opnemen' }).click();
      // Accepted beforehand: that is one thing less to ask.
      await page.getByLabel(/Ik ga akkoord/).uncheck();
    },
    button: 'Versturen',
    reset: 'Aanvragen',
    warning: incomplete,
    fields: [name('Naam*'), email('E-mail*'), phone('Telefoon*'), privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: /\/bedankt\/contact$/,
    sent: {
      tags: 'Hypotheek rente berekenen',
      formtype: 'Hypotheekrente berekend',
      TOOL_CALCULATION: euros,
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 A in Deventer',
    },
    followUps: [note(valueNote)],
  },
  {
    form: 'valuation-tool-contact',
    path: '/waardecheck',
    title: 'Wil je meer weten?',
    open: async (page) => {
      await calculate(page);
      await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
      // It is ticked beforehand.
      await expect(page.getByLabel(/gebeld worden/)).toBeChecked();
    },
    button: 'Versturen',
    warning: incomplete,
    fields: person,
    thanks: /\/bedankt\/contact$/,
    sent: {
      tags: 'Waarde woning berekend en wilt gebeld worden',
      formtype: 'Contactformulier na waarde woning berekenen',
    },
  },
  {
    form: 'energy-label',
    path: '/leebl',
    title: 'Energielabel aanvragen',
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, privacy],
    choose: async (form) => {
      await fillAddress(form);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: /\/bedankt\/leebl$/,
    sent: {
      ...homeSent,
      message: '',
      formtype: 'Energielabel aanvragen',
      tags: 'Energielabel aanvragen',
    },
  },
  {
    form: 'promotional',
    path: '/karwei-actie',
    title: 'Doe mee met de actie',
    button: 'Aanvragen',
    warning: incomplete,
    fields: [name('Voornaam'), lastName(), email(), phone(), privacy],
    choose: async (form) => {
      await form.getByRole('radio', { name: 'Anders, namelijk' }).check();
      await form.getByLabel('Waar kunnen we je mee helpen?').fill(visitor.message);
    },
    thanks: /\/bedankt\/contact$/,
    sent: {
      lastname: visitor.lastname,
      WAARBIJ_HELPEN: 'anders',
      tags: 'Karwei actie',
      formtype: 'KarweiActie',
    },
  },
  {
    form: 'apply',
    path: '/werken-bij',
    title: 'Solliciteren',
    button: 'Aanvragen',
    warning: incomplete,
    fields: [name('Voornaam'), lastName(), email(), phone(), privacy],
    thanks: /\/bedankt\/contact$/,
    sent: {
      lastname: visitor.lastname,
      WAARBIJ_HELPEN: 'verkoop_woning',
      tags: 'Solliciteren',
      formtype: 'Solliciteren',
    },
  },
  {
    form: 'interest',
    path: '/woningaanbod',
    title: 'Interesse in deze woning?',
    open: async (page) => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
    },
    button: 'Versturen',
    warning: tryAgain,
    fields: [...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: /\/bedankt\/aankoop$/,
    sent: {
      woning: expect.stringMatching(/^\S.+, .+ \(\/woningaanbod\/.+\)$/),
      tags: 'Interesse in een woning',
    },
    followUps: [
      note(expect.stringMatching(/^Is geintereseerd in woning: \S.+, .+ \(\/woningaanbod\/.+\)\.$/)),
    ],
  },
];
