import { findRecord } from '@binnen/edge-kit/tables/sql-tables';
import { addCounts, addNumbers, noCounts, vitals, type Sides } from './judge-canary.ts';
import type { HealthBatch, VisitReport } from './stored-canary.ts';
import { tokenLifeMilliseconds } from './token-life.ts';
import { unknownNetwork } from './weigh-networks.ts';

/** Isolates hand over late, and their clocks differ. */
const keptMilliseconds = tokenLifeMilliseconds + 60_000;
const mostTokens = 20_000;
/** Of them; more of one network would push the others' out. */
const mostOfNetwork = mostTokens / 50;
const tidyEveryMilliseconds = 60_000;

/** What a report says: a view says each part once. */
export const listParts = ({ fault, times }: Pick<VisitReport, 'fault' | 'times'>): string[] => [
  ...(fault ? ['fault'] : []),
  ...vitals.filter((vital) => times[vital] !== undefined),
];

const countOne = ({ side, fault, times }: VisitReport): Sides => {
  const sides = { stable: noCounts(), canary: noCounts() };
  if (fault) sides[side].faults[fault.kind] = 1;
  for (const vital of vitals) {
    const bucket = times[vital];
    if (bucket !== undefined) sides[side][vital][bucket] = 1;
  }
  return sides;
};

/** The batch with one more report, which counts for its network. */
const addReport = (batch: Omit<HealthBatch, 'reports'>, report: VisitReport): void => {
  const { network = unknownNetwork, side, fault } = report;
  const counts = countOne(report);
  const known = batch.networks[network];
  batch.networks[network] = {
    stable: addCounts(known?.stable ?? noCounts(), counts.stable),
    canary: addCounts(known?.canary ?? noCounts(), counts.canary),
  };
  if (fault) batch.faults.push({ ...fault, side, network, count: 1 });
};

/** The registry's table of what documents told: a token counts once, however many isolates get it. */
export const createReportCounts = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS canary_reports (
      nonce TEXT PRIMARY KEY, made_at INTEGER NOT NULL, network TEXT NOT NULL, told TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS canary_reports_made_at ON canary_reports (made_at);
    CREATE INDEX IF NOT EXISTS canary_reports_network ON canary_reports (network);
  `);
  /** Tokens that were made before this may be forgotten, and count no more. */
  let takenFrom = 0;
  let tidiedAt = 0;

  const tidy = (now: number): void => {
    if (Math.abs(now - tidiedAt) < tidyEveryMilliseconds) return;
    tidiedAt = now;
    sql.exec('DELETE FROM canary_reports WHERE made_at < ?', now - keptMilliseconds);
    const query = 'SELECT made_at FROM canary_reports ORDER BY made_at DESC LIMIT 1 OFFSET ?';
    takenFrom = sql.exec<{ made_at: number }>(query, mostTokens - 1).toArray()[0]?.made_at ?? 0;
    sql.exec('DELETE FROM canary_reports WHERE made_at < ?', takenFrom);
  };

  const isFull = (network: string): boolean => {
    const query = 'SELECT count(*) AS "all" FROM canary_reports WHERE network = ?';
    return sql.exec<{ all: number }>(query, network).one().all >= mostOfNetwork;
  };

  /** False for a report that says again what its view has said, and for those of a network that tells too much. */
  const take = (report: VisitReport): boolean => {
    const { nonce, madeAt, network = unknownNetwork } = report;
    const told = findRecord<string[]>(
      sql,
      'SELECT told AS record FROM canary_reports WHERE nonce = ?',
      nonce,
    );
    const parts = listParts(report);
    if (madeAt < takenFrom || parts.some((part) => told?.includes(part))) return false;
    if (!told && isFull(network)) return false;
    sql.exec(
      'INSERT OR REPLACE INTO canary_reports (nonce, made_at, network, told) VALUES (?, ?, ?, ?)',
      nonce,
      madeAt,
      network,
      JSON.stringify([...(told ?? []), ...parts]),
    );
    return true;
  };

  return {
    clear: (): void => {
      sql.exec('DELETE FROM canary_reports');
      takenFrom = 0;
    },
    /** The hand-over with its reports among its counts, but for those that were counted before. */
    spread: ({ reports, networks, apart, ...given }: HealthBatch): Omit<HealthBatch, 'reports'> => {
      tidy(Date.now());
      const batch = { ...given, apart, networks: { ...networks }, faults: [...given.faults] };
      let refused = 0;
      for (const report of reports)
        if (take(report)) addReport(batch, report);
        else refused += 1;
      return { ...batch, apart: refused ? addNumbers(apart, { refused }) : apart };
    },
  };
};
