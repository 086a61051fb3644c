import type { Fault, FaultKind, Side } from '@binnen/contracts/canary';
import type { Pointer } from '@binnen/contracts/composition';
import { wait } from '../deadlines/deadline.ts';
import type { Bindings } from '../env.ts';
import type { HealthBatch } from '../registry/canary-store.ts';
import { findBucket, noCounts, vitals, type Vital } from '../registry/judge-canary.ts';
import { holdPointer } from '../registry/pointer.ts';
import { getRegistry } from '../registry/registry.ts';

/** Who counts: the bindings, and what keeps a task alive after the reply. */
export interface Counter {
  env: Bindings;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
}

const handOverMilliseconds = 3_000;
/** A hand-over that did not happen by then never will: its request was cancelled. */
const lostMilliseconds = 15_000;
const mostFaults = 50;

interface Counted {
  canaryId: string;
  batch: HealthBatch;
  dueSince: number | null;
}

const createBatch = (): HealthBatch => ({ stable: noCounts(), canary: noCounts(), faults: [] });

// Sums of this isolate; nothing in them is one visitor's.
let counted: Counted = { canaryId: '', batch: createBatch(), dueSince: null };

const handOver = async (env: Bindings): Promise<void> => {
  const { canaryId, batch } = counted;
  counted = { canaryId, batch: createBatch(), dueSince: null };
  try {
    const pointer = (await getRegistry(env).takeHealth(canaryId, batch)) as Pointer | null;
    if (pointer) holdPointer(env, pointer);
  } catch {
    // What was counted is lost, of both sides alike; the canary stays as it is.
  }
};

/** The counts of a canary, to be handed over soon. */
const open = ({ env, ctx }: Counter, canaryId: string): HealthBatch => {
  if (counted.canaryId !== canaryId) counted = { canaryId, batch: createBatch(), dueSince: null };
  const now = Date.now();
  if (counted.dueSince === null || Math.abs(now - counted.dueSince) > lostMilliseconds) {
    counted.dueSince = now;
    ctx.waitUntil(wait(handOverMilliseconds).then(() => handOver(env)));
  }
  return counted.batch;
};

export const countView = (counter: Counter, canaryId: string, side: Side): void => {
  open(counter, canaryId)[side].views += 1;
};

export const countFault = (
  counter: Counter,
  canaryId: string,
  fault: { side: Side; kind: FaultKind; page: string | null; stack?: string },
): void => {
  const { side, kind, page, stack = '' } = fault;
  const batch = open(counter, canaryId);
  const { faults } = batch[side];
  faults[kind] = (faults[kind] ?? 0) + 1;
  const same = (each: Fault) =>
    each.side === side && each.kind === kind && each.page === page && each.stack === stack;
  const known = batch.faults.find(same);
  if (known) known.count += 1;
  else if (batch.faults.length < mostFaults) batch.faults.push({ side, kind, page, stack, count: 1 });
};

export const countVitals = (
  counter: Counter,
  canaryId: string,
  side: Side,
  values: Partial<Record<Vital, number | undefined>>,
): void => {
  const counts = open(counter, canaryId)[side];
  for (const vital of vitals) {
    const value = values[vital];
    if (value === undefined) continue;
    const bucket = findBucket(vital, value);
    counts[vital][bucket] = (counts[vital][bucket] ?? 0) + 1;
  }
};
