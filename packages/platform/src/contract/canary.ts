import * as v from 'valibot';
import { RemoteNameSchema } from './composition.ts';

/** The two halves of the visitors while a canary runs. */
export const sides = ['stable', 'canary'] as const;
export type Side = (typeof sides)[number];

/**
 * The faults that count against a side. Seen by the edge: `server` (a render that failed), `gap` (a widget is lacking),
 * `data` (a read failed), `form` (a form was not taken). Told by browsers: `error`, `hydration` and `chunk` (a file
 * that did not load).
 */
export const faultKinds = ['server', 'gap', 'data', 'form', 'error', 'hydration', 'chunk'] as const;
export type FaultKind = (typeof faultKinds)[number];
/**
 * The kinds that are a release's own word. The others can be made up by a visitor's browser, or a program in its place. An
 * odd address is enough for a refused read (`data`), of a good release too.
 */
export const edgeFaultKinds: readonly string[] = ['server', 'gap'] satisfies FaultKind[];

/** So many networks have to tell of faults that the edge does not see before a canary goes back by itself. */
export const leastWitnesses = 8;

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** How many values fell into each bucket, by the bucket's number. */
const histogram = v.record(v.string(), count);

/** What was counted on one side. */
export const SideCountsSchema = v.object({
  views: count,
  faults: v.record(v.string(), count),
  lcp: histogram,
  inp: histogram,
  /** Forms that were taken, by name. */
  forms: v.record(v.string(), count),
});
export type SideCounts = v.InferOutput<typeof SideCountsSchema>;

/** A fault as an operator sees it: without anything of a visitor. */
export const FaultSchema = v.object({
  side: v.picklist(sides),
  kind: v.picklist(faultKinds),
  /** The page's pattern; null for a path that no page claims. */
  page: v.nullable(v.string()),
  /** Files of releases with line and column, the innermost first. */
  stack: v.string(),
  /** The same places in the sources, when the releases have maps; for people who look at the canary. */
  source: v.optional(v.string()),
  count,
  /** From how many networks it came, counted up to `leastWitnesses`; absent where no address is known. */
  networks: v.optional(count),
});
export type Fault = v.InferOutput<typeof FaultSchema>;

/** How often a form was taken on both sides. */
const SentFormSchema = v.object({
  form: v.string(),
  stable: count,
  canary: count,
  /** `too-few`: not even none of them would show anything. */
  verdict: v.picklist(['fewer', 'no-difference', 'too-few']),
  evidence: v.number(),
  limit: v.number(),
});
export type SentForm = v.InferOutput<typeof SentFormSchema>;

const share = v.pipe(
  v.number(),
  v.minValue(1, 'expected at least 1'),
  v.maxValue(100, 'expected at most 100'),
);

const meant = {
  /** Which of two canaries is meant: that with another version of this remote. Not needed while one runs. */
  of: v.optional(RemoteNameSchema),
  /** The id of the canary that the caller saw: refuse when it does not run any more. */
  expected: v.optional(v.string()),
};
export const SteerCanarySchema = v.object(meant);

export const StartCanarySchema = v.object({
  ...meant,
  /** Nothing: the canary that runs gets another share. */
  versions: v.optional(v.record(v.string(), v.string())),
  /** Percent of the visitors. */
  share,
  allowLoss: v.optional(v.array(v.string()), []),
  /** See `PromoteSchema`. */
  unrehearsed: v.optional(v.boolean()),
  /**
   * The next shares; 100 promotes. Each waits until so many minutes had visits. Without it a canary that runs keeps those
   * that it has left; null ends them.
   */
  auto: v.nullish(
    v.object({
      shares: v.pipe(v.array(share), v.minLength(1), v.maxLength(20)),
      everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
    }),
  ),
});

export const CanarySchema = v.object({
  id: v.string(),
  composition: v.string(),
  versions: v.record(v.string(), v.string()),
  /** The remotes that had another version than what was live. */
  changes: v.array(v.string()),
  share: v.number(),
  by: v.string(),
  at: v.number(),
  endedAt: v.optional(v.number()),
  state: v.picklist(['running', 'promoted', 'aborted', 'rolled-back']),
  /** Why it ended, or what it waits for. */
  says: v.string(),
  /** Still to come. */
  auto: v.nullable(v.object({ shares: v.array(v.number()), everyMinutes: v.number() })),
  counts: v.object({ stable: SideCountsSchema, canary: SideCountsSchema }),
  /** How much more likely the figures are if the canary is worse; at the limit it is rolled back. */
  evidence: v.record(v.string(), v.object({ value: v.number(), limit: v.number() })),
  faults: v.array(FaultSchema),
  /** Forms that visitors sent, those first that say most. Fewer of them is told, and takes no canary back. */
  forms: v.array(SentFormSchema),
  /**
   * Counted for neither side: reports that were `refused`, views beyond the weight of `one-network`, and failures of
   * the `machine`.
   */
  apart: v.record(v.string(), count),
});
export type Canary = v.InferOutput<typeof CanarySchema>;

const states: Record<Canary['state'], string> = {
  running: 'runs',
  promoted: 'was promoted',
  aborted: 'was taken back',
  'rolled-back': 'went back by itself',
};

/** Side by side: what each was promoted beside was tried out with the other. */
export const mostCanaries = 2;

export const isRunning = ({ state }: Pick<Canary, 'state'>): boolean => state === 'running';

/** As in "mf-news and mf-content". */
export const nameCanary = ({ changes }: Pick<Canary, 'changes'>): string => changes.join(' and ');

/** As in "The canary runs for 5 % of the visitors". */
export const describeState = ({ state, share }: Pick<Canary, 'state' | 'share'>): string =>
  states[state] + (state === 'running' ? ` for ${share} % of the visitors` : '');

const verdicts: Record<SentForm['verdict'], string> = {
  fewer: 'fewer, and hardly by chance',
  'no-difference': 'no difference shows',
  'too-few': 'too few to say',
};
/** As in "contact: 40 sent from stable pages and 12 from the canary’s: too few to say". */
export const describeSentForm = ({ form, stable, canary, verdict }: SentForm): string =>
  `${form}: ${stable} sent on the stable side and ${canary} on the canary’s: ${verdicts[verdict]}`;

/** As in "4 × error, from 3 networks"; the edge does not always know. */
export const describeNetworks = ({ networks }: Pick<Fault, 'networks'>): string =>
  networks === undefined
    ? ''
    : networks === 1
      ? ', from one network'
      : `, from ${networks} networks${networks < leastWitnesses ? '' : ' or more'}`;

/** The shares that follow by themselves, and when. */
export const describeNext = ({ shares, everyMinutes }: NonNullable<Canary['auto']>): string =>
  `${shares.join(' %, ')} %, each after ${everyMinutes} minutes with visits`;
