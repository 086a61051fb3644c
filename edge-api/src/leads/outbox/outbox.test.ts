import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { createSubmission, createWorld } from '../../../test/outbox-world.ts';
import type { Outbox as OutboxObject } from '../../app/objects.ts';
import type { Outbox } from './outbox.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const realNow = Date.now.bind(Date);
let ahead = 0;
/** The clock of outbox and test advances. */
const goOn = (ms: number) => {
  ahead += ms;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
};
afterEach(() => {
  ahead = 0;
});

test('frequent restarts and new leads do not delay waiting leads', async () => {
  // A clock of its own, ahead of the machine's: however slow that is, the first wait is not over and no alarm goes off.
  let now = realNow() + hourMs;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const { stub, moods, readAlarm, restart } = await createWorld('put-off');
  moods.all = 'is-down';
  await stub.submit(createSubmission('p1', 'anna'));
  const due = (await readAlarm())!;
  for (let round = 1; round <= 4; round += 1) {
    await restart();
    now += 300;
    await stub.submit(createSubmission(`p1-${round}`, 'anna'));
    expect(await readAlarm(), `after ${round} restarts`).toBeLessThanOrEqual(due);
  }
});

test('the alarm is always set again, however often it failed', async () => {
  const { stub, moods, readAlarm, list } = await createWorld('alarms');
  moods.all = 'is-down';
  expect(await stub.submit(createSubmission('a1', 'anna'))).toEqual({ kind: 'queued', key: 'a1' });
  for (let round = 1; round <= 12; round += 1) {
    const alarm = await readAlarm();
    expect(alarm, `after ${round} rounds`).not.toBeNull();
    // Never longer than a quarter of an hour, give or take.
    expect(alarm! - Date.now()).toBeLessThan(20 * 60_000);
    goOn(20 * 60_000);
    await runDurableObjectAlarm(stub);
  }
  const [entry] = await stub.list('pending', 10);
  expect(entry?.attempts).toBeGreaterThan(6);
  moods.all = 'takes';
  goOn(20 * 60_000);
  await runDurableObjectAlarm(stub);
  expect(list('note')).toEqual(['a1']);
});

test('once the service answers one visitor, older leads are next', async () => {
  const { stub, moods, readAlarm, list } = await createWorld('forward');
  moods.all = 'is-down';
  await stub.submit(createSubmission('f1', 'anna'));
  for (let round = 0; round < 8; round += 1) {
    goOn(20 * 60_000);
    await runDurableObjectAlarm(stub);
  }
  moods.all = 'takes';
  expect((await readAlarm())! - Date.now()).toBeGreaterThan(3 * 60_000);
  expect(await stub.submit(createSubmission('f2', 'bert'))).toMatchObject({ kind: 'answered' });
  expect((await readAlarm())! - Date.now()).toBeLessThan(1_000);
  goOn(1_000);
  await runDurableObjectAlarm(stub);
  expect(list('contact')).toEqual(['f2', 'f1']);
});

test('a later lead of the same person waits for the earlier one, however long the service is down', async () => {
  const { stub, moods, list } = await createWorld('in-line');
  moods.all = 'is-down';
  await stub.submit(createSubmission('o1', 'anna'));
  for (let round = 0; round < 8; round += 1) {
    goOn(20 * 60_000);
    await runDurableObjectAlarm(stub);
  }
  await stub.submit(createSubmission('o2', 'anna'));
  moods.all = 'takes';
  for (const ms of [60_000, 20 * 60_000, 20 * 60_000]) {
    goOn(ms);
    await runDurableObjectAlarm(stub);
  }
  expect(list('contact')).toEqual(['o1', 'o2']);
});

test('of a lead that is erased while its contact is sent, nothing follows', async () => {
  const { stub, list, connectAs } = await createWorld('erased');
  await connectAs((lead, _, __, erase) => {
    if (lead === 'e1') erase();
  });
  await stub.submit(createSubmission('e1', 'anna'));
  // The next lead goes the same way, and is there: so the first one has come to its end.
  await stub.submit(createSubmission('e2', 'bert'));
  await expect.poll(() => list('note')).toContain('e2');
  expect(list('note')).toEqual(['e2']);
  expect(list('automation')).toEqual(['e2']);
});

test('of a lead that is erased while the service is asked what has arrived of it, nothing is sent again', async () => {
  const { stub, list, moods, pass } = await createWorld('erased-in-doubt');
  moods.note = 'loses';
  await stub.submit(createSubmission('d1', 'anna'));
  await expect.poll(() => list('note')).toEqual(['d1']);
  moods.note = 'takes';
  await runInDurableObject<OutboxObject, void>(stub, async ({ work }) => {
    const outbox = await work;
    const countArrived = async () => {
      await Promise.resolve();
      return outbox.erase({ keys: ['d1'] }, 'office') - 1;
    };
    Object.assign(outbox, { upstreams: { ...outbox.upstreams, countArrived } });
  });
  await pass();
  expect(await stub.measure()).toMatchObject({ pending: 0, dead: 0 });
  expect(list('note')).toEqual(['d1']);
});

test('a lead that kills the object each time does not stop the others, and waits for a person in the end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stub, moods } = await createWorld('poison');
  moods.all = 'is-down';
  for (const lead of ['poison', 'k1', 'k2', 'k3']) await stub.submit(createSubmission(lead, lead));
  let kills = 0;
  const notes: string[] = [];
  for (let round = 0; round < 16; round += 1) {
    goOn(20 * 60_000);
    // A killed object has a new stub.
    const world = await createWorld('poison');
    await world.connectAs((lead, kill) => {
      if (lead !== 'poison') return;
      kills += 1;
      kill();
    });
    await runDurableObjectAlarm(world.stub).catch(() => {});
    notes.push(...world.list('note'));
  }
  expect(new Set(notes)).toEqual(new Set(['k1', 'k2', 'k3']));
  expect(kills).toBe(6);
  expect(await (await createWorld('poison')).stub.list('dead', 10)).toMatchObject([
    { key: 'poison', reason: 'the edge ended 6 times while it was sent' },
  ]);
});

test('the next alarm is set before anything is sent', async () => {
  const { stub, moods, readAlarm, connectAs } = await createWorld('alarm-first');
  moods.all = 'is-down';
  await stub.submit(createSubmission('first', 'anna'));
  moods.all = 'takes';
  goOn(20 * 60_000);
  const alarms: Promise<number | null>[] = [];
  await connectAs((_, __, readOwnAlarm) => void alarms.push(readOwnAlarm()));
  await runDurableObjectAlarm(stub);
  expect(await Promise.all(alarms)).toEqual([expect.any(Number)]);
  expect(await readAlarm()).not.toBeNull();
});

test('… and after a failure of its own', async () => {
  const { stub, moods, readAlarm } = await createWorld('alarm-fails');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await stub.submit(createSubmission('a1', 'anna'));
  moods.all = 'is-down';
  await stub.submit(createSubmission('a2', 'anna'));
  await runInDurableObject<Outbox, void>(stub, (_, { storage }) => {
    storage.sql.exec("UPDATE leads SET finishedAt = 1 WHERE state = 'delivered'");
    storage.sql.exec("CREATE TRIGGER kept BEFORE DELETE ON leads BEGIN SELECT RAISE(ABORT, 'broken'); END");
  });
  await runDurableObjectAlarm(stub);
  expect(await readAlarm()).not.toBeNull();
});

test('a search job or automation that fails does not stop the flow, and is tried again', async () => {
  const { stub, moods, list, pass, arrivals } = await createWorld('go-on');
  moods['search-job'] = 'is-down';
  moods.automation = 'is-down';
  expect(await stub.submit(createSubmission('g1', 'anna'))).toMatchObject({ kind: 'answered' });
  expect(arrivals.map(({ kind }) => kind)).toEqual(['contact', 'note']);
  delete moods['search-job'];
  delete moods.automation;
  await pass();
  expect(arrivals.map(({ kind }) => kind)).toEqual(['contact', 'note', 'search-job', 'automation']);
  expect(list('note')).toEqual(['g1']);
  expect(await stub.list('delivered', 10)).toHaveLength(1);
});

test('a contact that is refused stops the flow, and goes on when the office sends it again', async () => {
  const { stub, moods, arrivals, list, pass } = await createWorld('stop');
  moods.contact = 'refuses';
  expect(await stub.submit(createSubmission('s1', 'anna'))).toMatchObject({ reply: { result_code: 0 } });
  expect(arrivals.map(({ kind }) => kind)).toEqual(['search-job']);
  expect(await stub.list('refused', 10)).toHaveLength(1);
  delete moods.contact;
  expect(await stub.retry('all')).toBe(0);
  expect(await stub.retry(['s1'])).toBe(1);
  await pass();
  expect([list('search-job'), list('contact'), list('automation'), list('note')]).toEqual(
    Array.from({ length: 4 }, () => ['s1']),
  );
  expect(await stub.list('delivered', 10)).toHaveLength(1);
});

test('a note that is refused again and again is a dead letter, which a person can send once more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stub, moods, list, pass } = await createWorld('refused-note');
  moods.note = 'refuses';
  await stub.submit(createSubmission('n1', 'anna'));
  for (let round = 0; round < 5; round += 1) await pass();
  const [dead] = await stub.list('dead', 10);
  expect(dead).toMatchObject({ key: 'n1', reason: 'note: nee' });
  delete moods.note;
  expect(await stub.retry(['another'])).toBe(0);
  expect(await stub.retry(['n1'])).toBe(1);
  await pass();
  expect([list('contact'), list('automation'), list('note')]).toEqual([['n1'], ['n1'], ['n1']]);
  expect(await stub.list('dead', 10)).toEqual([]);
});

test('one refusal after an outage is one refusal: the step is tried again', async () => {
  const { stub, moods, pass, list, restart } = await createWorld('back');
  moods['search-job'] = 'is-down';
  await stub.submit(createSubmission('terug', 'terug@example.nl'));
  for (const mood of ['is-down', 'is-down', 'is-down', 'is-down', 'refuses', 'takes'] as const) {
    moods['search-job'] = mood;
    // The pause of an outage is over.
    await restart();
    await pass();
  }
  expect(list('search-job')).toEqual(['terug']);
});

test('a search job without an answer is sent three times; the office that sends it again sends it once more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stub, moods, list, pass, restart } = await createWorld('lost-job');
  const passOften = async () => {
    for (let round = 0; round < 4; round += 1) {
      // No pause of an outage is left.
      await restart();
      await pass();
    }
  };
  moods['search-job'] = 'loses';
  await stub.submit(createSubmission('j1', 'anna'));
  await passOften();
  expect(list('search-job')).toHaveLength(3);
  expect(await stub.retry(['j1'])).toBe(1);
  await passOften();
  expect(list('search-job')).toHaveLength(4);
  expect(await stub.list('dead', 10)).toHaveLength(1);
});

/** The calls of the office's webhook: the stand-ins record every write. */
const readHooks = async (path: string) =>
  (
    (await (await fetch(`${bindings.UPSTREAMS}/_recorded?service=activecampaign`)).json()) as {
      path: string;
      body: unknown;
    }[]
  ).filter((write) => write.path === path);

test('a lead that cannot be delivered for its whole time is reported, and nothing of the person with it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const variables = {
    LEADS_WEBHOOK_URL: `${bindings.UPSTREAMS}/activecampaign/hook`,
    LEADS_GIVE_UP_HOURS: '72',
  };
  const { stub, moods, arrivals } = await createWorld('give-up', variables);
  moods.all = 'is-down';
  await stub.submit(createSubmission('d1', 'anna@example.nl'));
  goOn(71 * hourMs);
  await runDurableObjectAlarm(stub);
  expect(await stub.list('dead', 10)).toEqual([]);
  goOn(2 * hourMs);
  await runDurableObjectAlarm(stub);
  const [dead] = await stub.list('dead', 10);
  expect(dead?.reason).toMatch(/^search-job: activecampaign refused; contact: activecampaign refused/);
  expect(arrivals).toEqual([]);
  await expect.poll(() => readHooks('/hook')).toHaveLength(1);
  const [hook] = await readHooks('/hook');
  expect(hook?.body).toEqual({
    event: 'lead-undeliverable',
    text: 'A lead of the form "interest" (no. 1) cannot be delivered: see Leads in the console.',
    seq: 1,
    form: 'interest',
    receivedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(JSON.stringify(said.mock.calls)).not.toContain('anna');
});

test('delivered and refused leads are erased after their days, and what is held after its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stub, moods, readAlarm } = await createWorld('retention', {
    LEADS_RETENTION_DAYS: '30',
    LEADS_HELD_DAYS: '60',
  });
  await stub.submit(createSubmission('r1', 'anna'));
  await stub.submit({ ...createSubmission('r2', 'bert'), held: 'honeypot filled in' });
  moods.contact = 'refuses';
  await stub.submit(createSubmission('r3', 'carla'));
  const count = async () =>
    Promise.all(
      (['delivered', 'refused', 'held'] as const).map(async (state) => (await stub.list(state, 10)).length),
    );
  expect(await count()).toEqual([1, 1, 1]);
  // The first wakes it for what a crash left behind; then it sleeps until something has to be erased.
  await runDurableObjectAlarm(stub);
  const alarm = await readAlarm();
  expect(Math.abs(alarm! - Date.now() - 30 * dayMs)).toBeLessThan(2 * hourMs);
  goOn(29 * dayMs);
  await runDurableObjectAlarm(stub);
  expect(await count()).toEqual([1, 1, 1]);
  goOn(dayMs + 2 * hourMs);
  await runDurableObjectAlarm(stub);
  expect(await count()).toEqual([0, 0, 1]);
  // It wakes for the one that is left, whatever happens meanwhile.
  expect(Math.abs((await readAlarm())! - Date.now() - 30 * dayMs)).toBeLessThan(4 * hourMs);
  goOn(30 * dayMs);
  await runDurableObjectAlarm(stub);
  expect(await count()).toEqual([0, 0, 0]);
  const kept = await runInDurableObject<Outbox, string>(stub, (_, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT * FROM leads').toArray()),
  );
  expect(kept).not.toMatch(/anna|bert|carla/);
});

test('a source that sends one form too often is refused for the hour, for that form only', async () => {
  const { stub } = await createWorld('quota', { LEADS_QUOTA_PER_HOUR: '3' });
  const send = async (lead: string, form = 'interest', source = 'test') =>
    (await stub.submit({ ...createSubmission(lead, lead), form, source })).kind;
  const kinds: string[] = [];
  for (const lead of ['q1', 'q2', 'q3', 'q4', 'q5']) kinds.push(await send(lead));
  expect(kinds).toEqual(['answered', 'answered', 'answered', 'over-quota', 'over-quota']);
  expect(await send('q6', 'contact')).toBe('answered');
  expect(await send('q7', 'interest', 'another')).toBe('answered');
  // A second click does not count.
  expect(await send('q1')).toBe('answered');
  goOn(hourMs);
  expect(await send('q8')).toBe('answered');
});

test('a call that comes while the queue is about to send its contact is sent behind it', async () => {
  const { stub, moods, list, pass } = await createWorld('follows-at-once');
  moods.all = 'is-down';
  const lead = createSubmission('w1', 'anna');
  await stub.submit({ ...lead, steps: lead.steps.slice(1, 2) });
  delete moods.all;
  await runInDurableObject<OutboxObject, void>(stub, async ({ work }, { storage }) => {
    const outbox = await work;
    vi.spyOn(storage, 'sync').mockImplementationOnce(async () => {
      const follows = { ...lead, key: 'w1-note', digest: 'w1-note', steps: lead.steps.slice(3) };
      expect(await outbox.follow('w1', follows)).toEqual({ kind: 'queued', key: 'w1' });
    });
  });
  await pass();
  await pass();
  expect([list('contact'), list('note')]).toEqual([['w1'], ['w1']]);
});
