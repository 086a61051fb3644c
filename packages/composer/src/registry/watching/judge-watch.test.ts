import { expect, test } from 'vitest';
import type { HistoryEntry } from '../stores/history-store.ts';
import { noPageCounts, type PageCounts } from './counts.ts';
import { findWhose, judgeWatched } from './judge-watch.ts';
import { readQuarter } from './quarters.ts';
import type { WatchRow } from './watch-store.ts';

const four = ['n1', 'n2', 'n3', 'n4'];
const row = (
  version: string,
  ago: number,
  counts: Partial<PageCounts>,
  witnesses: string[] = four,
): WatchRow => ({
  ...{ remote: 'mf-a', version, page: '/a', quarter: readQuarter() - ago },
  counts: {
    ...noPageCounts(),
    witnesses: { error: witnesses, hydration: witnesses, lcp: witnesses },
    ...counts,
  },
});
const judge = (...rows: WatchRow[]) =>
  judgeWatched({ remote: 'mf-a', version: '2.0.0', rows, budget: 0.005 }).map(({ name }) => name);

test.each([
  [3, 3, false],
  [4, 4, true],
  [4, 400, false],
  [14, 1_000, false],
  [15, 1_000, true],
  [570, 100_000, false],
  [580, 100_000, true],
])('%d faults in %d views use the budget up faster than it lasts: %s', (faults, views, isTold) => {
  const found = judge(row('2.0.0', 0, { views, faults: { 'error mf-a/2.0.0/a.js:1:2': faults } }));
  expect(found).toEqual(isTold ? ['budget mf-a@2.0.0'] : []);
});

test('a team’s own budget counts for its remote', () => {
  const rows = [row('2.0.0', 0, { views: 10_000, faults: { 'error mf-a/2.0.0/a.js:1:2': 30 } })];
  const tell = (budget: number) =>
    judgeWatched({ remote: 'mf-a', version: '2.0.0', rows, budget }).map(({ says }) => says);
  expect(tell(0.005)).toEqual([]);
  expect(tell(0.0005)).toEqual([
    'mf-a@2.0.0 has a fault in 30 of 10000 views in the last half hour (0.3 %): its error budget of 0.05 % is used 6 times as fast as it lasts',
  ]);
});

test('a kind of fault that an earlier version had not is told, however few have it', () => {
  const faults = { 'hydration mf-a/2.0.0/a.js:1:2': 3 };
  const before = row('1.0.0', 5, { views: 9_000, faults: { 'error mf-a/1.0.0/a.js:1:2': 9 } });
  expect(judge(before, row('2.0.0', 0, { views: 9_000, faults }))).toEqual([
    'new-fault mf-a@2.0.0 hydration /a',
  ]);
  expect(judge(row('1.0.0', 5, { views: 9_000, faults }), row('2.0.0', 0, { views: 9_000, faults }))).toEqual(
    [],
  );
});

test('what fewer than four networks tell is no finding, and those without an address are one network', () => {
  const faults = { 'error mf-a/2.0.0/a.js:1:2': 40 };
  const [before, own] = [row('1.0.0', 5, { views: 900, lcp: { 25: 400 } }), { views: 40, faults }];
  const slow = { views: 400, lcp: { 30: 400 } };
  const three = four.slice(1);
  expect(judge(before, row('2.0.0', 1, own, three), row('2.0.0', 0, slow, three))).toEqual([]);
  expect(judge(before, row('2.0.0', 0, own, ['']), row('2.0.0', 1, own, ['']))).toEqual([]);
  expect(judge(before, row('2.0.0', 1, own, three), row('2.0.0', 0, { views: 9, faults }, ['n1']))).toEqual([
    'budget mf-a@2.0.0',
  ]);
  const few = { views: 9_000, faults: { 'error mf-a/2.0.0/a.js:1:2': 4 } };
  expect(judge(before, row('2.0.0', 0, few, three))).toEqual([]);
  expect(judge(before, row('2.0.0', 0, few))).toEqual(['new-fault mf-a@2.0.0 error /a']);
});

test('a page that got slower is told: after a promote, and without one; not on little evidence, and not by a little', () => {
  const [quick, slow, little] = [{ 25: 400 }, { 30: 400 }, { 26: 400 }];
  const name = ['slower mf-a@2.0.0 /a lcp'];
  expect(judge(row('1.0.0', 5, { lcp: quick }), row('2.0.0', 0, { lcp: slow }))).toEqual(name);
  expect(judge(row('2.0.0', 200, { lcp: quick }), row('2.0.0', 0, { lcp: slow }))).toEqual(name);
  expect(judge(row('1.0.0', 5, { lcp: quick }), row('2.0.0', 0, { lcp: little }))).toEqual([]);
  expect(judge(row('1.0.0', 5, { lcp: quick }), row('2.0.0', 0, { lcp: { 30: 200 } }))).toEqual([]);
});

test('whose it is: a new release’s, else that of an upstream that is gone, else what several have is the platform’s', () => {
  const entry = (version: string, hours: number): HistoryEntry => ({
    ...{ sequence: 1, compositionId: 'c', action: 'promote', remote: null, restores: null, by: 'team-a' },
    ...{ at: Date.now() - hours * 3_600_000, versions: { 'mf-a': version } },
  });
  const [finding] = judgeWatched({
    ...{ remote: 'mf-a', version: '2.0.0', budget: 0.005 },
    rows: [row('2.0.0', 0, { views: 9, faults: { 'error ': 9 } })],
  });
  if (!finding) throw new Error('Nothing was found');
  const [fresh, old] = [
    [entry('2.0.0', 1), entry('1.0.0', 99)],
    [entry('2.0.0', 48), entry('1.0.0', 99)],
  ];
  const both = [finding, { ...finding, remote: 'mf-b' }];
  const whose = (history: HistoryEntry[], findings = [finding], open: string[] = []) =>
    findWhose(finding, { history, findings, open }).whose;
  expect(whose(fresh ?? [], both, ['cms'])).toBe('release');
  expect(whose(old ?? [], both, ['cms'])).toBe('upstream');
  expect(whose(old ?? [], both)).toBe('platform');
  expect(whose(old ?? [])).toBe('release');
});
