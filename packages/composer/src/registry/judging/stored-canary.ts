import { leastWitnesses, type Canary, type Fault, type Side } from '@binnen/platform/contract/canary';
import type { Composition, RunningCanary } from '@binnen/platform/contract/composition';
import {
  addNumbers,
  createJudgement,
  findFewer,
  findWorse,
  isToldAlone,
  judgeCounts,
  listTold,
  noSides,
  sum,
  type Judgement,
  type Sides,
  type Vital,
} from './judge-canary.ts';
import type { WeighedSides } from './weigh-networks.ts';

/** What a browser told of one page view. */
export interface VisitReport {
  /** Of the document's token. Random: nothing of a visitor. */
  nonce: string;
  /** In milliseconds since 1970. */
  madeAt: number;
  side: Side;
  /** The name (`nameNetwork`) of the network that the document was served to; absent where the edge is told no address. */
  network?: string | undefined;
  fault?: Pick<Fault, 'kind' | 'page' | 'stack'> | undefined;
  /** The bucket of each. */
  times: Partial<Record<Vital, number>>;
}

/** … and where it came from, where that is known. */
export type SeenFault = Fault & { network?: string | undefined };

/** A hand-over of an isolate: counts since the last time, and the faults among them. */
export interface HealthBatch extends Sides {
  /** By network, where it is known. */
  networks: Record<string, Sides>;
  /** What browsers told: counted once in all isolates. */
  reports: VisitReport[];
  faults: SeenFault[];
  /** Counts for neither side. */
  apart: Record<string, number>;
}
export const createBatch = (): HealthBatch => ({
  ...noSides(),
  networks: {},
  reports: [],
  faults: [],
  apart: {},
});

/** A canary, as the registry keeps it. */
export interface StoredCanary {
  id: string;
  composition: Composition;
  /** With the canary that ran when this one began: it is this one's, or the other's, when the other, or this one, is promoted. */
  joined: Composition | null;
  changes: string[];
  end: RunningCanary['end'];
  share: number;
  by: string;
  at: number;
  endedAt?: number;
  state: Canary['state'];
  says: string;
  auto: Canary['auto'];
  judgement: Judgement;
  /** The same with the whole weight of each network. */
  unweighed: Judgement;
  /** Networks whose browsers told of faults in it, at most `leastWitnesses`. */
  witnesses: string[];
  apart: Record<string, number>;
  /** Since its last share: minutes with visits to the canary, their number, and what the stable side had meanwhile. */
  step: { minutes: number[]; views: number; stable: { views: number; faults: number } };
}

/** The share, the steps that follow, and who started it. */
export interface CanaryTerms extends Pick<StoredCanary, 'share' | 'by'> {
  auto?: NextShares;
  /** The canary that ran at the try-out, and what is live should both be promoted. */
  beside?: { id: string; joined: Composition } | undefined;
}
/** The shares that follow; undefined: those that are left, null: none. */
export type NextShares = StoredCanary['auto'] | undefined;

/** A share that so few visits saw says nothing, however long it lasted. */
const leastViews = 100;
/** With more faults a view the stable side is no measure: something else is wrong, or somebody floods the reports. */
const mostStableFaults = 0.05;

type Evident = Pick<StoredCanary, 'judgement' | 'unweighed' | 'witnesses'>;

const isWitnessed = ({ judgement, witnesses }: Omit<Evident, 'unweighed'>): boolean =>
  witnesses.length >= leastWitnesses || !isToldAlone(judgement);

/** In what it is so surely worse that it goes back by itself: faults that the edge saw, or that enough networks tell of. */
export const findSurelyWorse = (canary: Omit<Evident, 'unweighed'>): ReturnType<typeof findWorse> => {
  const worse = findWorse(canary.judgement);
  return worse && isWitnessed(canary) ? worse : undefined;
};

/** A person has to judge these, because few networks say them: they may be one stranger's. */
const findDoubt = ({ judgement, unweighed, witnesses }: Evident): string | undefined => {
  if (findWorse(judgement))
    return isWitnessed({ judgement, witnesses })
      ? undefined
      : `Only ${witnesses.length} ${witnesses.length === 1 ? 'network tells' : 'networks tell'} of faults in it, and a stranger may have as many`;
  return findWorse(unweighed) && 'Most of what speaks against it comes from one network';
};

/** It goes back after any number of visits, and goes on after enough of them. */
export const describeWait = ({ auto }: Pick<StoredCanary, 'auto'>, views: number): string =>
  `${views} ${views === 1 ? 'visit' : 'visits'} to the canary at this share: ` +
  (auto
    ? `it goes on after ${leastViews} or more, and back`
    : `fewer than ${leastViews} show nothing good. It goes back`) +
  ' as soon as its figures can hardly be chance.';

export const createStep = (): StoredCanary['step'] => ({
  minutes: [],
  views: 0,
  stable: { views: 0, faults: 0 },
});

/** A new one, of which nothing is known. */
export const createCanary = (
  composition: Composition,
  { share, auto = null, by }: CanaryTerms,
  beside: Pick<StoredCanary, 'joined' | 'changes' | 'end'>,
): StoredCanary => ({
  id: crypto.randomUUID().slice(0, 8),
  composition,
  ...beside,
  share,
  auto,
  by,
  at: Date.now(),
  state: 'running',
  says: describeWait({ auto }, 0),
  judgement: createJudgement(),
  unweighed: createJudgement(),
  witnesses: [],
  apart: {},
  step: createStep(),
});

interface Counted {
  /** With the weight of each network capped, and without. */
  weighed: WeighedSides;
  all: Sides;
  apart: Record<string, number>;
  /** So many minutes since 1970. */
  minute: number;
}

const addWitnesses = (known: readonly string[], { byNetwork }: WeighedSides): string[] => {
  const found = Object.entries(byNetwork).filter(([, { canary }]) => sum(listTold(canary.faults)) > 0);
  return [...new Set([...known, ...found.map(([network]) => network)])].slice(0, leastWitnesses);
};

/** The canary with the counts of one more hand-over. */
export const judge = (canary: StoredCanary, { weighed, all, apart, minute }: Counted): StoredCanary => {
  const judgement = judgeCounts(canary.judgement, weighed);
  const unweighed = judgeCounts(canary.unweighed, all);
  const { step } = canary;
  const views = step.views + weighed.canary.views;
  // Minutes are counted that had visits, so a clock that jumps does not make the canary older.
  const minutes = weighed.canary.views > 0 ? [...new Set([...step.minutes, minute])] : step.minutes;
  const stable = {
    views: step.stable.views + weighed.stable.views,
    faults: step.stable.faults + sum(weighed.stable.faults),
  };
  const leftOut = all.stable.views + all.canary.views - weighed.stable.views - weighed.canary.views;
  const fewer = findFewer(judgement);
  const witnesses = addWitnesses(canary.witnesses, weighed);
  const doubt = findDoubt({ judgement, unweighed, witnesses });
  const says = doubt
    ? `${doubt}: it waits for a person, to promote or abort it.`
    : fewer.length
      ? `Its visitors hardly send ${fewer.join(', ')} as often: it waits for a person, to promote or abort it.`
      : views < leastViews
        ? describeWait(canary, views)
        : 'Nothing shows that it is worse.';
  return {
    ...canary,
    judgement,
    unweighed,
    witnesses,
    apart: addNumbers(canary.apart, leftOut ? { ...apart, 'one-network': leftOut } : apart),
    says,
    step: { views, minutes, stable },
  };
};

/** The next share when its time has come; 100 is to be promoted. Never without visits. */
export const findNextShare = (canary: StoredCanary): number | undefined => {
  const { auto, step } = canary;
  if (findDoubt(canary) || findFewer(canary.judgement).length) return undefined;
  const isDue = auto && step.views >= leastViews && step.minutes.length > auto.everyMinutes;
  const isMeasure = step.stable.faults <= step.stable.views * mostStableFaults;
  return isDue && isMeasure ? auto.shares[0] : undefined;
};
