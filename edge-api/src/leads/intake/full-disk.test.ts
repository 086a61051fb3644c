import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, listCalls, post, postForm, setFault } from '../../../test/leads.ts';
import { createApi } from '../../app/create-app.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

const exec = (...statements: string[]) =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    for (const statement of statements) storage.sql.exec(statement);
  });
/** SQLite's own refusal, for every write of this kind. */
const fill = (...writes: ('INSERT' | 'UPDATE')[]) =>
  exec(
    ...writes.map(
      (write) =>
        `CREATE TRIGGER full_${write} BEFORE ${write} ON leads
         BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    ),
  );
const makeRoom = () => exec('DROP TRIGGER IF EXISTS full_INSERT', 'DROP TRIGGER IF EXISTS full_UPDATE');
const wait = async () => {
  breaker.reset();
  await evictDurableObject(findOutbox(bindings));
  await exec('UPDATE leads SET nextAt = 0');
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) =>
    storage.setAlarm(Date.now() + 60_000),
  );
  await runDurableObjectAlarm(findOutbox(bindings));
};

let run = 0;
const person = () => ({
  firstname: 'Anna',
  email: `full-${(run += 1)}@example.nl`,
  phone: '0612345678',
  acceptsPrivacy: 'ja',
});

beforeEach(() => {
  breaker.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearFaults();
  await makeRoom();
});

test('while the disk is full a caller is told to come again, and the same key is the lead once there is room', async () => {
  const visitor = person();
  const headers = { 'idempotency-key': 'full-disk-key-1' };
  await fill('INSERT', 'UPDATE');
  const refused = await postForm('formulier', 'contact', visitor, headers);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({
    code: 'leads-unavailable',
    title: 'We kunnen je gegevens nu niet bewaren.',
  });
  const single = await post(`/ac/contact/add/kopers?email=${visitor.email}`);
  expect(single.status).toBe(503);
  const inSteps = await postForm('formulier', 'contact', visitor, { accept: 'application/x-ndjson' });
  expect(await inSteps.json()).toMatchObject({ code: 'leads-unavailable' });
  expect(await listCalls(visitor.email)).toEqual([]);
  await makeRoom();
  expect(await (await postForm('formulier', 'contact', visitor, headers)).json()).toMatchObject({
    result_code: 1,
  });
  expect((await listCalls(visitor.email)).map(({ action }) => action)).toEqual(['contact_sync']);
});

test('storage that fails otherwise is no other answer', async () => {
  await exec(
    `CREATE TRIGGER full_INSERT BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
  );
  const refused = await postForm('formulier', 'contact', person());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
});

test('without script the form comes back, and says when to come again', async () => {
  const visitor = { ...person(), firstname: 'Adriaantje' };
  await fill('INSERT', 'UPDATE');
  const page = await postForm(
    'formulier',
    'contact',
    { ...visitor, _pagina: '/contact' },
    { accept: 'text/html' },
  );
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('Adriaantje');
  expect(html).toContain('"code":"leads-unavailable"');
});

test.each(['application/json', 'text/html', 'application/x-ndjson'])(
  'an error that nobody foresaw is in the log, also of a sender that wants %s',
  async (accept) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = new URLSearchParams({ _formulier: 'contact', _pagina: '/contact', ...person() });
    const reply = await post('/ac/contact/add/formulier', { body, headers: { accept } }, { OUTBOX: {} });
    expect(await reply.text()).toContain('"code":"internal-error"');
    expect(String(logged.mock.calls)).toContain('is not a function');
  },
);

/** Nothing is written while there is a finished lead of this time. */
const fillUntilErased = (table: string) =>
  exec(
    `CREATE TRIGGER full_INSERT BEFORE INSERT ON ${table} WHEN EXISTS (SELECT 1 FROM leads WHERE finishedAt = 1)
     BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
const countHeld = async () => (await findOutbox(bindings).measure()).held;

test.each(['leads', 'uses'])(
  'finished leads make room for a visitor, also where %s are written, and what is held stays',
  async (table) => {
    const headers = { 'cf-connecting-ip': '192.0.2.3' };
    for (const robot of [person(), person()])
      await postForm('formulier', 'contact', { ...robot, _website: 'spam' }, headers);
    await postForm('formulier', 'contact', person());
    await exec("UPDATE leads SET finishedAt = 1 WHERE state = 'delivered'");
    await fillUntilErased(table);
    const held = await countHeld();
    const visitor = person();
    await runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
      Object.assign(await work, { env: { ...bindings, LEADS_QUOTA_PER_HOUR: '30' } });
    });
    expect((await postForm('formulier', 'contact', visitor)).status).toBe(200);
    expect(await listCalls(visitor.email)).toHaveLength(1);
    expect(await countHeld()).toBe(held);
  },
);

test('a disk that fills up while a lead is on its way loses nothing and sends nothing twice', async () => {
  const visitor = person();
  await setFault({ service: 'activecampaign', status: 503 });
  await postForm('kopers', 'interest', { ...visitor, woning: 'Brink 1' });
  await clearFaults();
  await fill('INSERT', 'UPDATE');
  breaker.reset();
  await runDurableObjectAlarm(findOutbox(bindings));
  await makeRoom();
  await wait();
  await wait();
  const actions = (await listCalls(visitor.email)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'contact_note_add')).toHaveLength(1);
  const delivered = await findOutbox(bindings).list('delivered', 100);
  expect(delivered.filter((entry) => entry.person === visitor.email)).toHaveLength(1);
});

test('the first lead that is taken after an outage is answered so, also when the disk filled up meanwhile', async () => {
  await setFault({ service: 'activecampaign', status: 503 });
  await postForm('formulier', 'contact', person());
  await clearFaults();
  breaker.reset();
  await evictDurableObject(findOutbox(bindings));
  await exec(`UPDATE leads SET nextAt = ${Date.now() + 600_000} WHERE state = 'pending'`);
  await fill('UPDATE');
  const visitor = person();
  expect((await postForm('formulier', 'contact', visitor)).status).toBe(200);
  expect(await listCalls(visitor.email)).toHaveLength(1);
});

test('what was delivered a moment ago makes no room: sent again with its key, it arrives once', async () => {
  const visitor = { ...person(), woning: 'Brink 2' };
  const send = () => postForm('kopers', 'interest', visitor, { 'idempotency-key': 'full-disk-key-2' });
  expect((await send()).status).toBe(200);
  await fill('INSERT');
  expect((await postForm('formulier', 'contact', person())).status).toBe(503);
  await makeRoom();
  expect((await send()).status).toBe(200);
  // The note may come after the answer.
  const listActions = async () => (await listCalls(visitor.email)).map(({ action }) => action);
  await expect.poll(listActions, { timeout: 10_000 }).toEqual(['contact_sync', 'contact_note_add']);
});

/** From now on the outbox may have no more bytes than those that wait need. */
const closeOutbox = () =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }, { storage }) => {
    storage.sql.exec("DELETE FROM leads WHERE state <> 'pending'");
    const OUTBOX_MOST_BYTES = String(storage.sql.databaseSize);
    Object.assign(await work, { env: { ...bindings, OUTBOX_MOST_BYTES } });
  });
const readHealth = async () =>
  (await createApi().request('/healthz', {}, bindings, createExecutionContext())).status;

test('an outbox full of waiting leads takes no more and says so; delivery, list, search and erasing go on', async () => {
  const visitors = [person(), person(), person()];
  await setFault({ service: 'activecampaign', status: 503 });
  for (const visitor of visitors) expect((await postForm('formulier', 'contact', visitor)).status).toBe(200);
  await closeOutbox();
  const outbox = findOutbox(bindings);
  const refused = await postForm('formulier', 'contact', person());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await readHealth()).toBe(503);
  const [first, ...others] = visitors.map(({ email }) => email);
  expect(await outbox.listPerson(first ?? '', 'office')).toHaveLength(1);
  expect(await outbox.erase({ email: first ?? '' }, 'office')).toBe(1);
  expect((await outbox.list('pending', 100)).filter(({ person: who }) => others.includes(who))).toHaveLength(
    2,
  );
  await clearFaults();
  breaker.reset();
  // An alarm may have met the outage meanwhile: no pause of it is left.
  await evictDurableObject(outbox);
  await closeOutbox();
  await runInDurableObject<Outbox, void>(outbox, (_, { storage }) => {
    storage.sql.exec('UPDATE leads SET nextAt = 0');
    return storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(outbox);
  for (const email of others) expect(await listCalls(email)).not.toEqual([]);
  expect(await listCalls(first ?? '')).toEqual([]);
  await evictDurableObject(outbox);
  expect((await postForm('formulier', 'contact', person())).status).toBe(200);
  expect(await readHealth()).toBe(200);
});

test('a disk that takes no lead is no health', async () => {
  // A good answer holds for five seconds.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await fill('INSERT');
  expect(await readHealth()).toBe(503);
  await makeRoom();
  expect(await readHealth()).toBe(200);
});
