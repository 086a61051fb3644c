import type { FaultKind, Side } from '@binnen/platform/contract/canary';
import type { Context } from 'hono';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { findVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import { listParts } from '../../registry/judging/count-reports.ts';
import {
  createBatch,
  type HealthBatch,
  type SeenFault,
  type VisitReport,
} from '../../registry/judging/stored-canary.ts';
import { addNumbers, noCounts, type Sides } from '../../registry/judging/judge-canary.ts';
import { holdPointer } from '../../registry/pointer.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { nameNetwork } from './visit-token.ts';

type Visited = Context<EdgeEnv>;

const handOverMilliseconds = 3_000;
/** A hand-over that did not happen by then never will: its request was cancelled. */
const lostMilliseconds = 15_000;
const mostFaults = 50;
/** Counts of further networks are lost, on both sides alike; so are further reports. */
const mostNetworks = 500;
const mostReports = 2_000;

interface Counted {
  canaryId: string;
  batch: HealthBatch;
  /** By nonce. */
  reports: Map<string, VisitReport>;
  dueSince: number | null;
}

const createCounted = (canaryId: string): Counted => ({
  canaryId,
  batch: createBatch(),
  reports: new Map(),
  dueSince: null,
});

// Sums of this isolate, for seconds; what leaves it names a network by a keyed hash, and another one for each canary.
let counted = createCounted('');

const handOver = async (env: Bindings): Promise<void> => {
  const { canaryId, batch, reports } = counted;
  counted = createCounted(canaryId);
  const name = (network: string) => nameNetwork(env, canaryId, network);
  try {
    const named = Object.entries(batch.networks).map(
      async ([network, sides]) => [await name(network), sides] as const,
    );
    const networks = Object.fromEntries(await Promise.all(named));
    const faults = await Promise.all(
      batch.faults.map(async (one) => ({ ...one, network: one.network && (await name(one.network)) })),
    );
    const handedOver = { ...batch, networks, faults, reports: [...reports.values()] };
    const pointer = await getRegistry(env).takeHealth(canaryId, handedOver);
    if (pointer) holdPointer(env, pointer);
  } catch {
    // The counts are lost, on both sides alike; the canary stays as it is.
  }
};

/** The counts of a canary, to be handed over soon. */
const open = ({ env, executionCtx }: Visited, canaryId: string): Counted => {
  if (counted.canaryId !== canaryId) counted = createCounted(canaryId);
  const now = Date.now();
  if (counted.dueSince === null || Math.abs(now - counted.dueSince) > lostMilliseconds) {
    counted.dueSince = now;
    executionCtx.waitUntil(wait(handOverMilliseconds).then(() => handOver(env)));
  }
  return counted;
};

/** The visitor's network. A self-hosted edge that is told no address knows none. */
export const findNetwork = (c: Visited): string | undefined => {
  const network = widenNetwork(findVisitor(c));
  return network === 'local' ? undefined : network;
};

const findSides = (c: Visited, batch: Counted['batch']): Sides => {
  const network = findNetwork(c);
  if (network === undefined) return batch;
  const known = batch.networks[network];
  if (known) return known;
  const sides = { stable: noCounts(), canary: noCounts() };
  if (Object.keys(batch.networks).length < mostNetworks) batch.networks[network] = sides;
  return sides;
};

/** Counts an event that counts for neither side. */
export const countApart = (c: Visited, canaryId: string, kind: string): void => {
  const { apart } = open(c, canaryId).batch;
  apart[kind] = (apart[kind] ?? 0) + 1;
};

export const countView = (c: Visited, canaryId: string, side: Side): void => {
  findSides(c, open(c, canaryId).batch)[side].views += 1;
};

/** A form that was taken: its name, and nothing of who sent it. */
export const countLead = (c: Visited, canaryId: string, side: Side, form: string): void => {
  const counts = findSides(c, open(c, canaryId).batch)[side];
  counts.leads = addNumbers(counts.leads, { [form]: 1 });
};

/** A fault that the edge saw in a render. */
export const countFault = (
  c: Visited,
  canaryId: string,
  fault: { side: Side; kind: FaultKind; page: string | null; stack?: string },
): void => {
  const { side, kind, page, stack = '' } = fault;
  const { batch } = open(c, canaryId);
  const { faults } = findSides(c, batch)[side];
  faults[kind] = (faults[kind] ?? 0) + 1;
  const network = findNetwork(c);
  const same = (each: SeenFault) =>
    each.side === side &&
    each.kind === kind &&
    each.page === page &&
    each.stack === stack &&
    each.network === network;
  const known = batch.faults.find(same);
  if (known) known.count += 1;
  else if (batch.faults.length < mostFaults)
    batch.faults.push({ side, kind, page, stack, network, count: 1 });
};

/**
 * Counts what a browser told, unless this or another isolate has counted it: that shows when it is handed over. False when
 * this isolate knows that already.
 */
export const countReport = (c: Visited, canaryId: string, report: VisitReport): boolean => {
  const { reports } = open(c, canaryId);
  const told = reports.get(report.nonce);
  const parts = listParts(report);
  if (parts.length === 0) return true;
  if (told && listParts(told).some((part) => parts.includes(part))) return false;
  if (!told && reports.size >= mostReports) return true;
  reports.set(report.nonce, {
    ...report,
    fault: report.fault ?? told?.fault,
    times: { ...told?.times, ...report.times },
  });
  return true;
};
