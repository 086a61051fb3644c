import { expect, test } from 'vitest';
import { createJudgement, findAmong, findWorse, judgeCounts, noCounts, vitalEdges } from './judge-canary.ts';
import { addBatch, createStream, weigh, type Batch } from './sequential-test.ts';

const batch = (stable: [number, number], canary: [number, number]): Batch => ({
  stable: { of: stable[0], bad: stable[1] },
  canary: { of: canary[0], bad: canary[1] },
});

test('without faults nothing is shown, however many visits there are', () => {
  expect(weigh(addBatch(createStream(), batch([1e6, 0], [5e4, 0])))).toBe(1);
});

test('faults of the canary weigh, and as many of the stable side take the weight away', () => {
  const worse = addBatch(createStream(), batch([950, 0], [50, 4]));
  expect(weigh(worse)).toBeGreaterThan(100);
  const both = addBatch(createStream(), batch([950, 76], [50, 4]));
  expect(weigh(both)).toBeLessThan(1);
});

test('its expectation is one at most when both sides are the same, for any split and also for few visits', () => {
  // All ways in which `bad` faults fall on the views, each as likely as another.
  const choose = (of: number, some: number): number =>
    some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some;
  for (const [stable, canary, bad] of [
    [9, 1, 3],
    [5, 5, 4],
    [2, 8, 6],
    [30, 2, 2],
  ] as const) {
    let expectation = 0;
    for (let own = Math.max(0, bad - stable); own <= Math.min(bad, canary); own += 1) {
      const probability = (choose(canary, own) * choose(stable, bad - own)) / choose(stable + canary, bad);
      expectation += probability * weigh(addBatch(createStream(), batch([stable, bad - own], [canary, own])));
    }
    expect(expectation).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('evidence of weeks stays a number that JSON can say', () => {
  // A form that the canary's visitors cannot send, while it waits for a person.
  const forms = addBatch(createStream(), batch([30_000, 0], [30_000, 1_200]));
  expect(JSON.parse(JSON.stringify(weigh(forms)))).toBeGreaterThan(1e300);
});

test('counts of one side alone wait for the other', () => {
  const waiting = addBatch(createStream(), batch([0, 0], [50, 4]));
  expect(weigh(waiting)).toBe(1);
  expect(weigh(addBatch(waiting, batch([950, 0], [0, 0])))).toBe(
    weigh(addBatch(createStream(), batch([950, 0], [50, 4]))),
  );
});

const spread = (values: number[]) => {
  const histogram: Record<string, number> = {};
  for (const value of values) {
    const bucket = findAmong(vitalEdges.lcp, value);
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
  return histogram;
};

test('a canary that is slow is found by its third quarter, and one that is as fast is not', () => {
  const times = Array.from({ length: 400 }, (_, at) => 800 + at * 4);
  const judge = (slower: number) => {
    let judgement = createJudgement();
    for (let round = 0; round < 6; round += 1)
      judgement = judgeCounts(judgement, {
        stable: { ...noCounts(), views: 400, lcp: spread(times) },
        canary: {
          ...noCounts(),
          views: 100,
          lcp: spread(times.filter((_, at) => at % 4 === 0).map((ms) => ms + slower)),
        },
      });
    return findWorse(judgement);
  };
  expect(judge(0)).toBeUndefined();
  expect(judge(800)).toBe('lcp');
});
