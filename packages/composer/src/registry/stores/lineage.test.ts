import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEarlier, type Change } from './lineage.ts';

const format = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => `${name}${version}`)
    .sort()
    .join(' ');

/** Plays a sequence: `a1 b1` promotes, `-a` retires, `<` rolls everything back, `<a` rolls one remote back. */
const play = (...steps: string[]): string[] => {
  const history: Change[] = [];
  const shown: string[] = [];
  for (const step of steps) {
    const live = history.at(-1)?.versions ?? {};
    const remote = step.slice(1) || null;
    let action: Change['action'] = 'promote';
    let versions: Record<string, string> | undefined;
    if (step.startsWith('<')) {
      action = 'rollback';
      versions = findEarlier(history, remote)?.versions;
    } else if (step.startsWith('-')) {
      action = 'retire';
      versions = Object.fromEntries(Object.entries(live).filter(([name]) => name !== remote));
    } else
      versions = { ...live, ...Object.fromEntries(step.split(' ').map((each) => [each[0]!, each.slice(1)])) };
    if (versions && format(versions) !== format(live))
      history.push({
        sequence: history.length + 1,
        compositionId: format(versions),
        versions,
        action,
        remote: action === 'promote' ? null : remote,
      });
    shown.push(versions ? format(versions) : 'nothing earlier');
  }
  return shown;
};

test.each<[string, string[], string]>([
  ['of all, goes one step back', ['a1 b1', 'a2', '<'], 'a1 b1'],
  ['of all, again, goes further back and not forward', ['a1', 'a2', 'a3', '<', '<'], 'a1'],
  ['of all takes an addition out again', ['a1', 'n1', '<'], 'a1'],
  ['of all, with nothing earlier, is none', ['a1', '<'], 'nothing earlier'],
  ['of all goes on from what was promoted after a roll-back', ['a1', 'a2', '<', 'a3', '<'], 'a1'],
  ['of one leaves the others', ['a1 b1', 'a2', 'b2', '<a'], 'a1 b2'],
  ['of one, again, goes further back', ['a1', 'a2', 'a3', '<a', '<a'], 'a1'],
  ['of one after its first promote withdraws it', ['a1', 'n1', '<n'], 'a1'],
  ['of one that was there from the first is none', ['a1 b1', 'a2', '<b'], 'nothing earlier'],
  ['of one that was never there is none', ['a1', '<z'], 'nothing earlier'],
  ['of one that was retired brings it back', ['a1 n1', '-n', '<n'], 'a1 n1'],
  [
    'of all, after one of one, does not bring back what was withdrawn',
    ['a1 b1', 'a2', 'b2', '<a', '<'],
    'a1 b1',
  ],
  [
    'of all, after one of one, passes over all that had what was withdrawn',
    ['a1 b1', 'a2', 'a1', 'b2', 'a2', '<a', '<', '<'],
    'nothing earlier',
  ],
  ['of one, again, does not bring back what was withdrawn', ['a0', 'a1', 'a2', 'a1', 'a2', '<a', '<a'], 'a0'],
  ['of all, again, passes over no step, whatever was live then', ['a1', 'a2', 'a1', 'a2', '<', '<'], 'a2'],
  ['of all, after one of a retired remote, knows the time before it', ['a1', 'n1', '-n', '<n', '<'], 'a1'],
  ['of one does not touch the steps of another', ['a1 b1', 'a2', 'b2', 'b3', '<a', '<b'], 'a1 b2'],
  ['of one after one of all', ['a1 b1', 'a2', 'b2', '<', '<a'], 'a1 b1'],
])('a roll-back %s', (_, steps, last) => {
  expect(play(...steps).at(-1)).toBe(last);
});

test('rolling everything back repeatedly only gives compositions that were live before, and none twice', () => {
  const step = fc.constantFrom('a1', 'a2', 'b1', 'b2', 'n1', '-n', '<a', '<b', '<n', '<');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const before = play('a0 b0', ...steps);
      const all = play('a0 b0', ...steps, ...Array.from({ length: 30 }, () => '<'));
      const back = all.slice(before.length).filter((each) => each !== 'nothing earlier');
      for (const each of back) expect(before).toContain(each);
      expect(all.at(-1)).toBe('nothing earlier');
      for (const [at, each] of back.entries()) expect(each).not.toBe(back[at + 1]);
    }),
    { numRuns: 1_000 },
  );
});
