import { runDurableObjectAlarm } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubmission, createWorld, type Mood } from '../../../test/outbox-world.ts';

const hourMs = 3_600_000;
const realNow = Date.now.bind(Date);
/** Time that passes, for everybody. So far ahead of the machine's own that no alarm goes off by itself. */
const begin = 48 * hourMs;
let passed = begin;
/** How far the edge's clock is off. */
let off = 0;
const readTrueTime = () => realNow() + passed;

beforeEach(() => {
  passed = begin;
  off = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => readTrueTime() + off);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  off = 0;
});

const create = (name: string) => createWorld(name, {}, readTrueTime);
type World = Awaited<ReturnType<typeof create>>;

/** Lets time pass until the alarm, as set after the schedule's call, goes off. Answers how long that took. */
const untilAlarm = async ({ stub, readAlarm }: World): Promise<number> => {
  await stub.measure();
  const wait = Math.max(0, ((await readAlarm()) ?? Infinity) - Date.now());
  expect(wait).toBeLessThan(20 * 60_000);
  passed += wait;
  await runDurableObjectAlarm(stub);
  return wait;
};

const deliverAll = async (world: World): Promise<number> => {
  world.moods.all = 'takes';
  let waited = 0;
  for (let round = 0; round < 40 && (await world.stub.measure()).pending > 0; round += 1)
    waited += await untilAlarm(world);
  expect(await world.stub.measure()).toMatchObject({ pending: 0 });
  return waited;
};

test('leads that wait when the clock is set back by hours are delivered within minutes', async () => {
  const world = await create('set-back');
  world.moods.all = 'is-down';
  await world.stub.submit(createSubmission('b1', 'anna'));
  for (let round = 0; round < 8; round += 1) await untilAlarm(world);
  off = -5 * hourMs;
  expect(await deliverAll(world)).toBeLessThan(20 * 60_000);
  expect([world.list('contact'), world.list('note')]).toEqual([['b1'], ['b1']]);
});

test('a call of its own is no repeat of one that came before the clock was set back', async () => {
  const { stub, list } = await create('own-call');
  const call = { ...createSubmission('c1', 'anna'), repeatMs: 0 };
  off = 5 * hourMs;
  await stub.submit(call);
  off = 0;
  await stub.submit({ ...call, key: 'c2' });
  expect(list('contact')).toEqual(['c1', 'c1']);
});

test('a second click is a repeat, also when the clock is set back a little in between', async () => {
  const { stub, list } = await create('second-click');
  await stub.submit(createSubmission('s1', 'anna'));
  off = -5_000;
  await stub.submit({ ...createSubmission('s1', 'anna'), key: 's2' });
  expect(list('contact')).toEqual(['s1']);
});

test('a note whose reply was lost before the clock was set back is found, and not sent again', async () => {
  const world = await create('lost-note');
  off = 5 * hourMs;
  world.moods.note = 'loses';
  await world.stub.submit(createSubmission('n1', 'anna'));
  off = 0;
  delete world.moods.note;
  await deliverAll(world);
  expect(world.list('note')).toEqual(['n1']);
});

type Action =
  | { do: 'send'; person: string; mood: Mood }
  | { do: 'alarm'; mood: Mood }
  | { do: 'clock'; hours: number }
  | { do: 'restart' };
const mood = fc.constantFrom<Mood>('takes', 'loses', 'is-down', 'is-down');
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('send' as const), person: fc.constantFrom('anna', 'bert'), mood }),
  fc.record({ do: fc.constant('alarm' as const), mood }),
  fc.record({ do: fc.constant('clock' as const), hours: fc.integer({ min: -12, max: 12 }) }),
  fc.constant({ do: 'restart' as const }),
);

let run = 0;
test('however the clock jumps, each lead arrives within the hour, and no step more often than three times', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 10 }), async (actions) => {
      run += 1;
      off = 0;
      const world = await create(`clock-${run}`);
      const sent: string[] = [];
      for (const [index, step] of actions.entries()) {
        if ('mood' in step) world.moods.all = step.mood;
        if (step.do === 'clock') off = step.hours * hourMs;
        else if (step.do === 'restart') await world.restart();
        else if (step.do === 'alarm' && (await world.stub.measure()).pending > 0) await untilAlarm(world);
        else if (step.do === 'send') {
          sent.push(`${run}-${index}`);
          await world.stub.submit(createSubmission(`${run}-${index}`, step.person));
        }
      }
      expect(await deliverAll(world)).toBeLessThan(hourMs);
      const mayRepeat = actions.some((each) => 'mood' in each && each.mood === 'loses');
      for (const lead of sent)
        for (const kind of ['search-job', 'contact', 'automation', 'note'] as const) {
          const times = world.list(kind).filter((each) => each === lead).length;
          expect(times, `${kind} of ${lead}`).toBeGreaterThan(0);
          if (kind !== 'contact') expect(times, `${kind} of ${lead}`).toBeLessThanOrEqual(mayRepeat ? 3 : 1);
        }
    }),
    { numRuns: 40 },
  );
}, 120_000);
