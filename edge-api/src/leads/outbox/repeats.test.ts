import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import {
  clearFaults,
  findContactId,
  listCalls,
  listSearchJobs,
  post,
  postForm,
  setFault,
} from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

let run = 0;
const person = () => {
  run += 1;
  return {
    firstname: 'Anna',
    email: `repeats-${run}@example.nl`,
    phone: '0612345678',
    acceptsPrivacy: 'ja',
  };
};

/** Time passes: everything that waits is due, and no pause is left. */
const wait = async () => {
  breaker.reset();
  await evictDurableObject(findOutbox(bindings));
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, state) => {
    state.storage.sql.exec('UPDATE leads SET nextAt = 0');
    return state.storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(findOutbox(bindings));
};
const countCalls = async (email: string, action: string) =>
  (await listCalls(email)).filter((call) => call.action === action).length;
const list = async (state: 'dead' | 'delivered' | 'pending', email: string) =>
  (await findOutbox(bindings).list(state, 1_000)).filter(({ values }) =>
    [values.email, values.mail].includes(email),
  );
const jobOf = (mail: string) =>
  new URLSearchParams({ name: 'Anna', lastname: 'Jansen', mail, type_woning: 'koop' });
const crm = { service: 'realworks', path: '/wonen/v1/zoekopdracht' };
const at = (action: string) => ({ service: 'activecampaign', path: `/admin/api.php?*${action}*` });

beforeEach(() => breaker.reset());
afterEach(async () => {
  await clearFaults();
});

test.each([
  ['note', 'contact_note_add'],
  ['notification', 'automation_contact_add'],
])('a %s whose reply is lost is looked for, found, and not sent again', async (_, action) => {
  const visitor = person();
  await setFault({ ...at(action), html: true });
  await postForm('verkoopadvies', 'sales-advice', {
    ...visitor,
    lastname: 'Jansen',
    straat: 'Brink',
    plaats: 'Deventer',
    huisnr: '1',
    postcode: '7411BT',
    fulladdress: 'Brink 1 in Deventer',
    message: 'Ik ga <b>verhuizen</b> & zo',
  });
  expect(await countCalls(visitor.email, action)).toBe(1);
  for (let round = 0; round < 4; round += 1) await wait();
  expect(await countCalls(visitor.email, action)).toBe(1);
  expect(await list('delivered', visitor.email)).toHaveLength(1);
});

const addOlder = (query: Record<string, string>) => {
  const url = `${bindings.UPSTREAMS}/activecampaign/admin/api.php`;
  return fetch(`${url}?${new URLSearchParams({ api_key: 'local-activecampaign-key', ...query })}`);
};

test.each([
  ['note', 'contact_note_add'],
  ['notification', 'automation_contact_add'],
])('… also a %s of a contact who has hundreds of older ones', async (_, action) => {
  const visitor = { ...person(), lastname: 'Jansen', message: 'Ik ga verhuizen' };
  await postForm('formulier', 'get-to-know', visitor);
  const id = await findContactId(visitor.email);
  for (let older = 0; older < 240; older += 1)
    await addOlder(
      action === 'contact_note_add'
        ? { api_action: action, id, note: `Eerder ${older}` }
        : { api_action: action, contact_id: id, automation: '1' },
    );
  const before = await countCalls(visitor.email, action);
  await setFault({ ...at(action), html: true });
  await postForm('verkoopadvies', 'sales-advice', {
    ...visitor,
    straat: 'Brink',
    plaats: 'Deventer',
    huisnr: '1',
    postcode: '7411BT',
    fulladdress: 'Brink 1 in Deventer',
  });
  for (let round = 0; round < 4; round += 1) await wait();
  expect((await countCalls(visitor.email, action)) - before).toBe(1);
  expect(await list('dead', visitor.email)).toEqual([]);
});

test('… while the service cannot be asked it is not sent either, and not lost', async () => {
  const visitor = person();
  const action = 'contact_note_add';
  await setFault({ ...at(action), drop: true });
  await postForm('kopers', 'interest', { ...visitor, woning: 'Brink 1' });
  await setFault({ service: 'activecampaign', path: '/api/3/*', status: 503 });
  for (let round = 0; round < 5; round += 1) await wait();
  expect(await list('pending', visitor.email)).toHaveLength(1);
  await clearFaults();
  await wait();
  expect(await countCalls(visitor.email, action)).toBe(1);
  expect(await list('delivered', visitor.email)).toHaveLength(1);
});

const valued = {
  huisnr: '19',
  postcode: '7411BT',
  straat: 'Brink',
  plaats: 'Deventer',
  TOOL_CALCULATION: '350000',
};
/** The next contact arrives, and the edge dies before it hears so. */
const dieAfterContact = () =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }, state) => {
    const outbox = await work;
    const { syncContact } = outbox.upstreams;
    outbox.upstreams = {
      ...outbox.upstreams,
      syncContact: async (fields, isWanted) => {
        const reply = await syncContact(fields, isWanted);
        state.abort('killed');
        return reply;
      },
    };
  });

test.each([
  ['reply is lost', () => setFault({ ...at('contact_sync'), malformed: true, count: 1 })],
  ['reply is lost five times', () => setFault({ ...at('contact_sync'), html: true, count: 5 })],
  ['reply comes after the edge died', dieAfterContact],
])(
  'a new contact whose %s gets its note, although the service says later that it was known',
  async (_, hurt) => {
    const visitor = { ...person(), ...valued };
    await hurt();
    await postForm('formulier', 'mortgage-interest', visitor);
    // One that died is there again.
    await findOutbox(bindings).measure();
    for (let round = 0; round < 6; round += 1) await wait();
    expect(await countCalls(visitor.email, 'contact_note_add')).toBe(1);
    expect(await list('delivered', visitor.email)).toHaveLength(1);
  },
);

test('a contact that was known gets no such note after a clear no', async () => {
  const visitor = { ...person(), ...valued, lastname: 'Jansen', message: 'Eerder' };
  await postForm('formulier', 'contact', visitor);
  await setFault({ ...at('contact_sync'), status: 503, count: 1 });
  const before = await countCalls(visitor.email, 'contact_note_add');
  await postForm('formulier', 'mortgage-interest', visitor);
  for (let round = 0; round < 3; round += 1) await wait();
  expect(await list('delivered', visitor.email)).toHaveLength(2);
  expect(await countCalls(visitor.email, 'contact_note_add')).toBe(before);
});

test('two leads of one person whose notifications are in doubt: each is counted once', async () => {
  const visitor = person();
  const action = 'automation_contact_add';
  await postForm('formulier', 'get-to-know', visitor);
  // One arrives and its answer is lost; the other never arrives.
  await setFault({ ...at(action), html: true, count: 1 });
  await postForm('formulier', 'contact', { ...visitor, message: 'Een' });
  await setFault({ ...at(action), drop: true, count: 1 });
  await postForm('formulier', 'contact', { ...visitor, message: 'Twee' });
  expect(await countCalls(visitor.email, action)).toBe(1);
  for (let round = 0; round < 4; round += 1) await wait();
  expect(await countCalls(visitor.email, action)).toBe(2);
});

test('a search job that may have arrived is sent again twice, and then waits for a person with what is known', async () => {
  const mail = `repeats-job-${(run += 1)}@example.nl`;
  await setFault({ ...crm, html: true });
  expect((await post(`/realworks/zoekopdracht?${jobOf(mail)}`)).status).toBe(200);
  for (let round = 0; round < 6; round += 1) await wait();
  expect(await listSearchJobs(mail)).toHaveLength(3);
  const [dead] = await list('dead', mail);
  expect(dead?.reason).toMatch(
    /^search-job: may have arrived: sent 3 times without an answer that can be read \(realworks-crm malformed/,
  );
});

test.each([
  ['is down', { status: 503 }],
  ['cannot be reached', { drop: true }],
])('a CRM that %s for long gets the job once when it is back', async (_, fault) => {
  const mail = `repeats-job-${(run += 1)}@example.nl`;
  await setFault({ service: 'realworks', path: '/wonen/v1/zoekopdracht*', ...fault });
  await post(`/realworks/zoekopdracht?${jobOf(mail)}`);
  for (let round = 0; round < 6; round += 1) await wait();
  await clearFaults();
  await wait();
  expect(await listSearchJobs(mail)).toHaveLength(1);
  expect(await list('delivered', mail)).toHaveLength(1);
});

test('a healthy reply that takes five seconds is waited for: one search job, and one note', async () => {
  const [seeker, buyer] = [person(), person()];
  for (const path of [crm, at('contact_note_add')]) await setFault({ ...path, delayMs: 5_000 });
  await Promise.all([
    post(`/realworks/zoekopdracht?${jobOf(seeker.email)}`),
    postForm('kopers', 'interest', { ...buyer, woning: 'Brink 1' }),
  ]);
  const count = async () => [
    (await listSearchJobs(seeker.email)).length,
    await countCalls(buyer.email, 'contact_note_add'),
  ];
  await expect.poll(count, { timeout: 10_000 }).toEqual([1, 1]);
  await clearFaults();
  for (const { email } of [seeker, buyer])
    await expect.poll(async () => (await list('delivered', email)).length).toBe(1);
  for (let round = 0; round < 3; round += 1) await wait();
  expect(await count()).toEqual([1, 1]);
});
