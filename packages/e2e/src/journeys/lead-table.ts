import { expect } from '@playwright/test';
import { words } from '@binnen/stand-ins/activecampaign/lead-cases';
import {
  answer,
  calculate,
  email,
  euros,
  fillAddress,
  lastName,
  name,
  person,
  phone,
  privacy,
  select,
  valueNote,
  type Journey,
} from './lead-fields.ts';

/**
 * One form of each kind, on its page: plain, with the office's packages and an address, with a job for the CRM, with a
 * value that was calculated, and on another remote's page. The calls that must follow are in the stand-ins'
 * `leadCases`. The tests of mf-leads and of the edge check every form, each for its side.
 */
export const journeys: Journey[] = [
  {
    form: 'contact',
    path: '/contact',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    fields: [...person, privacy],
    choose: async (form) => {
      await form.getByLabel('Bericht').fill(words.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: '/bedankt/contact',
    sent: { tags: 'Binnenkort kennismaken en wilt gebeld worden' },
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
      await form.getByLabel('Opmerking').fill(words.message);
      await form.getByLabel(/gebeld worden/).check();
    },
    thanks: '/bedankt/taxatie?verbouwing=ja',
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
    job: { objectsoort: 'WOONHUIS', koopprijsTotEnMet: 350_000, woonOppervlakteVanaf: 100 },
  },
  {
    form: 'free-valuation',
    path: '/gratis-waardebepaling',
    title: 'Een gratis waardebepaling',
    button: 'Aanvragen',
    fields: [...person, fillAddress, privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/gratis-waardebepaling',
    sent: { tags: 'Gratis waardebepaling en wilt gebeld worden' },
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
      // Accepted from the start, so the visitor has one question less.
      await page.getByLabel(/privacyverklaring/).uncheck();
    },
    button: 'Versturen',
    fields: [name('Naam*'), email('E-mail*'), phone('Telefoon*'), privacy],
    choose: (form) => form.getByLabel(/gebeld worden/).check(),
    thanks: '/bedankt/contact',
    sent: { TOOL_CALCULATION: euros },
    note: valueNote,
  },
  {
    form: 'valuation-tool-contact',
    path: '/waardecheck',
    title: 'Wil je meer weten?',
    open: async (page) => {
      await calculate(page);
      await expect(page.getByRole('heading', { name: 'Geschatte waarde' })).toBeVisible();
      // It is ticked from the start.
      await expect(page.getByLabel(/gebeld worden/)).toBeChecked();
    },
    button: 'Versturen',
    fields: person,
    thanks: '/bedankt/contact',
    sent: { tags: 'Waarde woning berekend en wilt gebeld worden' },
    note: valueNote,
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
    sent: { woning: expect.stringMatching(/^\S.+, .+ \(\/woningaanbod\/.+\)$/) },
    note: expect.stringMatching(/^Is geintereseerd in woning: \S.+, .+ \(\/woningaanbod\/.+\)\.$/),
  },
];

/** All other forms, by where they are. */
export const otherForms: Pick<Journey, 'form' | 'path' | 'title' | 'button'>[] = [
  {
    form: 'selling',
    path: '/verkoop',
    title: 'Help mij met de verkoop van mijn huis',
    button: 'Versturen',
  },
  { form: 'get-to-know', path: '/over-binnen', title: 'Binnenkort kennismaken', button: 'Versturen' },
  { form: 'letting', path: '/verhuur', title: 'Binnenkort eens kennismaken?', button: 'Versturen' },
  {
    form: 'financial',
    path: '/wooncontinuplan',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
  },
  { form: 'sales-advice', path: '/gratis-verkoopadvies', title: 'Vraag je advies aan', button: 'Aanvragen' },
  { form: 'energy-label', path: '/leebl', title: 'Energielabel aanvragen', button: 'Versturen' },
  { form: 'promotional', path: '/karwei-actie', title: 'Doe mee met de actie', button: 'Aanvragen' },
  { form: 'apply', path: '/werken-bij', title: 'Solliciteren', button: 'Aanvragen' },
];
