import { edgeFaultKinds, type SentForm, type SideCounts } from '@binnen/platform/contract/canary';
import { addBatch, createStream, weigh, type Stream } from './sequential-test.ts';

/** Upper ends of the buckets that vitals are counted in, in milliseconds: each a tenth above the one before. */
export const createEdges = (first: number, last: number): number[] => {
  const edges = [first];
  while (edges.at(-1)! < last) edges.push(Math.round(edges.at(-1)! * 1.1));
  return edges;
};
export const vitalEdges = { lcp: createEdges(100, 20_000), inp: createEdges(16, 5_000) } as const;
export type Vital = keyof typeof vitalEdges;
export const vitals = ['lcp', 'inp'] as const satisfies Vital[];

/** The number of the bucket of a value. */
export const findAmong = (edges: readonly number[], value: number): number => {
  const found = edges.findIndex((edge) => value <= edge);
  return found < 0 ? edges.length : found;
};

/** So often a canary that is no worse may be rolled back, by any of the three: 1 % in all. */
const limits = { faults: 1 / 0.006, lcp: 1 / 0.002, inp: 1 / 0.002 } as const;
/** A canary is slow when more than this many times as many visits are slower than three of four stable ones. */
const toleratedSlowness = 1.2;
/** So many stable visits say what is slow. */
const visitsForSlow = 200;

/**
 * So often fewer forms are told of a canary that has as many, by any of at most 20 forms: 1 % in all. It is told, and
 * takes no canary back.
 */
const fewerFormsLimit = 20 / 0.01;
/** With fewer expected on the canary's side, not even none at all would show that. */
const leastExpected = 10;

/** The evidence about a canary so far; plain JSON. `slow`: above this bucket a visit is slow. */
export interface Judgement {
  faults: Stream;
  /** Those that the edge saw itself, alone. */
  seenFaults: Stream;
  lcp: Stream;
  inp: Stream;
  slow: Record<Vital, number | null>;
  /** Of the stable side, until `slow` is known. */
  seen: Record<Vital, Record<string, number>>;
  /** By form. */
  forms: Record<string, Stream>;
}

export const createJudgement = (): Judgement => ({
  faults: createStream(),
  seenFaults: createStream(),
  lcp: createStream(),
  inp: createStream(),
  slow: { lcp: null, inp: null },
  seen: { lcp: {}, inp: {} },
  forms: {},
});

export interface Sides {
  stable: SideCounts;
  canary: SideCounts;
}

export const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

export const addNumbers = <Name extends string>(
  one: Record<Name, number>,
  other: Record<Name, number>,
): Record<Name, number> => {
  const both: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries<number>(other)) both[name] = (both[name] ?? 0) + count;
  return both;
};

/** The counts of two hand-overs together. */
export const addCounts = (one: SideCounts, other: SideCounts): SideCounts => ({
  views: one.views + other.views,
  faults: addNumbers(one.faults, other.faults),
  lcp: addNumbers(one.lcp, other.lcp),
  inp: addNumbers(one.inp, other.inp),
  forms: addNumbers(one.forms, other.forms),
});

export const noCounts = (): SideCounts => ({ views: 0, faults: {}, lcp: {}, inp: {}, forms: {} });

export const noSides = (): Sides => ({ stable: noCounts(), canary: noCounts() });

export const addSides = (one: Sides, other: Sides): Sides => ({
  stable: addCounts(one.stable, other.stable),
  canary: addCounts(one.canary, other.canary),
});

/** The bucket with the third quarter in it. */
export const findThirdQuarter = (histogram: Record<string, number>): number => {
  let left = sum(histogram) * 0.75;
  const buckets = Object.keys(histogram)
    .map(Number)
    .toSorted((one, other) => one - other);
  return buckets.find((bucket) => (left -= histogram[bucket]!) <= 0) ?? 0;
};

/** The faults, by kind, that one stranger can bring about: see `edgeFaultKinds`. */
export const listTold = (faults: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(faults).filter(([kind]) => !edgeFaultKinds.includes(kind)));

const countFaults = ({ faults }: SideCounts): number => sum(faults);
const countSeen = ({ faults }: SideCounts): number => sum(faults) - sum(listTold(faults));

const countSlow = (histogram: Record<string, number>, slow: number) => ({
  of: sum(histogram),
  bad: Object.entries(histogram).reduce(
    (all, [bucket, count]) => all + (Number(bucket) > slow ? count : 0),
    0,
  ),
});

/** The judgement with the counts of one more hand-over. */
export const judgeCounts = (before: Judgement, { stable, canary }: Sides): Judgement => {
  const forms = { ...before.forms };
  const countBad = (countIn: (side: SideCounts) => number) => ({
    stable: { of: stable.views, bad: countIn(stable) },
    canary: { of: canary.views, bad: countIn(canary) },
  });
  const after: Judgement = {
    ...before,
    faults: addBatch(before.faults, countBad(countFaults)),
    seenFaults: addBatch(before.seenFaults, countBad(countSeen)),
    slow: { ...before.slow },
    seen: { ...before.seen },
    forms,
  };
  for (const form of Object.keys(addNumbers(stable.forms, canary.forms)))
    // The sides change places: the canary is worse when the others send more.
    forms[form] = addBatch(forms[form] ?? createStream(), {
      stable: { of: canary.views, bad: canary.forms[form] ?? 0 },
      canary: { of: stable.views, bad: stable.forms[form] ?? 0 },
    });
  for (const vital of vitals) {
    const slow = before.slow[vital];
    if (slow === null) {
      after.seen[vital] = addNumbers(before.seen[vital], stable[vital]);
      if (sum(after.seen[vital]) >= visitsForSlow) after.slow[vital] = findThirdQuarter(after.seen[vital]);
    } else
      after[vital] = addBatch(
        before[vital],
        { stable: countSlow(stable[vital], slow), canary: countSlow(canary[vital], slow) },
        toleratedSlowness,
      );
  }
  return after;
};

export type Evidence = Record<keyof typeof limits, { value: number; limit: number }>;

export const listEvidence = (judgement: Judgement): Evidence => ({
  faults: { value: weigh(judgement.faults), limit: limits.faults },
  lcp: { value: weigh(judgement.lcp), limit: limits.lcp },
  inp: { value: weigh(judgement.inp), limit: limits.inp },
});

/** The measure in which the canary is worse; undefined while none shows it. */
export const findWorse = (judgement: Judgement): keyof Evidence | undefined => {
  const evidence = listEvidence(judgement);
  return (Object.keys(evidence) as (keyof Evidence)[]).find(
    (name) => evidence[name].value >= evidence[name].limit,
  );
};

/** Whether it is worse in faults, and by those alone that the edge did not see. */
export const isToldAlone = (judgement: Judgement): boolean =>
  findWorse(judgement) === 'faults' && weigh(judgement.seenFaults) < limits.faults;

/** What the forms show that were taken on both sides. */
export const listSentForms = ({ forms }: Judgement, { stable, canary }: Sides): SentForm[] =>
  Object.entries(forms)
    .map(([form, stream]): SentForm => {
      const sent = { stable: stable.forms[form] ?? 0, canary: canary.forms[form] ?? 0 };
      const evidence = weigh(stream);
      const expected = stable.views && (sent.stable * canary.views) / stable.views;
      const verdict = expected < leastExpected ? 'too-few' : 'no-difference';
      return {
        ...{ form, ...sent, evidence, limit: fewerFormsLimit },
        verdict: evidence >= fewerFormsLimit ? 'fewer' : verdict,
      };
    })
    .toSorted((one, other) => other.evidence - one.evidence);

/** The forms that visitors of the canary hardly send as often. */
export const findFewer = ({ forms }: Judgement): string[] =>
  Object.keys(forms).filter((form) => weigh(forms[form] ?? createStream()) >= fewerFormsLimit);
