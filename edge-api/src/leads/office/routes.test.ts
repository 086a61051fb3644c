import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, countWrites, listCalls, postForm, setFault } from '../../../test/leads.ts';
import { createSubmission } from '../../../test/outbox-world.ts';
import { createApi } from '../../app/create-app.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

beforeEach(() => breaker.reset());
afterEach(async () => {
  await clearFaults();
});

const token = 'leads-test-token';

const call = async (path: string, init: RequestInit = {}, scope = 'site:leads') => {
  const env = { ...bindings, PLATFORM_TOKENS: JSON.stringify({ [await formatSha256(token)]: [scope] }) };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return createApi().request(path, { headers, ...init }, env, createExecutionContext());
};
const send = async (path: string, body: object) =>
  (await call(path, { method: 'POST', body: JSON.stringify(body) })).json();

interface Listed {
  leads: {
    key: string;
    number: number;
    reason: string;
    values: Record<string, string>;
    history: { by: string; did: string }[];
  }[];
  next: number | null;
}
const list = async (query = '') => (await (await call(`/_platform/leads${query}`)).json()) as Listed;
const search = async (email: string) => (await send('/_platform/leads/search', { email })) as Listed;

let run = 0;
const person = (email = `office-${(run += 1)}@example.nl`) => ({
  firstname: '=HYPERLINK("x")',
  email,
  phone: '@06',
  acceptsPrivacy: 'ja',
  message: '+1 "x"',
});
const robot = { _website: 'spam' };

/** A lead whose note nobody takes: a dead letter. */
const createDeadLetter = async (email: string) => {
  const visitor = { ...person(email), woning: 'Brink 1' };
  await setFault({ service: 'activecampaign', path: '/admin/api.php?*contact_note_add*', html: true });
  await postForm('kopers', 'interest', visitor);
  await clearFaults();
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    storage.sql.exec(
      `UPDATE leads SET state = 'dead', entry = json_set(entry, '$.state', 'dead', '$.reason', 'note: no answer')
       WHERE entry ->> 'person' = ?`,
      email,
    );
  });
};

test('leads are for those who may read them', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/look'],
    ['POST', '/search'],
    ['POST', '/erase'],
    ['GET', '/actions'],
  ] as const) {
    expect((await call(`/_platform/leads${path}`, { method, headers: {} })).status).toBe(401);
    expect((await call(`/_platform/leads${path}`, { method }, 'publish:mf-leads')).status).toBe(403);
  }
});

test('the table has all long leads of a flood', async () => {
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    storage.sql.exec(`
      WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1000)
      INSERT INTO leads (key, state, nextAt, entry) SELECT 'flood-' || n, 'held', 0, json_object(
        'key', 'flood-' || n, 'form', 'contact', 'state', 'held', 'reason', 'flood', 'receivedAt', 0,
        'values', json_object('message', hex(zeroblob(20000)))) FROM many`);
  });
  const table = await (await call('/_platform/leads?state=held&reason=flood&format=csv')).text();
  await findOutbox(bindings).erase(
    { keys: Array.from({ length: 1000 }, (_, n) => `flood-${n + 1}`) },
    'office',
  );
  expect(table.match(/"flood-\d+"/g)).toHaveLength(1000);
});

test('a body that is too long is counted after the token was looked at', async () => {
  const body = JSON.stringify({ keys: ['x'.repeat(300_000)] });
  for (const path of ['', '/look', '/search', '/erase']) {
    const post = { method: 'POST', body };
    expect((await call(`/_platform/leads${path}`, { ...post, headers: {} })).status).toBe(401);
    expect((await call(`/_platform/leads${path}`, post, 'status')).status).toBe(403);
    expect((await call(`/_platform/leads${path}`, post)).status).toBe(413);
  }
});

test('what looks like a robot’s stands apart, is exported without formulas, and is sent by its key alone', async () => {
  const visitor = person();
  await postForm('formulier', 'contact', { ...visitor, ...robot });
  const find = async (query: string) =>
    (await list(query)).leads.find(({ values }) => values.email === visitor.email);
  expect(await find('')).toBeUndefined();
  const held = await find('?state=held');
  expect(held).toMatchObject({ reason: 'honeypot filled in', values: { firstname: '=HYPERLINK("x")' } });

  const csv = await call('/_platform/leads?state=held&format=csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('cache-control')).toBe('no-store');
  const text = await csv.text();
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain(`"'@06"`);
  expect(text).toContain(`"'+1 ""x"""`);

  await send('/_platform/leads', { keys: 'all' });
  expect(await find('?state=held')).toBeDefined();
  expect(await send('/_platform/leads', { keys: [held?.key] })).toEqual({ retried: 1 });
  await expect.poll(async () => (await listCalls(visitor.email)).length, { timeout: 10_000 }).toBe(1);
  const [released] = (await search(visitor.email)).leads;
  expect(released?.history).toMatchObject([{ by: expect.stringMatching(/^token /), did: 'released' }]);
});

test('1,010 robots from changing networks hide no dead letter, fill no disk, send nothing and are one message', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const email = `office-real-${(run += 1)}@example.nl`;
  await createDeadLetter(email);
  const before = await countWrites();
  await runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
    const outbox = await work;
    for (let lead = 0; lead < 1_010; lead += 1)
      await outbox.submit({
        ...createSubmission(`robot-${run}-${lead}`, `robot-${lead}@example.nl`),
        source: `network ${lead}`,
        held: 'honeypot filled in',
      });
  });
  expect((await list()).leads[0]?.values.email).toBe(email);
  expect((await list('?state=held&limit=1000')).leads).toHaveLength(1_000);
  expect(said.mock.calls.filter(([line]) => String(line).includes('are held')).length).toBeLessThanOrEqual(1);
  expect(await send('/_platform/leads', { keys: 'all' })).toEqual({ retried: 1 });
  expect(await countWrites()).toBe(before);
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    storage.sql.exec("DELETE FROM leads WHERE state = 'held'");
  });
}, 60_000);

test('the same values without what tripped the honeypot are delivered, with the same key and with another', async () => {
  for (const keys of [
    ['held-key-1', 'held-key-1'],
    ['held-key-2', 'held-key-3'],
  ] as const) {
    const visitor = person();
    const [first, second] = keys.map((key) => ({ 'idempotency-key': key }));
    await postForm('formulier', 'contact', { ...visitor, ...robot }, first);
    expect(await listCalls(visitor.email)).toEqual([]);
    const reply = await postForm('formulier', 'contact', visitor, second);
    expect(await reply.json()).toMatchObject({ result_code: 1 });
    await postForm('formulier', 'contact', { ...visitor, ...robot }, second);
    expect(await listCalls(visitor.email)).toHaveLength(1);
    expect((await search(visitor.email)).leads).toMatchObject([
      { state: 'delivered', history: [{ by: 'visitor', did: 'released' }] },
    ]);
  }
});

test('the list has pages, newest first, and filters; the export has all', async () => {
  const emails = [1, 2, 3, 4, 5].map((number) => `office-page-${(run += 1)}-${number}@example.nl`);
  for (const email of emails) await createDeadLetter(email);
  const seen: string[] = [];
  let next: number | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { leads, ...rest }: Listed = await list(`?limit=2${next ? `&before=${next}` : ''}`);
    seen.push(...leads.map(({ values }) => values.email ?? ''));
    next = rest.next;
  }
  expect(seen.slice(0, 5)).toEqual(emails.toReversed());
  expect((await list('?form=interest&reason=no%20answer&limit=5')).leads).toHaveLength(5);
  expect((await list('?form=selling')).leads).toEqual([]);
  expect((await list('?reason=nothing%20of%20that')).leads).toEqual([]);
  const text = await (await call('/_platform/leads?format=csv')).text();
  for (const email of emails) expect(text).toContain(email);
  for (const query of ['?limit=0', '?limit=1001', '?before=x', '?state=spam'])
    expect((await call(`/_platform/leads${query}`)).status).toBe(400);
});

test('one lead is erased, or everything of a person, also what is not yet sent and calls with their contact', async () => {
  const one = `office-erase-${(run += 1)}@example.nl`;
  const other = `office-keep-${(run += 1)}@example.nl`;
  for (const email of [one, other]) await createDeadLetter(email);
  const [dead] = (await search(one)).leads;
  expect(await send('/_platform/leads/erase', { keys: [dead?.key] })).toEqual({ erased: 1 });
  expect((await search(one)).leads).toEqual([]);

  const visitor = person(one);
  const reply = await postForm('formulier', 'contact', { ...visitor, message: 'Nog iets' });
  const { subscriber_id } = (await reply.json()) as { subscriber_id: string };
  const calls = (await listCalls(one)).length;
  await setFault({ service: 'activecampaign', status: 503 });
  const context = createExecutionContext();
  const note = new URLSearchParams({ id: subscriber_id, note: 'Belt morgen' });
  await createApi().request(`/ac/contact/note/add?${note}`, { method: 'POST' }, bindings, context);
  await postForm('formulier', 'get-to-know', visitor);
  expect((await search(one.toUpperCase())).leads).toHaveLength(3);
  expect(await send('/_platform/leads/erase', { email: one })).toEqual({ erased: 3 });
  expect((await search(one)).leads).toEqual([]);
  expect((await search(other)).leads).toHaveLength(1);
  const kept = await runInDurableObject<Outbox, string>(findOutbox(bindings), (_, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT * FROM leads').toArray(),
      storage.sql.exec('SELECT * FROM actions').toArray(),
    ]),
  );
  expect(kept).not.toContain(one);
  expect(kept).not.toContain('Belt morgen');
  await clearFaults();
  expect((await listCalls(one)).length).toBe(calls);
});

test('what was done with leads is listed with who did it, and nothing of a person', async () => {
  const email = `office-action-${(run += 1)}@example.nl`;
  await createDeadLetter(email);
  const [lead] = (await search(email)).leads;
  const listed = (await list()).leads.length;
  // An empty list tells of nobody.
  await list('?form=none-of-that-name');
  await send('/_platform/leads', { keys: [lead?.key] });
  await (await call('/_platform/leads?format=csv')).text();
  await send('/_platform/leads/erase', { email });
  const { actions } = (await (await call('/_platform/leads/actions')).json()) as {
    actions: { by: string; did: string; leads: number }[];
  };
  const by = expect.stringMatching(/^token /);
  expect(actions.slice(0, 5)).toMatchObject([
    { by, did: 'erased a person', leads: 1 },
    { by, did: 'exported' },
    { by, did: 'sent again', leads: 1 },
    { by, did: 'exported', leads: listed },
    { by, did: 'searched a person', leads: 1 },
  ]);
  expect(JSON.stringify(actions)).not.toContain('example.nl');
});

test('a list of many pages is one action with all that was on them; an export tells what its filter left', async () => {
  const emails = [1, 2, 3, 4, 5].map((number) => `office-many-${(run += 1)}-${number}@example.nl`);
  for (const email of emails) await createDeadLetter(email);
  const all = (await list('?limit=1000')).leads.length;
  let next: number | null = null;
  do {
    const page: Listed = await list(`?limit=2${next ? `&before=${next}` : ''}`);
    next = page.next;
  } while (next);
  const { next: before } = await list('?limit=3');
  for (const filter of ['form=none-of-that-name', `before=${before}`, 'reason=no%20answer&form=interest'])
    await (await call(`/_platform/leads?format=csv&${filter}`)).text();
  const reply = await call('/_platform/leads/actions');
  const { actions } = await reply.json<{ actions: unknown[] }>();
  const { leads } = await list('?limit=1000&form=interest&reason=no%20answer');
  expect(actions.slice(0, 4)).toMatchObject([
    { did: 'exported', leads: leads.length },
    { did: 'exported', leads: all },
    { did: 'exported', leads: all },
    { did: 'exported', leads: all },
  ]);
});

test.each([
  ['', '{"keys":3}'],
  ['/search', '{"email":""}'],
  ['/erase', '{"keys":"all"}'],
  ['/erase', '{"email":"a@b.nl","keys":[]}'],
  ['/erase', '{'],
])('a call of %s that says %s is refused', async (path, body) => {
  expect((await call(`/_platform/leads${path}`, { method: 'POST', body })).status).toBe(400);
});
