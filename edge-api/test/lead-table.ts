/** The spec's table of lead forms: what each asks, what the marketing service gets of it, and what follows. */
export interface LeadCase {
  form: string;
  call: string;
  /** Everything that a visitor may fill in. */
  fields: Record<string, string>;
  /** The spec's parameters, all of them, in the spec's names. */
  sent: Record<string, string>;
  /** The calls after the contact's: of somebody new, and of somebody who was known. */
  added: FollowUp[];
  updated: FollowUp[];
  /** May not be empty. Without the home's address postcode and house number are flagged. */
  required: string[];
  /** Shown when one of them is. */
  warning: string;
  /** A search job in the CRM goes before. */
  job?: boolean;
}
type FollowUp = 'automation' | { note: string };

const incomplete = 'Je hebt niet alles ingevuld.';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';

const person = { firstname: 'Anna', email: 'anna@example.nl', phone: '0612345678' };
const visitor = { ...person, acceptsPrivacy: 'ja' };
const asked = ['firstname', 'email', 'phone', 'acceptsPrivacy'];
const home = {
  postcode: '7418ET',
  huisnr: '19',
  toevoeging: 'A',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
  fulladdress: 'Keulenstraat 19 A in Deventer',
};
const homeSent = { straat: 'Keulenstraat', plaats: 'Deventer', huisnr: '19 A', postcode: '7418ET' };
const valueNote = {
  note: 'Geschatte waarde: € 396.000, postcode: 7418ET, huisnummer: 19 A',
};
const interestNote = { note: 'Is geintereseerd in woning: Keulenstraat 19, Deventer.' };
const summary =
  'Type: koop, Plaatsen: Deventer, Nergenshuizen, Soort: Woonhuis, Prijs tot: € 350.000, ' +
  'Oppervlakte: vanaf 100 m², Kamers: 4 of meer';

/** Under the contact-update rule: a notification for a contact that was known, and nothing else. */
const byUpdateRule = { added: [], updated: ['automation'] } satisfies Partial<LeadCase>;

/** … and no more asked than the visitor. */
const plain = { ...byUpdateRule, required: asked, warning: tryAgain };

export const leadCases: LeadCase[] = [
  {
    form: 'selling',
    call: 'verkoopformulier',
    fields: { ...visitor, package: 'Compleet', adres: 'Brink 1' },
    sent: { ...person, package: 'Compleet', adres: 'Brink 1', tags: 'Huis verkopen' },
    ...plain,
  },
  {
    form: 'contact',
    call: 'formulier',
    fields: { ...visitor, message: 'Hallo' },
    sent: { ...person, message: 'Hallo', formtype: 'Kennismaken', tags: 'Contactformulier' },
    ...plain,
  },
  {
    form: 'get-to-know',
    call: 'formulier',
    fields: visitor,
    sent: { ...person, formtype: 'Kennismaken', tags: 'Binnenkort kennismaken' },
    ...plain,
  },
  {
    form: 'valuation-request',
    call: 'taxatie',
    fields: {
      ...visitor,
      ...home,
      lastname: 'Zzz',
      package: '795',
      prijs: '€ 795,-',
      field_type: 'bestaand',
      field_geldverstrekker: 'Rabobank',
      field_reson: 'anders',
      anders: 'Erfenis',
      field_v_voucher: 'V1',
      message: 'Graag snel',
      verbouwing: 'ja',
    },
    sent: {
      ...person,
      message: 'Graag snel',
      pakket: 'Pakket: 795 met Prijs: € 795,-',
      field_type: 'bestaand',
      field_v_housenumber: '19 A',
      field_v_zipcode: '7418ET',
      field_v_address: 'Keulenstraat',
      field_v_city: 'Deventer',
      field_v_voucher: 'V1',
      field_geldverstrekker: 'Rabobank',
      field_reson: 'Erfenis',
      tags: 'Taxatatieaanvraag via website',
    },
    ...byUpdateRule,
    required: [...asked, 'package', 'field_type', 'lastname', 'address'],
    warning: incomplete,
  },
  {
    form: 'search-service',
    call: 'zoekservice',
    fields: {
      ...visitor,
      lastname: 'Zzz',
      type_woning: 'koop',
      plaatsen: '[{"name":"Deventer","code":2856},{"name":"Nergenshuizen","code":"Ne12"}]',
      soorten: '[{"name":"Woonhuis","code":"WOONHUIS"}]',
      prijstot: '350000',
      aantalkamers: '4',
      oppervlakte: '100',
    },
    sent: {
      ...person,
      tags: 'Zoekservice',
      type_woning: 'koop',
      plaatsen: 'Deventer, Nergenshuizen',
      soorten: 'Woonhuis',
      aantalkamers: '4',
      prijstot: '350000',
      oppervlakte: '100',
      specs: summary,
    },
    job: true,
    added: ['automation', { note: summary }],
    updated: ['automation', { note: summary }],
    required: [
      ...asked,
      'lastname',
      'type_woning',
      'plaatsen',
      'soorten',
      'prijstot',
      'aantalkamers',
      'oppervlakte',
    ],
    warning: tryAgain,
  },
  {
    form: 'letting',
    call: 'formulier',
    fields: visitor,
    sent: { ...person, tags: 'Huis verhuren', formtype: 'Huis verhuren' },
    ...plain,
  },
  {
    form: 'financial',
    call: 'wooncontinuplan',
    fields: { ...visitor, package: 'woning-kopen' },
    sent: { ...person, package: 'woning-kopen', tags: 'Beter Hypotheken' },
    ...plain,
  },
  {
    form: 'free-valuation',
    call: 'gratiswaardebepaling',
    fields: { ...visitor, ...home },
    sent: {
      ...person,
      ...homeSent,
      message: '',
      formtype: 'Gratis waardebepaling',
      tags: 'Gratis waardebepaling',
    },
    ...byUpdateRule,
    required: [...asked, 'address'],
    warning: incomplete,
  },
  {
    form: 'sales-advice',
    call: 'verkoopadvies',
    fields: { ...visitor, ...home, lastname: 'Zzz', message: 'Wij gaan verhuizen' },
    sent: { ...person, ...homeSent, message: 'Wij gaan verhuizen', tags: 'Gratis verkoopadvies' },
    added: ['automation', { note: 'Wij gaan verhuizen' }],
    updated: ['automation', { note: 'Wij gaan verhuizen' }],
    required: [...asked, 'lastname', 'address'],
    warning: incomplete,
  },
  {
    form: 'mortgage-interest',
    call: 'formulier',
    fields: {
      ...visitor,
      ...home,
      TOOL_CALCULATION: '€ 396.000',
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 A in Deventer',
    },
    sent: {
      ...person,
      tags: 'Hypotheek rente berekenen',
      formtype: 'Hypotheekrente berekend',
      TOOL_CALCULATION: '€ 396.000',
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 A in Deventer',
    },
    // The note is for whoever is new; the office is told of the others.
    added: [valueNote],
    updated: ['automation'],
    required: asked,
    warning: incomplete,
  },
  {
    form: 'valuation-tool',
    call: 'waarde-woning-berekenen',
    fields: {
      ...home,
      email: person.email,
      estimatedValue: '€ 396.000',
      address: 'Keulenstraat 19 A in Deventer',
    },
    sent: {
      email: person.email,
      estimatedValue: '€ 396.000',
      address: 'Keulenstraat 19 A in Deventer',
      firstname: '',
      phone: '',
      tags: 'Waarde woning berekend',
      formtype: 'Waarde woning berekenen',
    },
    added: [valueNote],
    updated: [valueNote],
    required: ['email'],
    warning: incomplete,
  },
  {
    form: 'valuation-tool-contact',
    call: 'formulier',
    fields: person,
    sent: {
      ...person,
      tags: 'Waarde woning berekend',
      formtype: 'Contactformulier na waarde woning berekenen',
    },
    ...byUpdateRule,
    required: ['firstname', 'email', 'phone'],
    warning: incomplete,
  },
  {
    form: 'energy-label',
    call: 'energielabel',
    fields: { ...visitor, ...home },
    sent: {
      ...person,
      ...homeSent,
      message: '',
      formtype: 'Energielabel aanvragen',
      tags: 'Energielabel aanvragen',
    },
    ...plain,
  },
  {
    form: 'promotional',
    call: 'formulier',
    fields: { ...visitor, lastname: 'Jansen', WAARBIJ_HELPEN: 'anders', anders: 'Zzz' },
    sent: {
      ...person,
      lastname: 'Jansen',
      WAARBIJ_HELPEN: 'anders',
      tags: 'Karwei actie',
      formtype: 'KarweiActie',
    },
    ...byUpdateRule,
    required: [...asked, 'lastname'],
    warning: incomplete,
  },
  {
    form: 'apply',
    call: 'formulier',
    fields: { ...visitor, lastname: 'Jansen' },
    sent: {
      ...person,
      lastname: 'Jansen',
      WAARBIJ_HELPEN: 'verkoop_woning',
      tags: 'Solliciteren',
      formtype: 'Solliciteren',
    },
    ...byUpdateRule,
    required: [...asked, 'lastname'],
    warning: incomplete,
  },
  {
    form: 'interest',
    call: 'kopers',
    fields: { ...visitor, woning: 'Keulenstraat 19, Deventer' },
    sent: { ...person, woning: 'Keulenstraat 19, Deventer', tags: 'Interesse in een woning' },
    added: [interestNote],
    updated: [interestNote],
    required: asked,
    warning: tryAgain,
  },
];
