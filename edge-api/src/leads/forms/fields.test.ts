import { formNames, type FormName } from '@binnen/contracts/forms';
import { leadCases } from '@binnen/stand-ins/activecampaign/lead-cases';
import { nameFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { listCalls, listSearchJobs, postForm, readWrites } from '../../../test/leads.ts';
import { findOutbox } from '../../site/find-objects.ts';
import { leadForms } from './lead-forms.ts';
import { listPlaces } from './lead-form.ts';

/** Another answer than the example's, where not just any text will do. */
const otherAnswers: Record<string, string> = {
  wantsCall: 'ja',
  huisnr: '21',
  type_woning: 'huur',
  plaatsen: '[{"name":"Olst","code":1}]',
  soorten: '[{"name":"Appartement","code":"APPARTEMENT"}]',
  aantalkamers: '5',
  oppervlakte: '150',
  prijstot: '400000',
  voorkeur1: '2043-11-26-avond',
  voorkeur2: '2043-11-27-ochtend',
  voorkeur3: '2043-11-27-middag',
};
/** The table alone decides: so many leads at once are held as a flood. */
const variables = {
  LEADS_NOTE_UNSENT: 'true',
  LEADS_MOST_PER_HOUR: '0',
  SEARCH_JOBS_MOST_PER_DAY: '0',
  NOTIFICATIONS_MOST_PER_HOUR: '0',
};
const optional = { tags: '', formtype: '', valuation: '' };

const send = async (form: FormName, answers: Record<string, string>) => {
  const { call } = leadCases.find((each) => each.form === form)!;
  expect((await postForm(call, form, answers, {}, variables)).status).toBe(200);
};

const countDelivered = async (emails: readonly string[]): Promise<number> => {
  const delivered = await findOutbox(bindings).list('delivered', 1_000);
  return delivered.filter(({ person }) => emails.includes(person)).length;
};

/** What arrived of a lead, place by place. */
const readArrival = async (email: string, received: Received) => {
  const calls = await listCalls(email, received.marketing);
  const notes = calls.flatMap(({ action, parameters }) =>
    action === 'contact_note_add' ? (parameters['note'] ?? '') : [],
  );
  const [sync] = calls.filter(({ action }) => action === 'contact_sync');
  const [job] = await listSearchJobs(email, received.crm);
  const record = notes.find((note) => /^\w+: \S/.test(note) && !note.startsWith('Type: ')) ?? '';
  return {
    ...Object.fromEntries(
      Object.entries(sync?.parameters ?? {}).map(([name, value]) => [`contact.${name}`, value]),
    ),
    note: notes.filter((note) => note !== record).join(),
    record,
    job: JSON.stringify(job?.body ?? '').replaceAll(email, 'their address'),
  };
};
interface Received {
  marketing: ReturnType<typeof readWrites>;
  crm: ReturnType<typeof readWrites>;
}

type Arrival = Awaited<ReturnType<typeof readArrival>>;
const findChanged = (before: Arrival, after: Arrival, isEmail: boolean): string[] =>
  Object.keys({ ...before, ...after })
    .filter((place) => Reflect.get(before, place) !== Reflect.get(after, place))
    .filter((place) => isEmail || place !== 'contact.email')
    .sort();

/** The row's places, in the words of `arrive`. */
const findWanted = (form: FormName, field: string): string[] => {
  const places = listPlaces(leadForms[form], field).flatMap((place) => {
    const [kind = '', name = field] = place.split('.');
    if (kind.startsWith('nowhere: ')) return [];
    // Compared without it: below.
    if (kind === 'job' && name === 'mail') return [];
    return kind === 'contact'
      ? Object.keys(nameFields({ [name]: '' })).map((each) => `contact.${each}`)
      : [kind];
  });
  return [...new Set(places)].sort();
};

test('every field of a form has a place or a reason', () => {
  for (const { contract, fields } of Object.values(leadForms))
    expect(Object.keys(fields).sort()).toEqual([...contract.required, ...contract.optional].sort());
});

test.each(formNames)('%s: each answer arrives where its row says, and nowhere else', async (form) => {
  const { fields: example } = leadCases.find((each) => each.form === form)!;
  // Words take the place of a chosen reason.
  // Without a limit: a price of homes for sale would be none of a search for rent.
  const price: Record<string, string> = form === 'search-service' ? { prijstot: '999999999' } : {};
  const answers = { ...optional, ...example, ...price, anders: '' };
  const fields = Object.keys(leadForms[form].fields);
  const emailOf = (what: string) => `${form}-${what}@example.nl`.toLowerCase();
  const others = fields.map((field) =>
    send(form, { ...answers, [field]: otherAnswers[field] ?? 'Anders dan eerst', email: emailOf(field) }),
  );
  await Promise.all([send(form, { ...answers, email: emailOf('example') }), ...others]);
  const emails = ['example', ...fields].map(emailOf);
  await expect.poll(() => countDelivered(emails)).toBe(emails.length);
  const received = { marketing: readWrites('activecampaign'), crm: readWrites('realworks') };
  const before = await readArrival(emailOf('example'), received);
  const changed = fields.map(async (field) => {
    const after = await readArrival(emailOf(field), received);
    return [field, findChanged(before, after, field === 'email')] as const;
  });
  const wanted = fields.map((field) => [field, findWanted(form, field)] as const);
  expect(Object.fromEntries(await Promise.all(changed))).toEqual(Object.fromEntries(wanted));
  expect(before.job.includes('their address')).toBe(leadForms[form].job !== undefined);
});
