import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { backupFolder } from '@binnen/edge-kit/copies/copies';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import runbook from '../../../../docs/runbook.md?raw';
import { askAlert } from '../../../test/alerts.ts';
import { bindings } from '../../../test/bindings.ts';
import { breakObjects, breakStore } from '../../../test/failing-stores.ts';
import { clearFaults, post, postForm, setFault } from '../../../test/leads.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  upload,
} from '../../../test/releases.ts';
import { createApp } from '../../app/create-app.ts';
import type { Alerts } from '../../app/objects.ts';
import type { Outbox as StoredOutbox } from '../../app/objects.ts';
import type { Outbox } from '../../leads/outbox/outbox.ts';
import { findAlerts, findOutbox } from '../../site/find-objects.ts';
import { breaker, callUpstream } from '@binnen/upstreams/calls/call';
import worker from '../../worker.ts';
import { conditionNames } from './conditions.ts';

const minuteMs = 60_000;
const app = createApp();

const askOn = async (path: string, env: object = {}) =>
  app.request(path, { headers: asToken(ownerToken) }, { ...bindings, ...env }, createExecutionContext());

interface Health {
  state?: string;
  conditions?: { name: string; says: string }[];
  errors?: { field: string; message: string }[];
}
/** The status, and what is wrong by name. */
const readHealth = async (env: object = {}) => {
  const reply = await askOn('/_platform/health', env);
  const { conditions = [], errors = [] } = await reply.json<Health>();
  const said = [
    ...conditions.map(({ name, says }) => [name, says]),
    ...errors.map(({ field, message }) => [field, message]),
  ];
  return { status: reply.status, said: Object.fromEntries(said) as Record<string, string> };
};

const inOutbox = (...statements: string[]) =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    for (const statement of statements) storage.sql.exec(statement);
  });

/** What Cloudflare does every four minutes. */
const runCron = async () => {
  const context = createExecutionContext();
  await worker.scheduled!({} as ScheduledController, bindings, context);
  await waitOnExecutionContext(context);
};

const forgetCopies = async () => {
  const { objects } = await bindings.RELEASES.list({ prefix: backupFolder });
  await bindings.RELEASES.delete(objects.map(({ key }) => key));
};

beforeAll(async () => {
  await upload(await createToyShell());
  const pages = {
    '/goed': `() => 'goed'`,
    '/kapot': `({ url }) => (url.includes('soort') ? { fault: 'a bug', text: 'kapot' } : 'heel')`,
  };
  await upload(await createToyRemote('mf-watch', { pages: { '/goed': pages['/goed'] } }));
  await upload(await createToyRemote('mf-watch', { version: '2.0.0', pages }));
  await promote({ shell: '1.0.0', 'mf-watch': '2.0.0' }, { allowLoss: true });
  await runCron();
});
beforeEach(() => {
  breaker.reset();
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearFaults();
  await inOutbox('DELETE FROM leads', 'DELETE FROM uses', 'DROP TRIGGER IF EXISTS full_INSERT');
});

test('a site on which all is well says so, and is told with a token alone', async () => {
  expect(await readHealth()).toEqual({ status: 200, said: {} });
  for (const path of ['/_platform/health', '/_platform/metrics']) expect((await ask(path)).status).toBe(401);
});

test('a composition that starts while many wait for it wakes nobody', async () => {
  const { LOADER: loader } = bindings;
  if (!loader) throw new Error('This edge has no loader');
  const get: typeof loader.get = (id, code) =>
    loader.get(id, async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return code();
    });
  const slow = { LOADER: { get, load: loader.load.bind(loader) } };
  const pages = await Promise.all(
    ['koop', 'huur', 'een', 'twee', 'drie', 'vier'].map((soort) => askOn(`/goed?soort=${soort}`, slow)),
  );
  for (const page of pages) expect(await page.text()).toContain('goed');
  expect(await readHealth()).toEqual({ status: 200, said: {} });
});

test('leads that wait wake somebody after five minutes, with how many and how long', async () => {
  await setFault({ service: 'activecampaign', status: 503 });
  await postForm('formulier', 'contact', {
    firstname: 'Anna',
    email: 'watch@example.nl',
    phone: '0612345678',
    acceptsPrivacy: 'ja',
  });
  expect((await readHealth()).said).not.toHaveProperty('leads-wait');
  await inOutbox(`UPDATE leads SET entry = json_set(entry, '$.receivedAt', ${Date.now() - 6 * minuteMs})`);
  expect(await readHealth()).toMatchObject({
    status: 503,
    said: { 'leads-wait': '1 leads wait to be delivered, the oldest for 6 min.' },
  });
  await inOutbox(`UPDATE leads SET state = 'dead'`);
  expect(await readHealth()).toMatchObject({
    status: 200,
    said: { 'leads-need-a-person': '1 leads could not be delivered: a person has to look at them.' },
  });
});

const sendForm = (email: string, more: Record<string, string> = {}) =>
  postForm(
    'formulier',
    'contact',
    { firstname: 'Anna', email, phone: '0612345678', acceptsPrivacy: 'ja', ...more },
    {},
    { LEADS_MOST_PER_HOUR: '1' },
  );

test('a ceiling that is reached, and leads that wait for a person because of it or as a robot’s, are said apart', async () => {
  await sendForm('first@example.nl');
  await sendForm('robot@example.nl', { _website: 'x' });
  const few = { LEADS_MOST_PER_HOUR: '1' };
  const robots = { 'suspects-are-held': expect.stringContaining('1 leads are held because they look like') };
  expect((await readHealth(few)).said).toEqual({ ...robots, 'a-ceiling-is-reached': expect.any(String) });
  await sendForm('second@example.nl');
  expect(await readHealth(few)).toEqual({
    status: 200,
    said: {
      ...robots,
      'a-ceiling-is-reached': expect.stringContaining('for now: leads.'),
      'leads-are-held': '1 leads are held because many were sent: a person has to look and send them.',
    },
  });
});

test('a marketing service that refuses one after another is said, until it takes a lead', async () => {
  // One of the addresses that it refuses, as it would all of an account that ended.
  const name = { firstname: 'Anna', phone: '0612345678', acceptsPrivacy: 'ja' };
  const send = (email: string) => postForm('formulier', 'contact', { ...name, email });
  for (const email of ['x y@a.nl', 'y z@a.nl', 'y z@a.nl']) await send(email);
  expect((await readHealth()).said).toEqual({});
  await send('z a@a.nl');
  // A job is the CRM's: it says nothing of the marketing service.
  const job = { name: 'Anna', lastname: 'Proef', mail: 'anna@example.nl', type_woning: 'koop' };
  expect((await post('/realworks/zoekopdracht', { body: new URLSearchParams(job) })).status).toBe(200);
  expect((await readHealth()).said).toEqual({
    'leads-are-turned-down': 'The marketing service refused the last 3 people: they saw that it failed.',
  });
  await send('taken@example.nl');
  await vi.waitFor(async () => expect((await readHealth()).said).toEqual({}), 5_000);
});

test('who types no address at all is no sign of that', async () => {
  const typed = { firstname: 'Anna', phone: '0612345678', acceptsPrivacy: 'ja' };
  for (const email of ['x', 'y@', '@z', 'a@b']) await postForm('formulier', 'contact', { ...typed, email });
  expect((await readHealth()).said).toEqual({});
});

test('held leads without room are said', async () => {
  await runInDurableObject<StoredOutbox, void>(findOutbox(bindings), async ({ work }) => {
    Object.assign(await work, { env: { ...bindings, LEADS_HELD_BYTES: '100' } });
  });
  expect((await sendForm('no-room@example.nl', { _website: 'x' })).status).toBe(503);
  expect((await readHealth()).said).toEqual({
    'held-leads-have-no-room': expect.stringContaining('1 leads'),
  });
});

test('an outbox that can store nothing wakes somebody', async () => {
  await inOutbox(
    `CREATE TRIGGER full_INSERT BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  // Another binding, because a good answer is remembered for some seconds.
  const { jurisdiction, idFromName, get } = bindings.OUTBOX;
  const OUTBOX = Object.fromEntries(
    Object.entries({ jurisdiction, idFromName, get }).map(([name, of]) => [name, of.bind(bindings.OUTBOX)]),
  );
  expect(await readHealth({ OUTBOX })).toMatchObject({
    status: 503,
    said: { 'leads-are-refused': expect.any(String) },
  });
});

test('pages that a release breaks wake somebody', async () => {
  for (let visits = 0; visits < 6; visits += 1) await askOn(`/kapot?soort=${visits}`);
  const { status, said } = await readHealth();
  expect(status).toBe(503);
  expect(said['pages-fail']).toMatch(/^[5-9] of \d+ renders failed in five minutes/);
});

test('a renderer that is lost wakes somebody, and is no release’s fault', async () => {
  for (let visits = 0; visits < 6; visits += 1)
    await askOn(`/goed?soort=dood${visits}`, { RENDERER_URL: 'http://localhost:9' });
  expect(await readHealth()).toMatchObject({
    status: 503,
    said: { 'the-renderer-is-lost': expect.stringContaining('because of the machine') },
  });
});

test('a cron trigger that stopped is noticed by its copies, and a feed that stopped by the age of the offer', async () => {
  await forgetCopies();
  const stored = await bindings.CACHE.get<object>('listings:manifest', { type: 'json' });
  const old = JSON.stringify({ ...stored, storedAt: Date.now() - 45 * minuteMs });
  await bindings.CACHE.put('listings:manifest', old);
  expect((await readHealth()).said).toMatchObject({
    'the-cron-stopped': expect.stringContaining('older than an hour'),
    'the-offer-is-old': 'The homes on the site are 45 min old.',
  });
  await runCron();
  expect((await readHealth()).said).not.toHaveProperty('the-cron-stopped');
});

test('an upstream that is not called any more, and a budget that is spent, wait for office hours', async () => {
  const url = `${bindings.AWKWARD}/watch/status?code=500`;
  for (let calls = 0; calls < 5; calls += 1)
    await callUpstream(bindings, { service: 'valuation', url }).catch(() => {});
  await bindings.QUOTAS.getByName('streetview').take([{ key: 'budget', seconds: 86_400, most: 10 }]);
  const { said } = await readHealth({ LIMITS: 'on', PAID_BUDGET_PER_DAY: '1' });
  expect(said).toMatchObject({
    'an-upstream-is-gone': 'No calls are made now to valuation.',
    'a-budget-is-spent': 'The day’s budget is spent of streetview.',
  });
});

test('a store that does not answer is said within the time of a monitor', async () => {
  const RELEASES = breakStore(bindings.RELEASES, 'hangs', 'head');
  const QUOTAS = breakObjects(bindings.QUOTAS, 'hangs');
  for (const broken of [{ RELEASES }, { QUOTAS, LIMITS: 'on' }])
    expect(await readHealth(broken)).toMatchObject({
      status: 503,
      said: { 'a-store-is-silent': expect.any(String) },
    });
});

test('mail of alerts that waits for an hour is for office hours', async () => {
  const inAlerts = (...statements: string[]) =>
    runInDurableObject<Alerts, void>(findAlerts(bindings), (_, { storage }) => {
      for (const statement of statements) storage.sql.exec(statement);
    });
  await setFault({ service: 'brevo', status: 503 });
  await askAlert({ email: 'watch@voorbeeld.example' });
  expect((await readHealth()).said).not.toHaveProperty('alerts-wait');
  await inAlerts(`UPDATE mails SET plannedAt = plannedAt - ${61 * minuteMs}`);
  expect((await readHealth()).said).toMatchObject({
    'alerts-wait': '1 mails of alerts wait to be sent, the oldest for 61 min.',
  });
  await inAlerts('DELETE FROM mails', 'DELETE FROM alerts');
});

test('each minute the figures are kept where there is a dataset, within what one run may write', async () => {
  const points: AnalyticsEngineDataPoint[] = [];
  const METRICS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
  const context = createExecutionContext();
  await worker.scheduled!({ cron: '* * * * *' } as ScheduledController, { ...bindings, METRICS }, context);
  await waitOnExecutionContext(context);
  expect(points.length).toBeLessThanOrEqual(25);
  expect(points).toContainEqual({ indexes: ['leads'], blobs: ['leads', 'pending'], doubles: [0] });
  expect(points).toContainEqual({ indexes: ['leads_storable'], blobs: ['leads_storable', ''], doubles: [1] });
});

test('Prometheus reads the same figures', async () => {
  const reply = await askOn('/_platform/metrics');
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await reply.text()).trimEnd().split('\n');
  const sample = /^binnen_[a-z_]+(\{[a-z_]+="[\w -]+"\})? -?[\d.]+$/;
  for (const line of lines.filter((each) => !each.startsWith('# '))) expect(line).toMatch(sample);
  expect(lines).toContain('# TYPE binnen_leads gauge');
  expect(lines).toContain('binnen_leads{state="pending"} 0');
  expect(lines).toContain('binnen_condition{condition="leads-wait"} 0');
});

test('the runbook has an entry for each condition', () => {
  const entries = [...runbook.matchAll(/^## .*\(`([\w-]+)`\)$/gm)].map(([, name]) => name);
  expect(entries).toEqual(expect.arrayContaining(conditionNames));
});
