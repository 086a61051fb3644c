import { expect } from '@playwright/test';
import {
  answer,
  automation,
  calculate,
  email,
  euros,
  fillAddress,
  homeSent,
  lastName,
  name,
  note,
  person,
  phone,
  privacy,
  select,
  summary,
  valueNote,
  visitor,
  type Journey,
} from './lead-fields.ts';

/** Each form as its visitor meets it, and what the spec's table says of it. */
export const journeys: Journey[] = [
  {
    form: 'selling',
    path: '/verkoop',
    title: 'Help mij met de verkoop van mijn huis',
    button: 'Versturen',
    fields: [...person, select('Pakket', 'Compleet'), privacy],
    choose: async (form) => {
      await form.getByLabel('Adres').fill('Brink 1, Deventer');
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: '/bedankt/verkoop',
    sent: { package: 'Compleet', adres: 'Brink 1, Deventer', tags: 'Huis verkopen' },
  },
  {
    form: 'contact',
    path: '/contact',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    fields: [...person, privacy],
    choose: async (form) => {
      await form.getByLabel('Bericht').fill(visitor.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: '/bedankt/contact',
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
    fields: [...person, privacy],
    thanks: '/bedankt/contact',
    sent: { formtype: 'Kennismaken', tags: 'Binnenkort kennismaken' },
  },
  {
    form: 'valuation-request',
    path: '/taxatie',
    title: 'Vraag een taxatie aan',
    button: 'Aanvragen',
    fields: [
      select('Pakket', '795'),
      select('Type woning', 'nieuwbouw'),
      fillAddress,
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
    thanks: '/bedankt/taxatie?verbouwing=ja',
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
    fields: [
      async (form) => {
        const places = form.getByRole('combobox', { name: 'Plaatsen' });
        await places.fill('deve');
        await form.getByRole('option', { name: 'Deventer', exact: true }).click();
        await places.fill('Nergenshuizen');
        await places.press('Enter');
        await form.getByRole('combobox', { name: 'Soort woning' }).click();
        await form.getByRole('option', { name: 'Woonhuis', exact: true }).click();
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
    thanks: '/bedankt/zoekopdracht',
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
    fields: [...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/verhuur',
    sent: { tags: 'Huis verhuren', formtype: 'Huis verhuren' },
  },
  {
    form: 'financial',
    path: '/wooncontinuplan',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    fields: [select('Waar gaat het om?', 'woning-kopen'), ...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/wooncontinuplan',
    sent: { package: 'woning-kopen', tags: 'Beter Hypotheken' },
  },
  {
    form: 'free-valuation',
    path: '/gratis-waardebepaling',
    title: 'Een gratis waardebepaling',
    button: 'Aanvragen',
    fields: [...person, fillAddress, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/gratis-waardebepaling',
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
    fields: [
      fillAddress,
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
    thanks: '/bedankt/gratis-verkoopadvies',
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
    fields: [name('Naam*'), email('E-mail*'), phone('Telefoon*'), privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/contact',
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
    fields: person,
    thanks: '/bedankt/contact',
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
    fields: [...person, privacy],
    choose: async (form) => {
      await fillAddress(form);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: '/bedankt/leebl',
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
    fields: [name('Voornaam'), lastName(), email(), phone(), privacy],
    choose: async (form) => {
      await form.getByRole('radio', { name: 'Anders, namelijk' }).check();
      await form.getByLabel('Waar kunnen we je mee helpen?').fill(visitor.message);
    },
    thanks: '/bedankt/contact',
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
    fields: [name('Voornaam'), lastName(), email(), phone(), privacy],
    thanks: '/bedankt/contact',
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
    fields: [...person, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/aankoop',
    sent: {
      woning: expect.stringMatching(/^\S.+, .+ \(\/woningaanbod\/.+\)$/),
      tags: 'Interesse in een woning',
    },
    followUps: [
      note(expect.stringMatching(/^Is geintereseerd in woning: \S.+, .+ \(\/woningaanbod\/.+\)\.$/)),
    ],
  },
];
