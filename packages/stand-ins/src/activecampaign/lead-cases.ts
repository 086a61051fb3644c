/**
 * The product's specification of the lead forms, as a table for tests: what a visitor may fill in, what the marketing
 * service must get of it, and what follows. It is written down here once, and derived from no code.
 */
export interface LeadCase {
  form: string;
  call: string;
  /** Everything that a visitor may fill in. */
  fields: Record<string, string>;
  /** All of the spec's parameters, with the spec's names. */
  sent: Record<string, string>;
  /** The calls after the contact: for a new contact, and for a known one. */
  added: FollowUp[];
  updated: FollowUp[];
  /** Required fields. Without the home's address, postcode and house number are flagged. */
  required: string[];
  /** Shown when a required field is empty. */
  warning: string;
  /** A search job in the CRM comes first. */
  job?: boolean;
}
type FollowUp = 'automation' | { note: string };

const incomplete = 'Je hebt niet alles ingevuld.';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';

/** The name and words of the visitor in these tests: they occur nowhere else. */
export const words = {
  firstname: 'Quirijn',
  lastname: 'Zevenhuizen',
  phone: '06 98765432',
  message: 'Geheimschrift, graag snel',
};
const person = { firstname: words.firstname, email: 'quirijn@example.nl', phone: words.phone };
const visitor = { ...person, acceptsPrivacy: 'ja' };
const asked = ['firstname', 'email', 'phone', 'acceptsPrivacy'];
const home = {
  postcode: '7418et',
  huisnr: '19',
  toevoeging: 'A',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
  fulladdress: 'Keulenstraat 19 A in Deventer',
};
const homeSent = { straat: 'Keulenstraat', plaats: 'Deventer', huisnr: '19 A', postcode: '7418et' };
const valueNote = {
  note: 'Geschatte waarde: € 396.000, postcode: 7418et, huisnummer: 19 A',
};
const interestNote = { note: 'Is geintereseerd in woning: Keulenstraat 19, Deventer.' };
const summary =
  'Type: koop, Plaatsen: Deventer, Nergenshuizen, Soort: Woonhuis, Prijs tot: € 350.000, ' +
  'Oppervlakte: vanaf 100 m², Kamers: 4 of meer';
const summaryNote = `${summary}. Zelf toegevoegd, misschien niet in de zoekopdracht: Nergenshuizen`;

const searched = { type_woning: 'koop', prijstot: '350000', aantalkamers: '4', oppervlakte: '100' };
const calculated = { TOOL_CALCULATION: '€ 396.000', TOOL_CALCULATION_ADDRESS: home.fulladdress };
const estimated = { estimatedValue: '€ 396.000', address: home.fulladdress };
const toolContactSent = {
  ...person,
  tags: 'Waarde woning berekend',
  formtype: 'Contactformulier na waarde woning berekenen',
};

/** The contact-update rule: for a known contact only a notification is sent. */
const byUpdateRule = { added: [], updated: ['automation'] } satisfies Partial<LeadCase>;

/** … and the visitor is asked nothing else. */
const plain = { ...byUpdateRule, required: asked, warning: tryAgain };

export const leadCases: LeadCase[] = [
  {
    form: 'selling',
    call: 'verkoopformulier',
    fields: { ...visitor, package: 'Compleet', adres: 'Brink 1, Deventer' },
    sent: { ...person, package: 'Compleet', adres: 'Brink 1, Deventer', tags: 'Huis verkopen' },
    ...plain,
  },
  {
    form: 'contact',
    call: 'formulier',
    fields: { ...visitor, message: words.message },
    sent: { ...person, message: words.message, formtype: 'Kennismaken', tags: 'Contactformulier' },
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
      lastname: words.lastname,
      package: '795',
      prijs: '€\u00a0795,-',
      field_type: 'nieuwbouw',
      field_geldverstrekker: 'ABN AMRO',
      field_reson: 'anders',
      anders: 'Erfenis',
      field_v_voucher: 'V-12',
      message: words.message,
      verbouwing: 'ja',
    },
    sent: {
      ...person,
      message: words.message,
      pakket: 'Pakket: 795 met Prijs: €\u00a0795,-',
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
    ...byUpdateRule,
    required: [...asked, 'package', 'field_type', 'lastname', 'address'],
    warning: incomplete,
  },
  {
    form: 'search-service',
    call: 'zoekservice',
    fields: {
      ...visitor,
      ...searched,
      lastname: words.lastname,
      plaatsen: '[{"name":"Deventer","code":2856},{"name":"Nergenshuizen","code":"Ne12"}]',
      soorten: '[{"name":"Woonhuis","code":"WOONHUIS"}]',
    },
    sent: {
      ...person,
      ...searched,
      tags: 'Zoekservice',
      plaatsen: 'Deventer, Nergenshuizen',
      soorten: 'Woonhuis',
      specs: summary,
    },
    job: true,
    added: ['automation', { note: summaryNote }],
    updated: ['automation', { note: summaryNote }],
    required: [...asked, 'lastname', ...Object.keys(searched), 'plaatsen', 'soorten'],
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
    fields: { ...visitor, ...home, lastname: words.lastname, message: words.message },
    sent: { ...person, ...homeSent, message: words.message, tags: 'Gratis verkoopadvies' },
    added: ['automation', { note: words.message }],
    updated: ['automation', { note: words.message }],
    required: [...asked, 'lastname', 'address'],
    warning: incomplete,
  },
  {
    form: 'mortgage-interest',
    call: 'formulier',
    fields: { ...visitor, ...home, ...calculated },
    sent: {
      ...person,
      tags: 'Hypotheek rente berekenen',
      formtype: 'Hypotheekrente berekend',
      ...calculated,
    },
    // A new contact gets the note; for a known one the office is notified.
    added: [valueNote],
    updated: ['automation'],
    required: asked,
    warning: incomplete,
  },
  {
    form: 'valuation-tool',
    call: 'waarde-woning-berekenen',
    fields: { ...home, ...estimated, email: person.email },
    sent: {
      email: person.email,
      ...estimated,
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
    fields: {
      ...person,
      estimatedValue: estimated.estimatedValue,
      postcode: home.postcode,
      huisnr: home.huisnr,
      toevoeging: home.toevoeging,
    },
    sent: toolContactSent,
    added: [valueNote],
    updated: ['automation', valueNote],
    required: ['firstname', 'email', 'phone'],
    warning: incomplete,
  },
  {
    form: 'object-valuation-contact',
    call: 'formulier',
    fields: visitor,
    sent: toolContactSent,
    ...byUpdateRule,
    required: ['firstname', 'email', 'phone', 'acceptsPrivacy'],
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
    fields: { ...visitor, lastname: words.lastname, WAARBIJ_HELPEN: 'anders', anders: words.message },
    sent: {
      ...person,
      lastname: words.lastname,
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
    fields: { ...visitor, lastname: words.lastname },
    sent: {
      ...person,
      lastname: words.lastname,
      WAARBIJ_HELPEN: 'anders',
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
