import { isRunning, type Canary } from '@binnen/platform/contract/canary';
import type { Composition } from '@binnen/platform/contract/composition';
import { createCanaryCounts, minuteMs, type HealthStep } from './canary-counts.ts';
import { createCanaryTable } from './canary-table.ts';
import { createReportCounts } from './count-reports.ts';
import { listEvidence, listSentForms } from './judge-canary.ts';
import {
  createCanary,
  judge,
  type CanaryTerms,
  type HealthBatch,
  type StoredCanary,
} from './stored-canary.ts';
import { versionsOf } from '../stores/versions-of.ts';
import { createNetworkScales } from './weigh-networks.ts';

/** The registry's canaries, with what was counted for them. `keep`: keeps the modules of a composition for a while. */
export const createCanaryStore = (sql: SqlStorage, keep: (composition: Composition) => void) => {
  const { list, listRunning, describeRunning, countChanges, write, begin } = createCanaryTable(sql);
  const counts = createCanaryCounts(sql);
  const scales = createNetworkScales(sql);
  const reports = createReportCounts(sql);

  /** A new one, with nothing counted. `changes`: its remotes that have another version live. */
  const start = (composition: Composition, terms: CanaryTerms, changes: string[]): void => {
    const [other] = listRunning();
    const joined = (other && terms.beside?.joined) ?? null;
    begin(createCanary(composition, terms, { joined, changes, end: other?.end === 'low' ? 'high' : 'low' }));
    for (const { tidy } of [counts, scales, reports]) tidy();
  };
  const change = (canary: StoredCanary, changed: Partial<StoredCanary>): StoredCanary => {
    const after = { ...canary, ...changed };
    write(after, true);
    // For some minutes pointers name what it had: KV is late, and a write to it may fail.
    if (changed.composition ?? changed.state) keep(canary.composition);
    return after;
  };
  const say = (canary: StoredCanary, says: string): void => write({ ...canary, says }, false);
  const end = (canary: StoredCanary, state: Canary['state'], says: string): StoredCanary =>
    change(canary, { state, says, auto: null, joined: null, endedAt: Date.now() });

  /** Counts what an isolate hands over, and judges it. */
  const add = (canary: StoredCanary, handedOver: HealthBatch): StoredCanary => {
    const { id } = canary;
    const batch = reports.spread(id, handedOver);
    const minute = Math.floor(Date.now() / minuteMs);
    const { networks, apart, faults } = batch;
    const weighed = scales.weigh(id, batch, networks);
    counts.keep(id, minute, weighed, faults);
    const after = judge(canary, { weighed, all: scales.sumAll(batch, networks), apart, minute });
    write(after, false);
    return after;
  };

  const describe = (canary: StoredCanary): Canary => {
    const { id, composition, changes, share, by, at, endedAt, state, says, auto, apart, judgement } = canary;
    const counted = counts.sumUp(id);
    return {
      ...{ id, changes, share, by, at, endedAt, state, says, auto, apart },
      composition: composition.id,
      versions: versionsOf(composition),
      counts: counted,
      forms: listSentForms(judgement, counted),
      evidence: listEvidence(judgement),
      faults: counts.readFaults(id),
    };
  };
  const listAll = (): Canary[] => {
    const all = list();
    const running = all.filter(isRunning);
    return [...running, ...all.filter((each) => !running.includes(each))].map(describe);
  };
  /** What was counted for each over time, by id. */
  const listSteps = (most: number): Record<string, HealthStep[]> =>
    Object.fromEntries(list().map(({ id }) => [id, counts.listSteps(id, most)]));
  const listNeeded = () =>
    listRunning()
      .flatMap(({ composition, joined }) => (joined ? [composition, joined] : [composition]))
      .map((each) => ({ compositionId: each.id, versions: versionsOf(each) }));
  return {
    listRunning,
    describeRunning,
    countChanges,
    start,
    change,
    say,
    end,
    add,
    describe,
    listAll,
    listSteps,
    listNeeded,
  };
};
