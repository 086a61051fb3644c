import { breaker } from '../upstreams/call.ts';
import { beforeEach, expect, test } from 'vitest';
import { listCalls, listSearchJobs, postForm } from '../../test/leads.ts';

beforeEach(() => breaker.reset());

const person = (name: string) => ({
  firstname: 'Anna',
  email: `${name}@example.nl`,
  phone: '0612345678',
  acceptsPrivacy: 'ja',
});
const home = {
  postcode: '7418ET',
  huisnr: '19',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
  fulladdress: 'Keulenstraat 19 in Deventer',
};
const homeSent = { straat: 'Keulenstraat', plaats: 'Deventer', huisnr: '19', postcode: '7418ET' };

interface Row {
  form: string;
  call: string;
  fields: Record<string, string>;
  /** The spec's parameters, beside email, firstname and phone. */
  sent: Record<string, string>;
  note?: string;
  /** Calls for a contact that is new; one that is known gets a notification as well. */
  always?: boolean;
  without?: string[];
}

const table: Row[] = [
  {
    form: 'selling',
    call: 'verkoopformulier',
    fields: { package: 'Compleet', adres: 'Brink 1', wantsCall: 'ja' },
    sent: { package: 'Compleet', adres: 'Brink 1', tags: 'Huis verkopen' },
  },
  {
    form: 'contact',
    call: 'formulier',
    fields: { message: 'Hallo' },
    sent: { message: 'Hallo', formtype: 'Kennismaken', tags: 'Contactformulier' },
  },
  {
    form: 'get-to-know',
    call: 'formulier',
    fields: {},
    sent: { formtype: 'Kennismaken', tags: 'Binnenkort kennismaken' },
  },
  {
    form: 'valuation-request',
    call: 'taxatie',
    fields: {
      ...home,
      lastname: 'Zzz',
      package: '795',
      prijs: '€ 795,-',
      field_type: 'bestaand',
      field_reson: 'anders',
      anders: 'Erfenis',
      field_v_voucher: 'V1',
    },
    sent: {
      message: '',
      pakket: 'Pakket: 795 met Prijs: € 795,-',
      field_type: 'bestaand',
      field_v_housenumber: '19',
      field_v_zipcode: '7418ET',
      field_v_address: 'Keulenstraat',
      field_v_city: 'Deventer',
      field_v_voucher: 'V1',
      field_geldverstrekker: 'onbekend',
      field_reson: 'Erfenis',
      tags: 'Taxatatieaanvraag via website',
    },
  },
  {
    form: 'letting',
    call: 'formulier',
    fields: { wantsCall: 'ja' },
    sent: { tags: 'Huis verhuren', formtype: 'Huis verhuren' },
  },
  {
    form: 'financial',
    call: 'wooncontinuplan',
    fields: { package: 'woning-kopen', wantsCall: 'ja' },
    sent: { package: 'woning-kopen', tags: 'Beter Hypotheken' },
  },
  {
    form: 'free-valuation',
    call: 'gratiswaardebepaling',
    fields: { ...home, wantsCall: 'ja' },
    sent: {
      ...homeSent,
      message: '',
      formtype: 'Gratis waardebepaling',
      tags: 'Gratis waardebepaling en wilt gebeld worden',
    },
  },
  {
    form: 'sales-advice',
    call: 'verkoopadvies',
    fields: { ...home, lastname: 'Zzz', message: 'Wij gaan verhuizen' },
    sent: { ...homeSent, message: 'Wij gaan verhuizen', tags: 'Gratis verkoopadvies' },
    note: 'Wij gaan verhuizen',
    always: true,
  },
  {
    form: 'mortgage-interest',
    call: 'formulier',
    fields: {
      ...home,
      TOOL_CALCULATION: '€ 396.000',
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 in Deventer',
    },
    sent: {
      tags: 'Hypotheek rente berekenen',
      formtype: 'Hypotheekrente berekend',
      TOOL_CALCULATION: '€ 396.000',
      TOOL_CALCULATION_ADDRESS: 'Keulenstraat 19 in Deventer',
    },
    note: 'Geschatte waarde: € 396.000, postcode: 7418ET, huisnummer: 19',
  },
  {
    form: 'valuation-tool',
    call: 'waarde-woning-berekenen',
    fields: { ...home, estimatedValue: '€ 396.000', address: 'Keulenstraat 19 in Deventer' },
    sent: {
      estimatedValue: '€ 396.000',
      address: 'Keulenstraat 19 in Deventer',
      firstname: '',
      phone: '',
      tags: 'Waarde woning berekend',
      formtype: 'Waarde woning berekenen',
    },
    note: 'Geschatte waarde: € 396.000, postcode: 7418ET, huisnummer: 19',
  },
  {
    form: 'valuation-tool-contact',
    call: 'formulier',
    fields: { wantsCall: 'ja' },
    sent: {
      tags: 'Waarde woning berekend en wilt gebeld worden',
      formtype: 'Contactformulier na waarde woning berekenen',
    },
  },
  {
    form: 'energy-label',
    call: 'energielabel',
    fields: { ...home },
    sent: { ...homeSent, message: '', formtype: 'Energielabel aanvragen', tags: 'Energielabel aanvragen' },
  },
  {
    form: 'promotional',
    call: 'formulier',
    fields: { lastname: 'Jansen', WAARBIJ_HELPEN: 'anders', anders: 'Zzz' },
    sent: { lastname: 'Jansen', WAARBIJ_HELPEN: 'anders', tags: 'Karwei actie', formtype: 'KarweiActie' },
  },
  {
    form: 'apply',
    call: 'formulier',
    fields: { lastname: 'Jansen', tags: 'Open dag' },
    sent: {
      lastname: 'Jansen',
      WAARBIJ_HELPEN: 'verkoop_woning',
      tags: 'Open dag',
      formtype: 'Solliciteren',
    },
  },
  {
    form: 'interest',
    call: 'kopers',
    fields: { woning: 'Keulenstraat 19, Deventer', wantsCall: 'ja' },
    sent: { woning: 'Keulenstraat 19, Deventer', tags: 'Interesse in een woning' },
    note: 'Is geintereseerd in woning: Keulenstraat 19, Deventer.',
  },
];

const upper = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      ['email', 'firstname', 'lastname', 'phone', 'tags'].includes(name) ? name : name.toUpperCase(),
      value,
    ]),
  );

test.each(table)(
  '$form sends what the spec says, and nothing else',
  async ({ form, call, fields, sent, note, always }) => {
    const visitor = person(`row-${form}`);
    const reply = await postForm(call, form, { ...visitor, ...fields });
    expect(await reply.json()).toEqual({
      result_code: 1,
      result_message: 'Contact toegevoegd',
      subscriber_id: expect.stringMatching(/^[\w-]{40,}$/),
    });
    const { email, firstname, phone } = visitor;
    const expected = [
      { action: 'contact_sync', parameters: upper({ email, firstname, phone, ...sent }) },
      ...(always ? [{ action: 'automation_contact_add' }] : []),
      ...(note ? [{ action: 'contact_note_add', parameters: { NOTE: note } }] : []),
    ].map((call_) =>
      expect.objectContaining(call_.action === 'contact_note_add' ? { action: call_.action } : call_),
    );
    const calls = await listCalls(email);
    expect(calls).toEqual(expected);
    if (note) expect(calls.at(-1)?.parameters.note).toBe(note);
  },
);

const followUps: Record<string, string[]> = {
  'sales-advice': ['automation_contact_add', 'contact_note_add'],
  'valuation-tool': ['contact_note_add'],
  interest: ['contact_note_add'],
};

test.each(table)('$form, from somebody who is known already, notifies the office by its row', async (row) => {
  const visitor = person(`known-${row.form}`);
  await postForm('formulier', 'contact', visitor);
  const before = (await listCalls(visitor.email)).length;
  const reply = await postForm(row.call, row.form, { ...visitor, ...row.fields });
  expect(await reply.json()).toMatchObject({ result_code: 1, result_message: 'Contact bijgewerkt' });
  const actions = (await listCalls(visitor.email)).slice(before).map((each) => each.action);
  expect(actions).toEqual(['contact_sync', ...(followUps[row.form] ?? ['automation_contact_add'])]);
});

test('the search service makes the CRM job, the contact, the notification and the note, in this order', async () => {
  const visitor = person('search');
  const reply = await postForm('zoekservice', 'search-service', {
    ...visitor,
    lastname: 'Jansen',
    type_woning: 'koop',
    plaatsen: JSON.stringify([
      { name: 'Deventer', code: 2856 },
      { name: 'Nergenshuizen', code: 'Ne12' },
    ]),
    soorten: JSON.stringify([{ name: 'Woonhuis', code: 'WOONHUIS' }]),
    prijstot: '350000',
    aantalkamers: '4',
    oppervlakte: '100',
  });
  expect(await reply.json()).toMatchObject({ result_code: 1 });
  const [job, ...others] = await listSearchJobs(visitor.email);
  expect(others).toEqual([]);
  expect(job?.body).toMatchObject({
    zoekopdracht: {
      locaties: { plaatsen: [expect.any(Number)] },
      relatie: { persoon: { roepnaam: 'Anna', achternaam: 'Jansen', mobielTelefoonnummer: '0612345678' } },
      woonwens: { objectsoort: 'WOONHUIS', koopprijsTotEnMet: 350000, woonOppervlakteVanaf: 100 },
    },
  });
  const summary =
    'Type: koop, Plaatsen: Deventer, Nergenshuizen, Soort: Woonhuis, Prijs tot: € 350.000, ' +
    'Oppervlakte: vanaf 100 m², Kamers: 4 of meer';
  const calls = await listCalls(visitor.email);
  expect(calls.map((call) => call.action)).toEqual([
    'contact_sync',
    'automation_contact_add',
    'contact_note_add',
  ]);
  expect(calls[0]?.parameters).toEqual({
    ...upper({
      email: visitor.email,
      firstname: 'Anna',
      phone: '0612345678',
      tags: 'Zoekservice',
      type_woning: 'koop',
      plaatsen: 'Deventer, Nergenshuizen',
      soorten: 'Woonhuis',
      aantalkamers: '4',
      prijstot: '350000',
      oppervlakte: '100',
      specs: summary,
    }),
  });
  expect(calls[2]?.parameters.note).toBe(summary);
});
