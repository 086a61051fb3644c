import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, countWrites, listCalls, post, postForm, setFault } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { createUpstreams } from '../outbox/lead-upstreams.ts';
import type { EntryState } from '../outbox/lead/entry.ts';
import { leadForms } from '../forms/lead-forms.ts';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

let run = 0;
const person = () => {
  run += 1;
  return {
    firstname: 'Anna',
    email: `submission-${run}@example.nl`,
    phone: '0612345678',
    acceptsPrivacy: 'ja',
  };
};
const down = () => setFault({ service: 'activecampaign', status: 503 });
const list = async (state: EntryState, email: string) => {
  const entries = await findOutbox(bindings).list(state, 1_000);
  return entries.filter((entry) => entry.person === email);
};

/** Time passes: everything in the queue is due. */
const wait = async () => {
  breaker.reset();
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, state) => {
    state.storage.sql.exec('UPDATE leads SET nextAt = 0');
    return state.storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(findOutbox(bindings));
};

beforeEach(() => breaker.reset());
afterEach(async () => {
  await clearFaults();
});

const added = { result_code: 1, result_message: 'Contact toegevoegd' };

test.each([
  ['down', { status: 503 }],
  ['cut off', { drop: true }],
  ['malformed', { malformed: true }],
  ['of another shape', { wrongType: true }],
])('while the marketing service is %s the lead counts as taken, and arrives later', async (_, fault) => {
  const visitor = person();
  await setFault({ service: 'activecampaign', ...fault });
  const reply = await postForm('kopers', 'interest', { ...visitor, woning: 'Brink 1, Deventer' });
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual(added);
  expect(await list('pending', visitor.email)).toHaveLength(1);
  await clearFaults();
  await wait();
  const actions = (await listCalls(visitor.email)).map((call) => call.action);
  expect(actions.slice(-2)).toEqual(['contact_sync', 'contact_note_add']);
  expect(actions.filter((action) => action === 'contact_note_add')).toHaveLength(1);
  expect(await list('delivered', visitor.email)).toHaveLength(1);
});

test('a visitor does not wait for a marketing service that hangs', async () => {
  const visitor = person();
  await setFault({ service: 'activecampaign', hang: true, count: 1 });
  const began = Date.now();
  expect(await (await postForm('formulier', 'contact', visitor)).json()).toEqual(added);
  expect(Date.now() - began).toBeLessThan(12_000);
});

test('a refusal is passed on, and the same form may be sent again', async () => {
  const visitor = { ...person(), email: 'x' };
  const headers = { 'idempotency-key': 'refused-key-1' };
  const reply = await postForm('formulier', 'contact', visitor, headers);
  expect(await reply.json()).toMatchObject({ result_code: 0 });
  const again = await postForm('formulier', 'contact', visitor, headers);
  expect(await again.json()).toMatchObject({ result_code: 0 });
  expect((await list('refused', 'x')).length).toBe(1);
});

test('a refusal that nobody waited for is a dead letter with its reason', async () => {
  const visitor = { ...person(), email: `dead-${run}` };
  await down();
  expect(await (await postForm('formulier', 'contact', visitor)).json()).toEqual(added);
  await clearFaults();
  await wait();
  const [dead] = await list('dead', visitor.email);
  expect(dead?.reason).toMatch(/^contact: /);
});

test('a wrong key is our mistake: the visitor is not refused, the lead waits, and the log says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const visitor = person();
  const swap = (upstreams: Outbox['upstreams']) =>
    runInDurableObject<Outbox, Outbox['upstreams']>(findOutbox(bindings), async ({ work }) => {
      const outbox = await work;
      const known = outbox.upstreams;
      outbox.upstreams = upstreams;
      return known;
    });
  const real = await swap(createUpstreams({ ...bindings, ACTIVECAMPAIGN_KEY: 'another-key' }));
  expect(await (await postForm('formulier', 'contact', visitor)).json()).toEqual(added);
  await swap(real);
  expect(JSON.stringify(warned.mock.calls)).toMatch(
    /A step of a lead .*activecampaign refused does not take our key/,
  );
  expect(await list('pending', visitor.email)).toHaveLength(1);
  await wait();
  expect(await list('delivered', visitor.email)).toHaveLength(1);
});

test('a second click is the same lead, with script and without', async () => {
  const visitor = person();
  const headers = { 'idempotency-key': `click-${run}-abcdef` };
  const replies = await Promise.all([1, 2, 3].map(() => postForm('formulier', 'contact', visitor, headers)));
  for (const reply of replies) expect(await reply.json()).toMatchObject(added);
  expect(await listCalls(visitor.email)).toHaveLength(1);
  const other = person();
  await postForm('formulier', 'contact', other);
  await postForm('formulier', 'contact', other);
  expect(await listCalls(other.email)).toHaveLength(1);
});

test('the same form in another tab is the same lead for ten minutes, and then a new one', async () => {
  const visitor = person();
  const send = (tab: string) =>
    postForm('formulier', 'contact', visitor, { 'idempotency-key': `${tab}-${run}-abcdef` });
  const replies = await Promise.all([send('tab-1'), send('tab-2')]);
  for (const reply of replies) expect(await reply.json()).toMatchObject(added);
  // Sent once more without script, and with other values.
  await postForm('formulier', 'contact', visitor);
  expect(await listCalls(visitor.email)).toHaveLength(1);
  await postForm('formulier', 'contact', { ...visitor, message: 'Nog iets' });
  const isContact = ({ action }: { action: string }) => action === 'contact_sync';
  expect((await listCalls(visitor.email)).filter(isContact)).toHaveLength(2);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 601_000);
  await send('tab-3');
  expect((await listCalls(visitor.email)).filter(isContact)).toHaveLength(3);
});

test('what somebody says last is what the service has, also when they said it before', async () => {
  const visitor = person();
  const wrong = { ...visitor, phone: '0687654321' };
  for (const fields of [visitor, wrong, visitor, visitor]) await postForm('formulier', 'contact', fields);
  await wait();
  const contacts = (await listCalls(visitor.email)).filter(({ action }) => action === 'contact_sync');
  expect(contacts.map(({ parameters }) => parameters['phone'])).toEqual([
    visitor.phone,
    wrong.phone,
    visitor.phone,
  ]);
});

test('… and sent again to a release whose form asks one thing more', async () => {
  const visitor = person();
  const headers = { 'idempotency-key': `release-${run}-abcdef` };
  await postForm('formulier', 'contact', visitor, headers);
  const { contract } = leadForms.contact;
  const { optional } = contract;
  contract.optional = [...optional, 'nieuw'];
  const again = await postForm('formulier', 'contact', visitor, headers);
  await postForm('formulier', 'contact', visitor);
  contract.optional = optional;
  expect(again.status).toBe(200);
  expect(await listCalls(visitor.email)).toHaveLength(1);
});

test('an invalid key is refused', async () => {
  for (const key of ['short', 'with a blank in it', 'a'.repeat(101)]) {
    const visitor = person();
    const reply = await postForm('formulier', 'contact', visitor, { 'idempotency-key': key });
    expect(reply.status).toBe(400);
    expect(await listCalls(visitor.email)).toEqual([]);
  }
});

test('the same key with other values is refused', async () => {
  const headers = { 'idempotency-key': `conflict-${run}-abcdef` };
  await postForm('formulier', 'contact', person(), headers);
  const reply = await postForm('formulier', 'contact', person(), headers);
  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({ code: 'idempotency-conflict' });
});

test('leads of one visitor arrive in the order in which they were sent', async () => {
  const visitor = person();
  await down();
  await postForm('formulier', 'contact', { ...visitor, message: 'een' });
  await clearFaults();
  breaker.reset();
  await postForm('formulier', 'contact', { ...visitor, message: 'twee' });
  expect((await listCalls(visitor.email)).map((call) => call.parameters.MESSAGE)).not.toContain('twee');
  await wait();
  const messages = (await listCalls(visitor.email)).map((call) => call.parameters.MESSAGE).filter(Boolean);
  expect(messages.slice(-2)).toEqual(['een', 'twee']);
});

test('a note that fails does not keep the visitor, and is not lost', async () => {
  const visitor = person();
  await setFault({
    service: 'activecampaign',
    path: '/admin/api.php?api_action=contact_note_add*',
    status: 500,
  });
  const reply = await postForm('kopers', 'interest', { ...visitor, woning: 'Brink 2, Deventer' });
  expect(await reply.json()).toMatchObject(added);
  await clearFaults();
  await wait();
  expect((await listCalls(visitor.email)).at(-1)).toMatchObject({ action: 'contact_note_add' });
  expect(await list('delivered', visitor.email)).toHaveLength(1);
});

test('an incomplete form is not sent, and the answer names the fields', async () => {
  const visitor = person();
  const reply = await postForm('formulier', 'contact', { ...visitor, phone: ' ', acceptsPrivacy: '' });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    code: 'invalid-parameter',
    errors: [
      { field: 'phone', message: 'Verplicht' },
      { field: 'acceptsPrivacy', message: 'Verplicht' },
    ],
  });
  expect(await listCalls(visitor.email)).toEqual([]);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['JSON', { body: '{"email":"a@b.nl"}', headers: { 'content-type': 'application/json' } }, 415],
  ['JSON that is none', { body: '{"email":', headers: { 'content-type': 'application/json' } }, 415],
  ['a text', { body: 'email=a@b.nl', headers: { 'content-type': 'text/plain' } }, 415],
  ['no type at all', { body: new Uint8Array([1, 2, 3]) }, 415],
  [
    '100 kB of emoji',
    { body: new URLSearchParams({ _formulier: 'contact', message: '🏠'.repeat(25_000) }) },
    413,
  ],
  ['bytes that are no text', { body: new Uint8Array([255, 254, 0, 61]), headers: form }, 400],
  ['100 kB', { body: new URLSearchParams({ _formulier: 'contact', message: 'a'.repeat(100_000) }) }, 413],
  ['a broken multipart', { body: 'nonsense', headers: { 'content-type': 'multipart/form-data' } }, 400],
  ['no form name', { body: new URLSearchParams({ email: 'a@b.nl' }) }, 400],
  ['another form’s name', { body: new URLSearchParams({ _formulier: 'selling' }) }, 400],
  ['a prototype’s name', { body: new URLSearchParams({ _formulier: 'constructor' }) }, 400],
])('%s is a problem document and no lead', async (_, init, status) => {
  const before = await countWrites();
  const reply = await post('/ac/contact/add/formulier', init as RequestInit);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(await countWrites()).toBe(before);
});

test('who wrote more than a form takes is told what to do', async () => {
  const body = new URLSearchParams({ _formulier: 'contact', message: 'a'.repeat(100_000) });
  const reply = await post('/ac/contact/add/formulier', { body });
  expect(await reply.json()).toMatchObject({ title: 'Dit is te groot: maak het korter.' });
});

test.each([
  ['formulier', 'nonsense', '"_formulier" must name a form of this call: contact, '],
  ['formulier', 'selling', ' "selling" is a form of "verkoopformulier".'],
])('to %s, a form of the name %s is told the right names', async (call, name, told) => {
  const reply = await post(`/ac/contact/add/${call}`, { body: new URLSearchParams({ _formulier: name }) });
  expect(await reply.json()).toMatchObject({ detail: expect.stringContaining(told) });
});

test('a field that comes twice is refused, and a line break in a name becomes a blank', async () => {
  const visitor = person();
  const twice = new URLSearchParams({ _formulier: 'contact', ...visitor });
  twice.append('email', 'other@example.nl');
  expect((await post('/ac/contact/add/formulier', { body: twice })).status).toBe(400);
  await postForm('formulier', 'contact', {
    ...visitor,
    firstname: 'Anna\r\nBcc: x@y.nl',
    message: 'a\r\nb 🏠',
  });
  const [call] = await listCalls(visitor.email);
  expect(call?.parameters).toMatchObject({ firstname: 'Anna Bcc: x@y.nl', MESSAGE: 'a\nb 🏠' });
});

test('the invisible characters that come along with what is pasted are no part of it', async () => {
  const visitor = person();
  const family = '👨\u200D👩\u200D👧';
  await postForm('formulier', 'contact', {
    ...visitor,
    email: `\u200B${visitor.email}\uFEFF`,
    phone: '\u202A+31 (0)6-12 34 56 78\u202C',
    message: family,
  });
  const [call] = await listCalls(visitor.email);
  expect(call?.parameters).toMatchObject({ phone: '+31 (0)6-12 34 56 78', MESSAGE: family });
});

/** As every browser sends them with a form. */
const browser = {
  origin: String(bindings['SITE_ORIGIN']),
  'accept-language': 'nl-NL',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
};
const fast = { _invultijd: '400' };
const { origin: _, ...withoutOrigin } = browser;

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['what a robot filled in', { _website: 'https://spam.example' }, browser, 'honeypot filled in'],
  [
    'within a second, by a program',
    fast,
    { ...browser, 'user-agent': 'curl/8.9' },
    'filled in too fast, by no browser',
  ],
  ['within a second, from no page', fast, withoutOrigin, 'filled in too fast, by no browser'],
  [
    'within a second, with a link for a name',
    { ...fast, firstname: 'Win www.spam.example' },
    browser,
    'filled in too fast, with a link in "firstname"',
  ],
  [
    'within a second, with more links than words need',
    { ...fast, message: 'http://a.example http://b.example' },
    browser,
    'filled in too fast, with a link in "message"',
  ],
])('%s: kept for a person to look at, and not sent', async (_, control, headers, reason) => {
  const visitor = person();
  const reply = await postForm('formulier', 'contact', { ...visitor, ...control }, headers);
  expect(await reply.json()).toEqual(added);
  expect(await list('held', visitor.email)).toMatchObject([{ reason }]);
  expect(await list('dead', visitor.email)).toEqual([]);
  expect(await listCalls(visitor.email)).toEqual([]);
});

test.each<Record<string, string>>([
  { ...fast },
  { _invultijd: '0', message: 'Zie https://funda.example/brink-1' },
  { _invultijd: '1400' },
  { _invultijd: '' },
  { _invultijd: 'lang' },
  {},
])('nothing is held for its time alone: %j from a browser is sent', async (control) => {
  const visitor = person();
  await postForm('formulier', 'contact', { ...visitor, ...control }, browser);
  expect(await listCalls(visitor.email)).toHaveLength(1);
});

test('a slow program is no robot', async () => {
  const visitor = person();
  await postForm('formulier', 'contact', { ...visitor, _invultijd: '1400' }, { 'user-agent': 'curl/8.9' });
  expect(await listCalls(visitor.email)).toHaveLength(1);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
])('a form on another site is refused: %j', async (headers) => {
  const visitor = person();
  const reply = await postForm('formulier', 'contact', visitor, headers);
  expect(reply.status).toBe(403);
  const single = await post(`/ac/contact/add/formulier?email=${visitor.email}`, { headers });
  expect(single.status).toBe(403);
  expect(await listCalls(visitor.email)).toEqual([]);
});

test('a browser that tells no site where it comes from sends our own form all the same', async () => {
  const visitor = person();
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await postForm('formulier', 'contact', visitor, headers)).status).toBe(200);
  expect(await listCalls(visitor.email)).not.toEqual([]);
});

test('a visitor who keeps sending one form has to wait, and can send another', async () => {
  const visitor = person();
  const headers = { 'cf-connecting-ip': '192.0.2.17' };
  const send = (form: string, call = 'formulier') =>
    postForm(call, form, { ...visitor, message: `${statuses.length}` }, headers);
  const statuses: number[] = [];
  // Twice as often as an hour allows: the test may cross the end of one.
  while (statuses.length < 62 && !statuses.includes(429)) statuses.push((await send('contact')).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
  expect((await send('get-to-know')).status).toBe(200);
});

test('addresses of one IPv6 network count as one visitor, and the next network as another', async () => {
  const quota = 30;
  // The test does not cross the end of an hour.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const send = (address: string) =>
    postForm(
      'formulier',
      'get-to-know',
      person(),
      { 'cf-connecting-ip': address },
      { LEADS_QUOTA_PER_HOUR: String(quota) },
    );
  await runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
    Object.assign(await work, { env: { ...bindings, LEADS_QUOTA_PER_HOUR: String(quota) } });
  });
  try {
    const taken: number[] = [];
    for (let host = 1; host <= quota + 10; host += 1) {
      const { status } = await send(`2001:db8:7:1::${(host * 1_000).toString(16)}`);
      if (status === 200) taken.push(host);
    }
    expect(taken).toHaveLength(quota);
    expect((await send('2001:db8:7:2::1')).status).toBe(200);
  } finally {
    await runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
      Object.assign(await work, { env: bindings });
    });
  }
});

test('what is asked and not sent follows as a note where the office wants it', async () => {
  const visitor = { ...person(), lastname: 'Zevenhuizen', anders: 'Een stage', WAARBIJ_HELPEN: 'anders' };
  await postForm('formulier', 'apply', visitor);
  expect((await listCalls(visitor.email)).map(({ action }) => action)).toEqual(['contact_sync']);
  const [kept] = await list('delivered', visitor.email);
  expect(kept?.values).toMatchObject({ anders: 'Een stage' });
  const other = { ...visitor, email: person().email };
  await postForm('formulier', 'apply', other, {}, { LEADS_NOTE_UNSENT: 'true' });
  expect((await listCalls(other.email)).at(-1)).toMatchObject({
    action: 'contact_note_add',
    parameters: { note: 'anders: Een stage' },
  });
});

test('a form may come as multipart, without its files', async () => {
  const visitor = person();
  const body = new FormData();
  for (const [name, value] of Object.entries({ _formulier: 'contact', ...visitor })) body.set(name, value);
  body.set('message', new File(['x'], 'message.exe'));
  expect(await (await post('/ac/contact/add/formulier', { body })).json()).toMatchObject(added);
  expect((await listCalls(visitor.email))[0]?.parameters).toMatchObject({ MESSAGE: '' });
});

test('an unknown form is 404 with the calls that there are, and another method is 405', async () => {
  // The form's own name, which is no call.
  const unknown = await post('/ac/contact/add/contact');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    detail: expect.stringMatching(
      /^There is no such form\. Expected one of: verkoopformulier, formulier, .*\.$/,
    ),
  });
  const reply = await post('/ac/contact/add/formulier', { method: 'GET' });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toContain('POST');
});
