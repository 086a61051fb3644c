import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createMachine,
  findPlace,
  findStep,
  reduce,
  steps,
  type Machine,
  type MachineEvent,
} from './machine.ts';

const question = { postcode: '7418ET', huisnummer: '19', toevoeging: '' };
const range = { low: 1, high: 2 };
const reference = (houseNumber: number) => ({
  street: 'Keulenstraat',
  houseNumber,
  houseNumberExt: null,
  postalCode: '7418ET',
  latitude: 0,
  longitude: 0,
  weightedValueRange: '',
});

type Move =
  | { kind: 'press'; what: 'begin' | 'yes' | 'no' | 'back' | 'forward' | 'stop' | 'contact' }
  /** A reply to one of all tasks so far, again and again if it likes. */
  | { kind: 'reply'; to: number; fails: boolean };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      what: fc.constantFrom('begin', 'yes', 'no', 'yes', 'no', 'back', 'forward', 'stop', 'contact'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('reply' as const), to: fc.nat(), fails: fc.boolean() }),
  },
);

const describePress = (machine: Machine, what: (Move & { kind: 'press' })['what']): MachineEvent => {
  if (what === 'begin') return { type: 'begin', home: { huisnr: '19' }, question };
  if (what === 'yes' || what === 'no') return { type: 'answer', isAlike: what === 'yes' };
  if (what === 'back') return { type: 'return', at: machine.at - 1 };
  if (what === 'forward') return { type: 'return', at: machine.at + 1 };
  if (what === 'stop') return { type: 'stop' };
  return { type: 'go', step: steps.contact };
};

/** Plays a visitor and an edge; `check` looks at every state. */
const play = (moves: Move[], count: number, check: (machine: Machine) => void): Machine => {
  const references = Array.from({ length: count }, (_, index) => reference(index + 1));
  const tasks: NonNullable<Machine['task']>[] = [];
  let machine = createMachine(steps.address);
  for (const next of moves) {
    if (next.kind === 'press') machine = reduce(machine, describePress(machine, next.what));
    else {
      const task = tasks[tasks.length === 0 ? 0 : next.to % tasks.length];
      if (!task) continue;
      const { id, kind } = task;
      if (kind === 'own')
        machine = reduce(machine, {
          type: 'own',
          id,
          found: next.fails ? null : { own: { label: 'eigen', range }, references },
        });
      if (kind === 'reference') {
        const counted = next.fails ? null : { label: String(task.reference.houseNumber), range };
        machine = reduce(machine, { type: 'reference', id, counted });
      }
      if (kind === 'finish') machine = reduce(machine, { type: 'finished', id, step: steps.value });
    }
    if (machine.task && machine.task !== tasks.at(-1)) tasks.push(machine.task);
    check(machine);
  }
  return machine;
};

describe('whatever is pressed and whatever is answered, in any order', () => {
  const moves = fc.array(move, { maxLength: 60, size: 'max' });
  const counts = fc.integer({ min: 0, max: 5 });

  test('each reference counts once at most, in order', () => {
    fc.assert(
      fc.property(moves, counts, (played, count) => {
        play(played, count, (machine) => {
          const { answers } = findPlace(machine);
          expect(answers.length).toBeLessThanOrEqual(count);
          for (const [index, counted] of answers.entries())
            expect(counted?.label ?? String(index + 1)).toBe(String(index + 1));
        });
      }),
      { numRuns: 500 },
    );
  });

  test('no step is ever empty', () => {
    fc.assert(
      fc.property(moves, counts, (played, count) => {
        play(played, count, (machine) => {
          const place = findPlace(machine);
          const step = findStep(machine);
          if (step === steps.comparison) expect(place.references[place.answers.length]).toBeDefined();
          if (step === steps.value) expect(place.own).not.toBeNull();
          if (step === steps.loading) expect(machine.task).not.toBeNull();
        });
      }),
      { numRuns: 500 },
    );
  });

  test('while a reply is awaited no press changes what shows, but for going back', () => {
    fc.assert(
      fc.property(moves, counts, fc.constantFrom('begin', 'yes', 'no', 'contact'), (played, count, what) => {
        play(played, count, (machine) => {
          if (machine.task) expect(reduce(machine, describePress(machine, what as never))).toBe(machine);
        });
      }),
    );
  });

  test('the value is reached from anywhere: nothing is left waiting for ever', () => {
    fc.assert(
      fc.property(moves, counts, (played, count) => {
        let machine = reduce(
          play(played, count, () => {}),
          { type: 'return', at: 0 },
        );
        machine = reduce(machine, { type: 'begin', home: {}, question });
        for (let turns = 0; findStep(machine) !== steps.value && turns < 20; turns += 1) {
          const { task } = machine;
          const references = Array.from({ length: count }, (_, index) => reference(index + 1));
          if (!task) machine = reduce(machine, { type: 'answer', isAlike: turns % 2 === 0 });
          else if (task.kind === 'own')
            machine = reduce(machine, {
              type: 'own',
              id: task.id,
              found: { own: { label: 'eigen', range }, references },
            });
          else if (task.kind === 'reference')
            machine = reduce(machine, { type: 'reference', id: task.id, counted: null });
          else machine = reduce(machine, { type: 'finished', id: task.id, step: steps.value });
        }
        expect(findStep(machine)).toBe(steps.value);
        expect(findPlace(machine).answers).toHaveLength(count);
      }),
    );
  });
});

test('a place that was left is there again, with what was answered', () => {
  const begun = reduce(createMachine(steps.address), { type: 'begin', home: { huisnr: '19' }, question });
  const found = { own: { label: 'eigen', range }, references: [reference(1), reference(2)] };
  const first = reduce(begun, { type: 'own', id: 1, found });
  const second = reduce(first, { type: 'answer', isAlike: false });
  const back = reduce(second, { type: 'return', at: 1 });
  expect(findPlace(back)).toEqual(findPlace(first));
  expect(findPlace(reduce(back, { type: 'return', at: 2 }))).toEqual(findPlace(second));
});
