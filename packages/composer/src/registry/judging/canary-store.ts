import { findRecord } from '@binnen/edge-kit/tables/sql-tables';
import type { Canary } from '@binnen/platform/contract/canary';
import type { Composition } from '@binnen/platform/contract/composition';
import { createCanaryCounts, minuteMs } from './canary-counts.ts';
import { createReportCounts } from './count-reports.ts';
import { createJudgement, listEvidence, listLeads } from './judge-canary.ts';
import {
  createStep,
  describeWait,
  judge,
  type CanaryTerms,
  type HealthBatch,
  type StoredCanary,
} from './stored-canary.ts';
import { versionsOf } from '../stores/versions-of.ts';
import { createNetworkScales } from './weigh-networks.ts';

/** The registry's table of the canary: one at a time, and the last one after its end. */
export const createCanaryStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS canary (one INTEGER PRIMARY KEY CHECK (one = 1), changes INTEGER NOT NULL, record TEXT);
    INSERT OR IGNORE INTO canary (one, changes, record) VALUES (1, 0, NULL);
  `);

  const counts = createCanaryCounts(sql);
  const scales = createNetworkScales(sql);
  const reports = createReportCounts(sql);

  const find = (): StoredCanary | null =>
    findRecord(sql, 'SELECT record FROM canary WHERE record IS NOT NULL');
  const findRunning = (): StoredCanary | null => {
    const found = find();
    return found?.state === 'running' ? found : null;
  };
  /** How often it changed: part of the pointer's revision. */
  const countChanges = (): number =>
    sql.exec<{ changes: number }>('SELECT changes FROM canary').one().changes;
  const write = (canary: StoredCanary, isChange: boolean): void => {
    sql.exec('UPDATE canary SET record = ?, changes = changes + ?', JSON.stringify(canary), isChange ? 1 : 0);
  };
  /** A new one, with nothing counted. */
  const start = (composition: Composition, { share, auto = null, by }: CanaryTerms): void => {
    counts.clear();
    scales.clear();
    reports.clear();
    const canary: StoredCanary = {
      id: crypto.randomUUID().slice(0, 8),
      composition,
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
    };
    write(canary, true);
  };
  const change = (canary: StoredCanary, changed: Partial<StoredCanary>): StoredCanary => {
    const after = { ...canary, ...changed };
    write(after, true);
    return after;
  };
  const end = (canary: StoredCanary, state: Canary['state'], says: string): StoredCanary =>
    change(canary, { state, says, auto: null });

  /** Counts what an isolate hands over, and judges it. */
  const add = (canary: StoredCanary, handedOver: HealthBatch): StoredCanary => {
    const batch = reports.spread(handedOver);
    const minute = Math.floor(Date.now() / minuteMs);
    const { networks, apart, faults } = batch;
    const weighed = scales.weigh(batch, networks);
    counts.keep(minute, weighed, faults);
    const after = judge(canary, { weighed, all: scales.sumAll(batch, networks), apart, minute });
    write(after, false);
    return after;
  };

  const describe = (): Canary | null => {
    const found = find();
    if (!found) return null;
    const { composition, judgement, step: _, unweighed: _all, witnesses: _told, ...rest } = found;
    const counted = counts.sumUp();
    return {
      ...rest,
      composition: composition.id,
      versions: versionsOf(composition),
      counts: counted,
      leads: listLeads(judgement, counted),
      evidence: listEvidence(judgement),
      faults: counts.readFaults(),
    };
  };
  const listNeeded = (): { compositionId: string; versions: Record<string, string> }[] => {
    const running = findRunning();
    return running
      ? [{ compositionId: running.composition.id, versions: versionsOf(running.composition) }]
      : [];
  };
  return {
    findRunning,
    countChanges,
    start,
    change,
    end,
    add,
    describe,
    listSteps: counts.listSteps,
    listNeeded,
  };
};
