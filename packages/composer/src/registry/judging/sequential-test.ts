/**
 * Whether the canary is worse, decided anew with each hand-over of counts and valid at any of these moments.
 *
 * M. Lindon and A. Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022, and, for roll-outs, M. Lindon,
 * C. Sanden and V. Shirikian, "Rapid Regression Detection in Software Deployments through Sequential Testing", KDD 2022.
 * Given how many faults two streams had together, each was the canary's with a probability that only depends on the two
 * exposures and the ratio of the two rates. For a fixed ratio above the tolerated one, the product of the likelihood ratios
 * against the tolerated one is a supermartingale while the canary is no worse; so is the mean over several ratios. By Ville's
 * inequality it ever reaches 1/α with probability α at most.
 *
 * A page view has a fault or not, so within a batch the canary's faults are drawn without replacement. They vary less
 * than the binomial (W. Hoeffding, 1963, theorem 4), and the bound still holds.
 */

/** How much worse the alternatives are. A mean over few costs little and finds both small and large differences. */
const ratios = [1.5, 2, 3, 5, 10, 25, 100];

/** Visits, and how many of them were bad. */
export interface Batch {
  stable: { of: number; bad: number };
  canary: { of: number; bad: number };
}

/** What a stream has shown so far. It is plain JSON. */
export interface Stream {
  /** By ratio, the logarithm of the product of likelihood ratios. */
  logs: number[];
  /** Counts of a batch in which one side had no visit: they are tested with the next. */
  waiting: Batch;
}

const none = (): Batch => ({ stable: { of: 0, bad: 0 }, canary: { of: 0, bad: 0 } });

export const createStream = (): Stream => ({ logs: ratios.map(() => 0), waiting: none() });

const merge = (one: Batch, other: Batch): Batch => ({
  stable: { of: one.stable.of + other.stable.of, bad: one.stable.bad + other.stable.bad },
  canary: { of: one.canary.of + other.canary.of, bad: one.canary.bad + other.canary.bad },
});

/** The stream with one more batch. `tolerated`: the ratio of the rates up to which the canary is not worse. */
export const addBatch = (stream: Stream, batch: Batch, tolerated = 1): Stream => {
  const { stable, canary } = merge(stream.waiting, batch);
  if (stable.of === 0 || canary.of === 0) return { ...stream, waiting: { stable, canary } };
  const shareAt = (ratio: number) => (ratio * canary.of) / (ratio * canary.of + stable.of);
  const base = shareAt(tolerated);
  const logs = ratios.map((ratio, at) => {
    const share = shareAt(tolerated * ratio);
    const gain = canary.bad * Math.log(share / base) + stable.bad * Math.log((1 - share) / (1 - base));
    return stream.logs[at]! + gain;
  });
  return { logs, waiting: none() };
};

/** How much more likely the counts are if the canary is worse; at most the largest number that JSON can say. */
export const weigh = ({ logs }: Stream): number => {
  const most = Math.max(...logs);
  const weight = (Math.exp(most) * logs.reduce((sum, log) => sum + Math.exp(log - most), 0)) / logs.length;
  return Math.min(weight, Number.MAX_VALUE);
};
