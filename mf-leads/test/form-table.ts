import { expect } from 'vitest';
import {
  address,
  addressSent,
  callMe,
  email,
  lastName,
  name,
  person,
  personSent,
  phone,
  privacy,
  select,
  text,
  tick,
  visitor,
  type Field,
} from './form-fields.ts';

/** A form, as the product's specification describes it: by what its visitor meets, and what the edge gets. */
export interface FormRow {
  widget: string;
  /** The form's own name, posted as `_formulier`. */
  form: string;
  /** Last segment of `/ac/contact/add/{call}`. */
  call: string;
  path: string;
  props?: Record<string, string>;
  title: string;
  /** What the button reads at first, and after a failure. */
  button: string;
  failed?: string;
  /** What the form says when a field is missing. */
  warning: string;
  /** All that gets a warning while it is empty, in the order of the page. */
  wanted: Field[];
  /** Filled in beside them. */
  optional?: Field[];
  /** What is posted beside the form's own name, the page and the honeypot. */
  sent: Record<string, unknown>;
  thanks: string;
}

const incomplete = 'Je hebt niet alles ingevuld.';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';
const accepted = { acceptsPrivacy: 'ja' };
const wantsCall = { wantsCall: 'ja' };

export const forms: FormRow[] = [
  {
    widget: 'form-selling',
    form: 'selling',
    call: 'verkoopformulier',
    path: '/verkoop',
    title: 'Help mij met de verkoop van mijn huis',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [select('Pakket', 'Compleet'), text('Adres (niet verplicht)', 'Brink 1, Deventer'), callMe],
    sent: {
      ...personSent,
      ...accepted,
      ...wantsCall,
      package: 'Compleet',
      adres: 'Brink 1, Deventer',
      ...{ voorkeur1: '', voorkeur2: '', voorkeur3: '' },
    },
    thanks: '/bedankt/verkoop',
  },
  {
    widget: 'form-contact',
    form: 'contact',
    call: 'formulier',
    path: '/contact',
    title: 'Stel je vraag',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [text('Bericht (niet verplicht)', visitor.message), callMe],
    sent: { ...personSent, ...accepted, ...wantsCall, message: visitor.message },
    thanks: '/bedankt/contact',
  },
  {
    widget: 'form-get-to-know',
    form: 'get-to-know',
    call: 'formulier',
    path: '/over-binnen',
    title: 'Binnenkort kennismaken',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    sent: { ...personSent, ...accepted },
    thanks: '/bedankt/contact',
  },
  {
    widget: 'form-valuation-request',
    form: 'valuation-request',
    call: 'taxatie',
    path: '/taxatie',
    title: 'Taxatie aanvragen',
    button: 'Aanvragen',
    warning: incomplete,
    wanted: [
      select('Pakket', '795 (tot € 400.000)', '795'),
      select('Type woning', 'Nieuwbouw'),
      ...address,
      name('Voornaam'),
      lastName(),
      email(),
      phone(),
      privacy,
    ],
    optional: [
      select('Geldverstrekker', 'ABN AMRO'),
      select('Waarom heb je een taxatie nodig?', 'Anders'),
      text('Namelijk (niet verplicht)', 'Erfenis'),
      tick('Ik ga de woning verbouwen'),
      tick('Ik heb een voucher'),
      text('Vouchercode (niet verplicht)', 'V-12'),
      text('Opmerking (niet verplicht)', visitor.message),
      callMe,
    ],
    sent: {
      ...personSent,
      ...addressSent,
      ...accepted,
      ...wantsCall,
      lastname: visitor.lastname,
      package: '795',
      prijs: '€\u00a0795,-',
      field_type: 'nieuwbouw',
      field_geldverstrekker: 'ABN AMRO',
      field_reson: 'anders',
      anders: 'Erfenis',
      verbouwing: 'ja',
      voucher: 'ja',
      field_v_voucher: 'V-12',
      message: visitor.message,
    },
    thanks: '/bedankt/taxatie?verbouwing=ja',
  },
  {
    widget: 'form-letting',
    form: 'letting',
    call: 'formulier',
    path: '/verhuur',
    title: 'Binnenkort eens kennismaken?',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [callMe],
    sent: { ...personSent, ...accepted, ...wantsCall },
    thanks: '/bedankt/verhuur',
  },
  {
    widget: 'form-financial',
    form: 'financial',
    call: 'wooncontinuplan',
    path: '/wooncontinuplan',
    title: 'Waar kunnen we je mee helpen?',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [select('Waar gaat het om?', 'Een woning kopen'), callMe],
    sent: { ...personSent, ...accepted, ...wantsCall, package: 'woning-kopen' },
    thanks: '/bedankt/wooncontinuplan',
  },
  {
    widget: 'form-free-valuation',
    form: 'free-valuation',
    call: 'gratiswaardebepaling',
    path: '/gratis-waardebepaling',
    title: 'Een gratis waardebepaling',
    button: 'Aanvragen',
    warning: incomplete,
    wanted: [...person, ...address, privacy],
    optional: [callMe],
    sent: { ...personSent, ...addressSent, ...accepted, ...wantsCall },
    thanks: '/bedankt/gratis-waardebepaling',
  },
  {
    widget: 'form-sales-advice',
    form: 'sales-advice',
    call: 'verkoopadvies',
    path: '/gratis-verkoopadvies',
    title: 'Gratis verkoopadvies',
    button: 'Aanvragen',
    failed: 'Stuur opnieuw',
    warning: incomplete,
    wanted: [
      ...address,
      name('Voornaam*'),
      lastName('Achternaam*'),
      email('E-mail*'),
      phone('Telefoon*'),
      privacy,
    ],
    optional: [text('Waarom mogen we binnenkomen bij jou? (niet verplicht)', visitor.message), callMe],
    sent: {
      ...personSent,
      ...addressSent,
      ...accepted,
      ...wantsCall,
      lastname: visitor.lastname,
      message: visitor.message,
    },
    thanks: '/bedankt/gratis-verkoopadvies',
  },
  {
    widget: 'form-energy-label',
    form: 'energy-label',
    call: 'energielabel',
    path: '/leebl',
    title: 'Energielabel aanvragen',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [
      text('Postcode (niet verplicht)', '7418et'),
      {
        label: 'Huisnummer (niet verplicht)',
        fill: async (form) => {
          await form.getByRole('textbox', { name: /^Huisnummer/ }).fill('19');
          await form.getByRole('textbox', { name: /^Postcode/ }).click();
        },
        keys: '19',
      },
      ...address.slice(2),
      callMe,
    ],
    sent: { ...personSent, ...addressSent, ...accepted, ...wantsCall },
    thanks: '/bedankt/leebl',
  },
  {
    widget: 'form-promotional',
    form: 'promotional',
    call: 'formulier',
    path: '/karwei-actie',
    title: 'Kennismaken',
    button: 'Aanvragen',
    warning: incomplete,
    wanted: [name('Voornaam'), lastName(), email(), phone(), privacy],
    optional: [
      {
        label: 'Verkoop van mijn woning',
        fill: (form) => form.getByRole('radio', { name: 'Anders, namelijk' }).click(),
        keys: '{ArrowDown}{ArrowDown}{ArrowDown}',
      },
      text('Waar kunnen we je mee helpen? (niet verplicht)', visitor.message),
    ],
    sent: {
      ...personSent,
      ...accepted,
      lastname: visitor.lastname,
      WAARBIJ_HELPEN: 'anders',
      anders: visitor.message,
    },
    thanks: '/bedankt/contact',
  },
  {
    widget: 'form-apply',
    form: 'apply',
    call: 'formulier',
    path: '/werken-bij',
    title: 'Kennismaken',
    button: 'Aanvragen',
    warning: incomplete,
    wanted: [name('Voornaam'), lastName(), email(), phone(), privacy],
    sent: { ...personSent, ...accepted, lastname: visitor.lastname, WAARBIJ_HELPEN: 'verkoop_woning' },
    thanks: '/bedankt/contact',
  },
  {
    widget: 'interest-form',
    form: 'interest',
    call: 'kopers',
    path: '/woningaanbod/deventer/keulenstraat-19-a',
    props: { woning: 'Keulenstraat 19 A, Deventer', pad: '/woningaanbod/deventer/keulenstraat-19-a' },
    title: 'Interesse in deze woning?',
    button: 'Versturen',
    warning: tryAgain,
    wanted: [...person, privacy],
    optional: [
      text('Bericht (niet verplicht)', visitor.message),
      select('Eerste voorkeur', 'Zaterdag 28 november, ochtend'),
      select('Derde voorkeur', 'Donderdag 26 november, avond'),
      callMe,
    ],
    sent: {
      ...personSent,
      ...accepted,
      ...wantsCall,
      message: visitor.message,
      voorkeur1: '2026-11-28-ochtend',
      voorkeur2: '',
      voorkeur3: '2026-11-26-avond',
      woning: 'Keulenstraat 19 A, Deventer (/woningaanbod/deventer/keulenstraat-19-a)',
    },
    thanks: '/bedankt/aankoop?woning=deventer%2Fkeulenstraat-19-a&moment=2026-11-28-ochtend_2026-11-26-avond',
  },
  {
    widget: 'form-search-service',
    form: 'search-service',
    call: 'zoekservice',
    path: '/zoekopdracht',
    title: 'Vind mijn woning',
    button: 'Vind mijn woning',
    warning: tryAgain,
    wanted: [
      {
        label: 'Plaatsen',
        fill: async (form) => {
          const places = form.getByRole('combobox', { name: 'Plaatsen' });
          await places.fill('deve');
          await form.getByRole('option', { name: 'Deventer', exact: true }).click();
          await places.fill('Nergenshuizen');
          await form.getByRole('option', { name: '“Nergenshuizen” toevoegen' }).click();
        },
        keys: 'deve{Enter}Nergenshuizen{Enter}',
      },
      {
        label: 'Soort woning',
        fill: async (form) => {
          await form.getByRole('combobox', { name: 'Soort woning' }).click();
          await form.getByRole('option', { name: 'Woonhuis', exact: true }).click();
        },
        keys: 'Woon{Enter}',
      },
      select('Huur of koop', 'Koop'),
      select('Maximumprijs', '€\u00a0350.000', '{ArrowDown>6/}'),
      select('Kamers', '4 kamers of meer'),
      select('Oppervlakte', '100m²', '100'),
      name('Voornaam'),
      lastName(),
      email(),
      phone(),
      privacy,
    ],
    sent: {
      ...personSent,
      ...accepted,
      lastname: visitor.lastname,
      type_woning: 'koop',
      // A visitor's own place gets its first two letters and a random number below ten million.
      plaatsen: expect.stringMatching(
        /^\[{"name":"Deventer","code":\d+},{"name":"Nergenshuizen","code":"Ne\d{1,7}"}\]$/,
      ),
      soorten: '[{"name":"Woonhuis","code":"WOONHUIS"}]',
      prijstot: '350000',
      aantalkamers: '4',
      oppervlakte: '100',
    },
    thanks: '/bedankt/zoekopdracht',
  },
];
