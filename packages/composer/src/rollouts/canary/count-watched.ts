import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import type { Context } from 'hono';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import type { WatchReport } from '../../registry/watching/counts.ts';
import { readDay } from '../../registry/watching/quarters.ts';

const handOverMilliseconds = 3_000;
/** A hand-over that did not happen by then never will: its request was cancelled. */
const lostMilliseconds = 20_000;
/** Further reports are lost. */
const mostReports = 2_000;

// Of this isolate, for seconds.
let reports: WatchReport[] = [];
let dueSince = 0;

const handOver = async (env: Bindings): Promise<void> => {
  const taken = reports;
  [reports, dueSince] = [[], 0];
  // A network, under the name that its view has, is known again within a day, and as the witness of one release's faults; nowhere else.
  const name = async (network: string | undefined, where: string) =>
    network && (await hashKeyed(env, `${where} ${network}`)).slice(0, 16);
  const named = taken.map(async ({ network, fault, ...report }) => ({
    ...report,
    network: await name(network, `day ${readDay()}`),
    fault: fault && { ...fault, witness: await name(network, `release ${fault.release}`) },
  }));
  const handingOver = getRegistry(env).addWatched(await Promise.all(named));
  await handingOver.catch(() => undefined);
};

/** Counts what a browser told, soon: the registry knows what was told before. */
export const countWatched = (c: Context<EdgeEnv>, report: WatchReport): void => {
  if (reports.length < mostReports) reports.push(report);
  const now = Date.now();
  if (Math.abs(now - dueSince) <= lostMilliseconds) return;
  dueSince = now;
  c.executionCtx.waitUntil(wait(handOverMilliseconds).then(() => handOver(c.env)));
};
