import type { FaultKind, Side } from '@binnen/platform/contract/canary';
import type { Context } from 'hono';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
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
import { addNumbers, noSides, type Sides } from '../../registry/judging/judge-canary.ts';
import { holdPointer } from '../../registry/pointer.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { nameNetwork, type Told } from './visit-token.ts';

type Visited = Context<EdgeEnv>;

const handOverMilliseconds = 3_000;
/** A hand-over that did not happen by then never will: its request was cancelled. */
const lostMilliseconds = 15_000;
const mostFaults = 50;
/** Counts of further networks are lost, on both sides alike; so are further reports. */
const mostNetworks = 500;
const mostReports = 2_000;

interface Counted {
  draw: string;
  batch: HealthBatch;
  /** By nonce. */
  reports: Map<string, VisitReport>;
  dueSince: number;
}

// Sums of this isolate by canary, for seconds; what leaves it names a network by a keyed hash, and another one for each draw.
const counted = new Map<string, Counted>();

const handOver = async (env: Bindings, canaryId: string): Promise<void> => {
  const found = counted.get(canaryId);
  if (!found) return;
  counted.delete(canaryId);
  const { draw, batch, reports } = found;
  const name = (network: string) => nameNetwork(env, draw, network);
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
const open = ({ env, executionCtx }: Visited, draw: string, canaryId: string): Counted => {
  const none: Counted = { draw, batch: createBatch(), reports: new Map(), dueSince: -Infinity };
  const found = counted.get(canaryId) ?? none;
  counted.set(canaryId, found);
  const now = Date.now();
  if (!isWithin(now, found.dueSince, lostMilliseconds)) {
    found.dueSince = now;
    executionCtx.waitUntil(wait(handOverMilliseconds).then(() => handOver(env, canaryId)));
  }
  return found;
};

/** The counts of each canary that a view says something of. */
const openAll = (c: Visited, { draw, running, canary }: Told): Counted[] =>
  (canary ? [canary] : running).map(({ id }) => open(c, draw, id));

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
  const sides = noSides();
  if (Object.keys(batch.networks).length < mostNetworks) batch.networks[network] = sides;
  return sides;
};

/** Counts an event that counts for neither side. */
export const countApart = (c: Visited, told: Told, kind: string): void => {
  for (const { batch } of openAll(c, told)) batch.apart[kind] = (batch.apart[kind] ?? 0) + 1;
};

export const countView = (c: Visited, told: Told, side: Side): void => {
  for (const { batch } of openAll(c, told)) findSides(c, batch)[side].views += 1;
};

/** A form that was taken: its name, and nothing of who sent it. */
export const countForm = (c: Visited, told: Told, side: Side, form: string): void => {
  for (const { batch } of openAll(c, told)) {
    const counts = findSides(c, batch)[side];
    counts.forms = addNumbers(counts.forms, { [form]: 1 });
  }
};

/** A fault that the edge saw in a render. */
export const countFault = (
  c: Visited,
  told: Told,
  fault: { side: Side; kind: FaultKind; page: string | null; stack?: string },
): void => {
  const { side, kind, page, stack = '' } = fault;
  const network = findNetwork(c);
  const same = (each: SeenFault) =>
    each.side === side &&
    each.kind === kind &&
    each.page === page &&
    each.stack === stack &&
    each.network === network;
  for (const { batch } of openAll(c, told)) {
    const { faults } = findSides(c, batch)[side];
    faults[kind] = (faults[kind] ?? 0) + 1;
    const known = batch.faults.find(same);
    if (known) known.count += 1;
    else if (batch.faults.length < mostFaults)
      batch.faults.push({ side, kind, page, stack, network, count: 1 });
  }
};

/** False for what was told before. */
const addReport = ({ reports }: Counted, report: VisitReport): boolean => {
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

/**
 * Counts what a browser told, unless this or another isolate has counted it: that shows when it is handed over. False when
 * this isolate knows that already. A view that is older than a canary was not counted for it, and tells nothing of it.
 */
export const countReport = (c: Visited, told: Told, report: VisitReport): boolean => {
  const running = told.running.filter(({ since }) => since <= report.madeAt);
  const added = openAll(c, { ...told, running }).map((each) => addReport(each, report));
  return added.every(Boolean);
};
