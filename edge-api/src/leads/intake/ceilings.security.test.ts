import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { countWrites, listCalls, listSearchJobs, post, postForm } from '../../../test/leads.ts';
import { asToken, ask, ownerToken } from '../../../test/releases.ts';
import { findOutbox } from '../../site/find-objects.ts';
import { breaker } from '@binnen/upstreams/calls/call';

/** One network has a tenth. */
const few = {
  LEADS_MOST_PER_HOUR: '40',
  SEARCH_JOBS_MOST_PER_DAY: '20',
  NOTIFICATIONS_MOST_PER_HOUR: '0',
};
let run = 0;
/** In a network of its own. */
const address = () => ({ 'cf-connecting-ip': `203.0.${(run += 1)}.1` });
const jobPath = (mail: string) =>
  `/realworks/zoekopdracht?${new URLSearchParams({ name: 'A', lastname: 'B', mail, type_woning: 'koop' })}`;
const readCode = async (reply: Response) => ((await reply.json()) as { code?: string }).code;
const send = (email: string, headers: Record<string, string> = address(), more = {}) =>
  postForm(
    'formulier',
    'contact',
    { firstname: 'Anna', email, phone: '0612345678', message: 'Hallo', acceptsPrivacy: 'ja', ...more },
    headers,
    few,
  );
/** A network that asked for nothing yet. */
const isDelivered = async (email: string, headers = address()): Promise<boolean> => {
  expect((await send(email, headers)).status).toBe(200);
  return (await listCalls(email)).length > 0;
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  breaker.reset();
  await runInDurableObject(findOutbox(bindings), (_, state) => {
    for (const table of ['uses', 'leads']) state.storage.sql.exec(`DELETE FROM ${table}`);
  });
});

test('a form that one address sends all the time with one key counts once, and others’ are delivered', async () => {
  const repeated = { ...address(), 'idempotency-key': 'the-same-form' };
  for (let each = 0; each < 50; each += 1) expect((await send('same@example.nl', repeated)).status).toBe(200);
  expect(await isDelivered('after-repeats@example.nl')).toBe(true);
});

test('of many forms of one address a tenth of the ceiling is delivered, the others wait for a person', async () => {
  const flood = address();
  const delivered: boolean[] = [];
  for (let each = 0; each < 8; each += 1)
    delivered.push(await isDelivered(`flood-${each}@example.nl`, flood));
  expect(delivered).toEqual([true, true, true, true, false, false, false, false]);
  expect(await isDelivered('after-flood@example.nl')).toBe(true);
});

test('a household with many networks has twice as much', async () => {
  let delivered = 0;
  for (let network = 0; network < 12; network += 1)
    delivered += Number(
      await isDelivered(`home-${network}@example.nl`, { 'cf-connecting-ip': `2001:db8:5:${network}::1` }),
    );
  expect(delivered).toBe(8);
  expect(await isDelivered('another-home@example.nl', { 'cf-connecting-ip': '2001:db8:6:1::1' })).toBe(true);
});

test('the last quarter of a ceiling is for networks that sent little', async () => {
  for (let network = 0; network < 15; network += 1)
    for (let each = 0; each < 2; each += 1)
      await send(`busy-${network}-${each}@example.nl`, { 'cf-connecting-ip': `198.18.${network}.1` });
  expect(await isDelivered('busy-again@example.nl', { 'cf-connecting-ip': '198.18.3.1' })).toBe(false);
  expect(await isDelivered('quiet@example.nl')).toBe(true);
});

test('where no address is known, one ceiling holds for all, and no share', async () => {
  const delivered: boolean[] = [];
  for (let each = 0; each < 6; each += 1) {
    const email = `nowhere-${each}@example.nl`;
    await postForm(
      'formulier',
      'contact',
      { firstname: 'Anna', email, phone: '0612345678', acceptsPrivacy: 'ja' },
      {},
      { ...few, RENDERER_URL: 'http://localhost:9' },
    );
    delivered.push((await listCalls(email)).length > 0);
  }
  expect(delivered).toEqual([true, true, true, true, true, true]);
});

test('a search job that is sent again with its key counts once; a flood mails a few strangers and no more', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const repeated = { ...address(), 'idempotency-key': 'the-same-job' };
  for (let each = 0; each < 30; each += 1)
    expect((await post(jobPath('again@example.nl'), { headers: repeated }, few)).status).toBe(200);
  const codes: (string | undefined)[] = [];
  for (let each = 0; each < 21; each += 1)
    codes.push(await readCode(await post(jobPath(`job-${each}@example.nl`), { headers: address() }, few)));
  expect(codes).toEqual([...Array.from({ length: 19 }, () => undefined), 'budget-spent', 'budget-spent']);
  expect(await listSearchJobs('job-0@example.nl')).toHaveLength(1);
  expect(await listSearchJobs('job-19@example.nl')).toEqual([]);
  const alarms = told.mock.calls.flat().filter((line) => String(line).includes('ceiling'));
  expect(alarms).toEqual([expect.stringContaining('"what":"search-jobs","used":20,"most":20')]);
});

test('notifications of one caller spend a share, with a time to come back', async () => {
  const contact = await post('/ac/contact/add/formulier?email=notified%40example.nl');
  const { subscriber_id } = await contact.json<{ subscriber_id: string }>();
  const path = `/ac/contact/automation/notification?id=${encodeURIComponent(subscriber_id)}`;
  const notified = { NOTIFICATIONS_MOST_PER_HOUR: '20' };
  const flood = address();
  const codes: (string | undefined)[] = [];
  let refused = new Response();
  for (let each = 0; each < 4; each += 1) {
    const reply = await post(path, { headers: flood }, notified);
    if (reply.status === 503) refused = reply.clone();
    codes.push(await readCode(reply));
  }
  expect(codes).toEqual([undefined, undefined, 'budget-spent', 'budget-spent']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post(path, { headers: address() }, notified)).status).toBe(200);
});

test('what a robot’s form became by sending it once more without its sign counts as well', async () => {
  const flood = address();
  for (let each = 0; each < 6; each += 1) {
    await send(`twice-${each}@example.nl`, flood, { _website: 'x' });
    await send(`twice-${each}@example.nl`, flood);
  }
  expect(await listCalls('twice-3@example.nl')).not.toEqual([]);
  expect(await listCalls('twice-4@example.nl')).toEqual([]);
});

test('the office sends all that a ceiling held in one go, and nothing that looks like a robot’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let network = 0; network < 40; network += 1) await send(`under-${network}@example.nl`);
  const before = await countWrites();
  for (const each of [0, 1, 2]) {
    const above = await send(`above-${each}@example.nl`);
    expect([above.status, ((await above.json()) as { result_code: number }).result_code]).toEqual([200, 1]);
  }
  await send('robot@example.nl', address(), { _website: 'x' });
  expect(await countWrites()).toBe(before);
  const sent = await ask('/_platform/leads', {
    method: 'POST',
    headers: asToken(ownerToken),
    body: JSON.stringify({ held: 'more than usual in all' }),
  });
  expect(await sent.json()).toEqual({ retried: 3 });
  await findOutbox(bindings).measure();
  await runInDurableObject(findOutbox(bindings), async (outbox) => void (await outbox.alarm()));
  for (const each of [0, 1, 2]) expect(await listCalls(`above-${each}@example.nl`)).not.toEqual([]);
  expect(await listCalls('robot@example.nl')).toEqual([]);
});
