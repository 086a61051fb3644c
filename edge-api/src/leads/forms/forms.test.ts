import { formNames } from '@binnen/contracts/forms';
import { leadCases, type LeadCase } from '@binnen/stand-ins/activecampaign/lead-cases';
import { nameFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { beforeEach, describe, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { findContactId, listCalls, listSearchJobs, postForm } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';

beforeEach(() => breaker.reset());

test('the table has every form', () => {
  expect(leadCases.map(({ form }) => form).sort()).toEqual([...formNames].sort());
});

/** Everything that the marketing service must get: the contact, and the calls that follow, in this order. */
const expectCalls = async (email: string, { sent }: LeadCase, followUps: LeadCase['added']) => {
  const id = await findContactId(email);
  return [
    { action: 'contact_sync', parameters: nameFields({ ...sent, email }) },
    ...followUps.map((followUp) =>
      followUp === 'automation'
        ? { action: 'automation_contact_add', parameters: { contact_id: id, automation: '3' } }
        : { action: 'contact_note_add', parameters: { id, listid: '0', ...followUp } },
    ),
  ];
};

describe.each(leadCases)('$form', (each) => {
  const { form, call, fields, required, warning, added, updated, job = false } = each;
  const send = async (changed: Record<string, string>) => postForm(call, form, { ...fields, ...changed });

  test('sends what the spec says for a new contact, and nothing else', async () => {
    const email = `new-${form}@example.nl`;
    const reply = await send({ email });
    expect(await reply.json()).toEqual({
      result_code: 1,
      result_message: 'Contact toegevoegd',
      subscriber_id: expect.stringMatching(/^[\w-]{40,}$/),
    });
    // What follows the contact may come after the reply.
    await expect.poll(() => listCalls(email)).toEqual(await expectCalls(email, each, added));
    await expect.poll(() => listSearchJobs(email)).toHaveLength(job ? 1 : 0);
  });

  test('… and notifies the office according to its row for a known contact', async () => {
    const email = `known-${form}@example.nl`;
    const contact = leadCases.find((known) => known.form === 'contact')!;
    await postForm(contact.call, contact.form, { ...contact.fields, email, message: 'eerder' });
    const before = (await expectCalls(email, contact, contact.added)).length;
    await expect.poll(() => listCalls(email)).toHaveLength(before);
    const reply = await send({ email });
    expect(await reply.json()).toMatchObject({ result_code: 1, result_message: 'Contact bijgewerkt' });
    await expect
      .poll(async () => (await listCalls(email)).slice(before))
      .toEqual(await expectCalls(email, each, updated));
  });

  test('passes a refusal on, and nothing follows', async () => {
    // Not an address to the marketing service. The edge refuses nothing for its format.
    const email = `refused-${form}`;
    const reply = await send({ email });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ result_code: 0, result_message: expect.stringMatching(/./) });
    expect((await listCalls(email)).map(({ action }) => action)).toEqual(['contact_sync']);
    const refused = await findOutbox(bindings).list('refused', 1_000);
    expect(refused.filter((entry) => entry.person === email)).toHaveLength(1);
  });

  test.each(required)('without %s: the warning of its row, and no request', async (field) => {
    const email = field === 'email' ? ' ' : `without-${field}-${form}@example.nl`.toLowerCase();
    const isAddress = field === 'address';
    const emptied: Record<string, string> = isAddress
      ? { straat: '', plaats: '', fulladdress: '' }
      : { [field]: ' ' };
    const reply = await send({ email, ...emptied });
    expect(reply.status).toBe(400);
    const flagged = isAddress ? ['straat', 'plaats'] : [field];
    expect(await reply.json()).toMatchObject({
      code: 'invalid-parameter',
      detail: warning,
      errors: flagged.map((name) => ({ field: name, message: 'Verplicht' })),
    });
    expect(await listCalls(email)).toEqual([]);
    expect(await listSearchJobs(email)).toEqual([]);
  });
});

/** Optional answers and choices, and what is sent for each. */
const variations: [form: string, what: string, Record<string, string>, Record<string, string>][] = [
  ['selling', 'no package', { package: 'kies-jouw-pakket', adres: '' }, { package: 'kies-jouw-pakket' }],
  ['selling', 'a call', { wantsCall: 'ja' }, { tags: 'Huis verkopen' }],
  ['contact', 'a call', { wantsCall: 'ja' }, { tags: 'Binnenkort kennismaken en wilt gebeld worden' }],
  ['contact', 'no message', { message: '' }, { message: '' }],
  ['get-to-know', 'another tag', { tags: 'Open dag' }, { tags: 'Open dag' }],
  [
    'valuation-request',
    'no more than it must',
    {
      field_reson: 'anders',
      anders: '',
      field_geldverstrekker: '',
      field_v_voucher: '',
      message: '',
      prijs: '',
    },
    { field_reson: 'anders', field_geldverstrekker: 'onbekend', pakket: 'Pakket: 795 met Prijs: € 795,-' },
  ],
  [
    'valuation-request',
    'words of a reason that was not chosen, without script',
    { field_reson: 'nieuwe_woning' },
    { field_reson: 'Erfenis' },
  ],
  [
    'valuation-request',
    'a package on request, in any case',
    { package: 'Op Aanvraag', prijs: '' },
    { pakket: 'Pakket: Op Aanvraag met Prijs: Prijs op aanvraag' },
  ],
  [
    'valuation-request',
    'a value of the calculator',
    { valuation: '396000' },
    { via_hypotheekrente_tool: 'true' },
  ],
  [
    'search-service',
    'a home to rent',
    { type_woning: 'huur', prijstot: '999999999', aantalkamers: '4', oppervlakte: '100' },
    { type_woning: 'huur', prijstot: '999999999', aantalkamers: '', oppervlakte: '' },
  ],
  ['letting', 'a call', { wantsCall: 'ja' }, { tags: 'Huis verhuren' }],
  ['financial', 'no package', { package: 'kies-jouw-pakket' }, { package: 'kies-jouw-pakket' }],
  ['financial', 'a call', { wantsCall: 'ja' }, { tags: 'Beter Hypotheken' }],
  ['free-valuation', 'a call', { wantsCall: 'ja' }, { tags: 'Gratis waardebepaling en wilt gebeld worden' }],
  ['sales-advice', 'a call', { wantsCall: 'ja' }, { tags: 'Gratis verkoopadvies en wilt gebeld worden' }],
  ['mortgage-interest', 'a call', { wantsCall: 'ja' }, { tags: 'Hypotheek rente berekenen' }],
  [
    'valuation-tool-contact',
    'a call and another tag',
    { wantsCall: 'ja', tags: 'Waardecheck' },
    { tags: 'Waardecheck en wilt gebeld worden' },
  ],
  [
    'valuation-tool-contact',
    'a call',
    { wantsCall: 'ja' },
    { tags: 'Waarde woning berekend en wilt gebeld worden' },
  ],
  ['energy-label', 'a call', { wantsCall: 'ja' }, { tags: 'Energielabel aanvragen' }],
  [
    'energy-label',
    'no address',
    { postcode: '', huisnr: '', toevoeging: '', straat: '', plaats: '', fulladdress: '' },
    { straat: '', plaats: '', huisnr: '', postcode: '' },
  ],
  ['promotional', 'no words', { anders: '' }, { WAARBIJ_HELPEN: 'anders' }],
  [
    'apply',
    'another tag and form type',
    { tags: 'Open dag', formtype: 'Stage' },
    { tags: 'Open dag', formtype: 'Stage' },
  ],
  ['interest', 'a call', { wantsCall: 'ja' }, { tags: 'Interesse in een woning' }],
];

test.each(variations)('%s with %s', async (form, what, fields, sent) => {
  const row = leadCases.find((each) => each.form === form)!;
  const email = `${form}-${what.replaceAll(' ', '-')}@example.nl`;
  expect((await postForm(row.call, form, { ...row.fields, ...fields, email })).status).toBe(200);
  const [sync] = await listCalls(email);
  expect(sync?.parameters).toMatchObject(nameFields(sent));
  if (!('valuation' in fields)) expect(sync?.parameters).not.toHaveProperty('VIA_HYPOTHEEKRENTE_TOOL');
});

test('the CRM gets the search job in its own words, with the places that it knows', async () => {
  const { fields } = leadCases.find(({ form }) => form === 'search-service')!;
  const email = 'search-job@example.nl';
  const anna = { firstname: 'Anna', lastname: 'Zzz', phone: '0612345678', email };
  await postForm('zoekservice', 'search-service', { ...fields, ...anna });
  expect(await listSearchJobs(email)).toMatchObject([
    {
      body: {
        zoekopdracht: {
          locaties: { plaatsen: [expect.any(Number)] },
          relatie: {
            persoon: { roepnaam: 'Anna', achternaam: 'Zzz', email, mobielTelefoonnummer: '0612345678' },
          },
          woonwens: { objectsoort: 'WOONHUIS', koopprijsTotEnMet: 350000, woonOppervlakteVanaf: 100 },
        },
      },
    },
  ]);
});

test('… also those that were typed without script, in any case', async () => {
  const { fields } = leadCases.find(({ form }) => form === 'search-service')!;
  const anna = { firstname: 'Anna', lastname: 'Zzz', phone: '0612345678' };
  const send = async (plaatsen: string) => {
    const email = `typed-${plaatsen.length}@example.nl`;
    const typed = { ...fields, ...anna, email, plaatsen, soorten: 'appartement' };
    await postForm('zoekservice', 'search-service', typed);
    const [job] = await listSearchJobs(email);
    return (job!.body as unknown as { zoekopdracht: { locaties: { plaatsen: number[] }; woonwens: object } })
      .zoekopdracht;
  };
  const { locaties: listed } = await send(
    JSON.stringify([
      { name: 'Deventer', code: 2856 },
      { name: 'Olst', code: 1 },
    ]),
  );
  const { locaties, woonwens } = await send('DEVENTER; olst ,Nergenshuizen');
  expect(locaties.plaatsen).toHaveLength(2);
  expect(locaties).toEqual(listed);
  expect(woonwens).toMatchObject({ objectsoort: 'APPARTEMENT' });
  // A telephone types this apostrophe.
  expect((await send('Deventer, ’s-Heerenbroek')).locaties.plaatsen).toHaveLength(2);
});

test.each([
  [
    { type_woning: 'huur', prijstot: '999999999' },
    { huurprijsVanaf: 1, koopprijsVanaf: 0 },
  ],
  [
    { type_woning: 'huur', prijstot: '1500' },
    { huurprijsVanaf: 0, huurprijsTotEnMet: 1500, koopprijsTotEnMet: 0 },
  ],
  [
    { type_woning: 'koop', prijstot: '999999999' },
    { koopprijsVanaf: 1, huurprijsVanaf: 0 },
  ],
])('the CRM can tell renting from buying, without an upper limit too: %j', async (wish, woonwens) => {
  const { fields } = leadCases.find(({ form }) => form === 'search-service')!;
  const email = `${wish.type_woning}-${wish.prijstot}@example.nl`;
  await postForm('zoekservice', 'search-service', { ...fields, ...wish, email });
  expect(await listSearchJobs(email)).toMatchObject([{ body: { zoekopdracht: { woonwens } } }]);
});
