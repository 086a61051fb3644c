import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCleaning, type PastChange, type StoredRelease } from './plan-cleaning.ts';

const day = 86_400_000;
const now = 1_000 * day;
const retention = 30 * day;

const remote = fc.constantFrom('mf-a', 'mf-b');
const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '1.3.0');
const age = fc.integer({ min: 0, max: 100 }).map((days) => now - days * day);
const releases: fc.Arbitrary<StoredRelease[]> = fc.uniqueArray(fc.record({ remote, version, at: age }), {
  selector: (each) => `${each.remote}@${each.version}`,
});
const history: fc.Arbitrary<PastChange[]> = fc
  .array(fc.record({ at: age, versions: fc.dictionary(remote, version) }), { maxLength: 220, size: 'max' })
  .map((changes) =>
    changes
      .toSorted((one, other) => one.at - other.at)
      .map((change, at) => ({ ...change, sequence: at + 1, compositionId: JSON.stringify(change.versions) })),
  );

test('nothing is taken away that is live, was live in the last thirty days, can be rolled back to, or is new', () => {
  fc.assert(
    fc.property(history, releases, (changes, stored) => {
      const compositions = changes.map((change) => ({ ...change, at: 0 }));
      const plan = planCleaning(
        { history: changes, releases: stored, compositions, previews: [] },
        now,
        retention,
      );
      const gone = new Set(plan.releases.map((each) => `${each.remote}@${each.version}`));
      for (const [at, change] of changes.entries()) {
        const until = changes[at + 1]?.at ?? now;
        if (until <= now - retention && at < changes.length - 100) continue;
        for (const [name, wanted] of Object.entries(change.versions))
          expect(gone).not.toContain(`${name}@${wanted}`);
        expect(plan.compositions).not.toContain(change.compositionId);
        expect(change.sequence).toBeGreaterThanOrEqual(plan.firstChange);
      }
      for (const each of plan.releases) expect(each.at).toBeLessThanOrEqual(now - retention);
    }),
    { numRuns: 1_000 },
  );
}, 20_000);

test('a release that nothing refers to goes, and the newest of a remote stays', () => {
  const stored = ['1.0.0', '1.1.0', '1.2.0'].map((each, at) => ({ remote: 'mf-a', version: each, at }));
  const changes = [{ sequence: 1, at: 5, compositionId: 'x', versions: { 'mf-a': '1.0.0' } }];
  const plan = planCleaning(
    { history: changes, releases: stored, compositions: [], previews: [] },
    now,
    retention,
  );
  expect(plan.releases.map((each) => each.version)).toEqual(['1.1.0']);
});

test('a composition that was tried out long ago and never live goes; one that is being tried out stays, with its releases', () => {
  const compositions = [
    { compositionId: 'old', at: 0, versions: { 'mf-a': '1.0.0' } },
    { compositionId: 'new', at: now - 1_000, versions: { 'mf-a': '1.1.0' } },
  ];
  const stored = ['1.0.0', '1.1.0', '1.2.0'].map((each, at) => ({ remote: 'mf-a', version: each, at }));
  const plan = planCleaning({ history: [], releases: stored, compositions, previews: [] }, now, retention);
  expect(plan.compositions).toEqual(['old']);
  expect(plan.releases.map((each) => each.version)).toEqual(['1.0.0']);
});
