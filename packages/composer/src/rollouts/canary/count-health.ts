import type { Fault, FaultKind, Side } from '@binnen/platform/contract/canary';
import type { Context } from 'hono';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { findVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import type { HealthBatch } from '../../registry/judging/stored-canary.ts';
import { findBucket, noCounts, vitals, type Sides, type Vital } from '../../registry/judging/judge-canary.ts';
import { holdPointer } from '../../registry/pointer.ts';
import { getRegistry } from '../../registry/get-registry.ts';

type Visited = Context<EdgeEnv>;

const handOverMilliseconds = 3_000;
/** A hand-over that did not happen by then never will: its request was cancelled. */
const lostMilliseconds = 15_000;
const mostFaults = 50;
/** Counts of further networks are lost, on both sides alike. */
const mostNetworks = 500;

interface Counted {
  canaryId: string;
  batch: Required<HealthBatch>;
  dueSince: number | null;
}

const createSides = (): Sides => ({ stable: noCounts(), canary: noCounts() });
const createBatch = (): Counted['batch'] => ({
  ...createSides(),
  networks: {},
  faults: [],
  apart: {},
});

// Sums of this isolate, for seconds; what leaves it names a network by a keyed hash, and another one for each canary.
let counted: Counted = { canaryId: '', batch: createBatch(), dueSince: null };

const handOver = async (env: Bindings): Promise<void> => {
  const { canaryId, batch } = counted;
  counted = { canaryId, batch: createBatch(), dueSince: null };
  try {
    const named = Object.entries(batch.networks).map(async ([network, sides]) => {
      const hash = await hashKeyed(env, `${canaryId} ${network}`);
      return [hash.slice(0, 16), sides] as const;
    });
    const networks = Object.fromEntries(await Promise.all(named));
    const pointer = await getRegistry(env).takeHealth(canaryId, { ...batch, networks });
    if (pointer) holdPointer(env, pointer);
  } catch {
    // The counts are lost, on both sides alike; the canary stays as it is.
  }
};

/** The counts of a canary, to be handed over soon. */
const open = ({ env, executionCtx }: Visited, canaryId: string): Counted['batch'] => {
  if (counted.canaryId !== canaryId) counted = { canaryId, batch: createBatch(), dueSince: null };
  const now = Date.now();
  if (counted.dueSince === null || Math.abs(now - counted.dueSince) > lostMilliseconds) {
    counted.dueSince = now;
    executionCtx.waitUntil(wait(handOverMilliseconds).then(() => handOver(env)));
  }
  return counted.batch;
};

/** The counts of the visitor's network. A self-hosted edge that is told no address knows none. */
const findSides = (c: Visited, batch: Counted['batch']): Sides => {
  const network = widenNetwork(findVisitor(c));
  if (network === 'local') return batch;
  const known = batch.networks[network];
  if (known) return known;
  const sides = createSides();
  if (Object.keys(batch.networks).length < mostNetworks) batch.networks[network] = sides;
  return sides;
};

/** Counts an event that counts for neither side. */
export const countApart = (c: Visited, canaryId: string, kind: string): void => {
  const { apart } = open(c, canaryId);
  apart[kind] = (apart[kind] ?? 0) + 1;
};

export const countView = (c: Visited, canaryId: string, side: Side): void => {
  findSides(c, open(c, canaryId))[side].views += 1;
};

export const countFault = (
  c: Visited,
  canaryId: string,
  fault: { side: Side; kind: FaultKind; page: string | null; stack?: string },
): void => {
  const { side, kind, page, stack = '' } = fault;
  const batch = open(c, canaryId);
  const { faults } = findSides(c, batch)[side];
  faults[kind] = (faults[kind] ?? 0) + 1;
  const same = (each: Fault) =>
    each.side === side && each.kind === kind && each.page === page && each.stack === stack;
  const known = batch.faults.find(same);
  if (known) known.count += 1;
  else if (batch.faults.length < mostFaults) batch.faults.push({ side, kind, page, stack, count: 1 });
};

export const countVitals = (
  c: Visited,
  canaryId: string,
  side: Side,
  values: Partial<Record<Vital, number | undefined>>,
): void => {
  const counts = findSides(c, open(c, canaryId))[side];
  for (const vital of vitals) {
    const value = values[vital];
    if (value === undefined) continue;
    const bucket = findBucket(vital, value);
    counts[vital][bucket] = (counts[vital][bucket] ?? 0) + 1;
  }
};
