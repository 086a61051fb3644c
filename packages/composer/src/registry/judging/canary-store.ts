import { isRunning, type Canary } from '@binnen/platform/contract/canary';
import type { Composition } from '@binnen/platform/contract/composition';
import { createCanaryCounts, minuteMs, type HealthStep } from './canary-counts.ts';
import { createCanaryRows } from './canary-rows.ts';
import { createReportCounts } from './count-reports.ts';
import { addSides, listEvidence, listSentForms, type Sides } from './judge-canary.ts';
import {
  createCanary,
  judge,
  type CanaryTerms,
  type HealthBatch,
  type StoredCanary,
} from './stored-canary.ts';
import { versionsOf } from '../stores/versions-of.ts';
import { createNetworkScales } from './weigh-networks.ts';

/** What was counted for canaries. */
const countTables = [
  'minutes_of_canaries',
  'faults_of_canaries',
  'networks_of_canaries',
  'reports_of_canaries',
];

/**
 * The registry's canaries: those that run, and those that ended since the last one began, with what was counted for them.
 * `keep`: keeps the modules of a composition for a while.
 */
export const createCanaryStore = (sql: SqlStorage, keep: (composition: Composition) => void) => {
  const rows = createCanaryRows(sql);
  const { list, listRunning, describeRunning, countChanges, write } = rows;
  const counts = createCanaryCounts(sql);
  const weigh = createNetworkScales(sql);
  const spread = createReportCounts(sql);

  /**
   * A new one, with nothing counted. `changes`: its remotes that have another version live. Those that ended are
   * forgotten.
   */
  const start = (composition: Composition, terms: CanaryTerms, changes: string[]): void => {
    const [other] = listRunning();
    const joined = (other && terms.beside?.joined) ?? null;
    const end = other?.end === 'low' ? 'high' : 'low';
    rows.begin(createCanary(composition, terms, { joined, changes, end }));
    for (const table of countTables)
      sql.exec(`DELETE FROM ${table} WHERE canary NOT IN (SELECT id FROM canaries)`);
  };
  const change = (canary: StoredCanary, changed: Partial<StoredCanary>): StoredCanary => {
    const after = { ...canary, ...changed };
    write(after, true);
    // For some minutes pointers name what it had: KV is late, and a write to it may fail.
    if (changed.composition ?? changed.state) keep(canary.composition);
    return after;
  };

  /** Counts what an isolate hands over, and judges it. */
  const add = (canary: StoredCanary, handedOver: HealthBatch): StoredCanary => {
    const { id } = canary;
    const batch = spread(id, handedOver);
    const minute = Math.floor(Date.now() / minuteMs);
    const { networks, apart, faults } = batch;
    const weighed = weigh(id, batch, networks);
    counts.keep(id, minute, weighed, faults);
    const all = Object.values(networks).reduce<Sides>(addSides, batch);
    const after = judge(canary, { weighed, all, apart, minute });
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
  return {
    listRunning,
    describeRunning,
    countChanges,
    start,
    change,
    say: (canary: StoredCanary, says: string): void => write({ ...canary, says }, false),
    end: (canary: StoredCanary, state: Canary['state'], says: string): StoredCanary =>
      change(canary, { state, says, auto: null, joined: null, endedAt: Date.now() }),
    add,
    describe,
    listNeeded: () =>
      listRunning()
        .flatMap(({ composition, joined }) => (joined ? [composition, joined] : [composition]))
        .map((each) => ({ id: each.id, versions: versionsOf(each) })),
    calls: {
      /** Those that run, then those that ended since the last one began. */
      listCanaries: (): Canary[] => {
        const all = list();
        const running = all.filter(isRunning);
        return [...running, ...all.filter((each) => !running.includes(each))].map(describe);
      },
      /** What was counted for each over time, by id. */
      listCanarySteps: (): Record<string, HealthStep[]> =>
        Object.fromEntries(list().map(({ id }) => [id, counts.listSteps(id)])),
    },
  };
};
