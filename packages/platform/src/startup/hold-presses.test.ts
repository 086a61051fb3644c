import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPressHolder } from './hold-presses.ts';

const buttons = [0, 1, 2] as const;
type Button = (typeof buttons)[number];
type Happening = { what: 'press' | 'reach'; button: Button } | { what: 'look' | 'script' | 'paint' };

/** A page: what is pressed, which parts React has reached, and whether the boot script runs already. */
const createPage = () => {
  const reached = new Set<Button>();
  const gone = new Set<Button>();
  const answers: Button[] = [];
  const due: (() => void)[] = [];
  let hold: ((button: Button) => boolean) | undefined;
  const press = (button: Button): void => {
    if (gone.has(button) || hold?.(button)) return;
    if (reached.has(button)) answers.push(button);
  };
  const look = () => due.splice(0).forEach((callBack) => callBack());
  const start = () => {
    hold ??= createPressHolder<Button>({
      isReached: (button) => reached.has(button),
      find: (button) => (gone.has(button) ? null : button),
      press,
      soon: (callBack) => void due.push(callBack),
    });
  };
  return { reached, gone, answers, press, look, start, hasStarted: () => hold !== undefined, due };
};

const button = fc.constantFrom(...buttons);
const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('press' as const, 'press' as const, 'reach' as const), button }),
    fc.constantFrom({ what: 'look' as const }, { what: 'script' as const }, { what: 'paint' as const }),
  ),
  { maxLength: 40, size: 'max' },
);

test('each press after the boot script is answered exactly once, whatever comes first', () => {
  fc.assert(
    fc.property(happenings, (events) => {
      const page = createPage();
      const expected: Record<Button, number> = { 0: 0, 1: 0, 2: 0 };
      for (const event of events) {
        if (event.what === 'script') page.start();
        if (event.what === 'look') page.look();
        if (event.what === 'reach') page.reached.add(event.button);
        if (event.what !== 'press') continue;
        if (page.hasStarted() || page.reached.has(event.button)) expected[event.button] += 1;
        page.press(event.button);
      }
      for (const each of buttons) page.reached.add(each);
      page.look();
      for (const each of buttons)
        expect(page.answers.filter((answered) => answered === each)).toHaveLength(expected[each]);
      expect(page.due).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('presses on one part are answered in their order, and none waits for another part', () => {
  const page = createPage();
  page.start();
  page.press(0);
  page.press(1);
  page.press(2);
  page.reached.add(2).add(1);
  page.look();
  expect(page.answers).toEqual([1, 2]);
  page.reached.add(0);
  page.look();
  expect(page.answers).toEqual([1, 2, 0]);
});

test('a press on a part that is gone is forgotten', () => {
  const page = createPage();
  page.start();
  page.press(0);
  page.gone.add(0);
  page.look();
  expect(page.due).toEqual([]);
  expect(page.answers).toEqual([]);
});
