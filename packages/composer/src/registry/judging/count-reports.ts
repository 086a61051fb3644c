import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { countRows, findRecord, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import { addNumbers, addSides, noSides, vitals, type Sides } from './judge-canary.ts';
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
  const sides = noSides();
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
  batch.networks[network] = addSides(batch.networks[network] ?? noSides(), countOne(report));
  if (fault) batch.faults.push({ ...fault, side, network, count: 1 });
};

/** The registry's table of what documents told: a token counts once for a canary, however many isolates get it. */
export const createReportCounts = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS reports_of_canaries (
      canary TEXT NOT NULL, nonce TEXT NOT NULL, made_at INTEGER NOT NULL, network TEXT NOT NULL, told TEXT NOT NULL,
      PRIMARY KEY (canary, nonce)) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS reports_of_canaries_made_at ON reports_of_canaries (canary, made_at);
    CREATE INDEX IF NOT EXISTS reports_of_canaries_network ON reports_of_canaries (canary, network);
  `);
  /** By canary. `takenFrom`: tokens that were made before it may be forgotten, and count no more. */
  const tidied = new Map<string, { takenFrom: number; at: number }>();

  const forgetOld = (id: string, now: number): number => {
    const known = tidied.get(id);
    if (known && isWithin(now, known.at, tidyEveryMilliseconds)) return known.takenFrom;
    const forget = (before: number) =>
      sql.exec('DELETE FROM reports_of_canaries WHERE canary = ? AND made_at < ?', id, before);
    forget(now - keptMilliseconds);
    const query =
      'SELECT made_at FROM reports_of_canaries WHERE canary = ? ORDER BY made_at DESC LIMIT 1 OFFSET ?';
    const takenFrom = sql.exec<{ made_at: number }>(query, id, mostTokens - 1).toArray()[0]?.made_at ?? 0;
    forget(takenFrom);
    tidied.set(id, { takenFrom, at: now });
    return takenFrom;
  };

  const isFull = (id: string, network: string): boolean =>
    countRows(sql, 'reports_of_canaries WHERE canary = ? AND network = ?', id, network) >= mostOfNetwork;

  /** False for a report that says again what its view has said, and for those of a network that tells too much. */
  const take = (id: string, takenFrom: number, report: VisitReport): boolean => {
    const { nonce, madeAt, network = unknownNetwork } = report;
    const told = findRecord<string[]>(
      sql,
      'SELECT told AS record FROM reports_of_canaries WHERE canary = ? AND nonce = ?',
      id,
      nonce,
    );
    const parts = listParts(report);
    if (madeAt < takenFrom || parts.some((part) => told?.includes(part))) return false;
    if (!told && isFull(id, network)) return false;
    const all = JSON.stringify([...(told ?? []), ...parts]);
    writeRow(sql, 'reports_of_canaries', { canary: id, nonce, made_at: madeAt, network, told: all });
    return true;
  };

  /** The hand-over with its reports among its counts, but for those that were counted before. */
  return (id: string, { reports, networks, apart, ...given }: HealthBatch): Omit<HealthBatch, 'reports'> => {
    const takenFrom = forgetOld(id, Date.now());
    const batch = { ...given, apart, networks: { ...networks }, faults: [...given.faults] };
    let refused = 0;
    for (const report of reports)
      if (take(id, takenFrom, report)) addReport(batch, report);
      else refused += 1;
    return { ...batch, apart: refused ? addNumbers(apart, { refused }) : apart };
  };
};
