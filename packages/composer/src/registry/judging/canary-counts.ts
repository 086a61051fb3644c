import { findRecord, listRows, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import {
  leastWitnesses,
  sides,
  type Fault,
  type Side,
  type SideCounts,
} from '@binnen/platform/contract/canary';
import { addCounts, noCounts, noSides, type Sides } from './judge-canary.ts';
import type { SeenFault } from './stored-canary.ts';
import { unknownNetwork, type WeighedSides } from './weigh-networks.ts';

/** What was counted on both sides in some minutes. */
export interface HealthStep extends Sides {
  /** When they began, in milliseconds since 1970. */
  at: number;
  minutes: number;
}

export const minuteMs = 60_000;
const mostFaults = 50;
const mostSteps = 48;
const mostMinutes = 7 * 24 * 60;

/** As it is kept: with the networks that it came from, at most `leastWitnesses`. */
type KeptFault = Fault & { from: string[] };

/** The part of the faults that counts: who decides does not see what one network made up beyond its weight. */
const listWeighed = (faults: readonly SeenFault[], { byNetwork }: WeighedSides): KeptFault[] => {
  const left = structuredClone(byNetwork);
  return faults.flatMap(({ network, ...fault }) => {
    if (network === undefined) return [{ ...fault, from: [] }];
    const kinds = left[network]?.[fault.side].faults ?? {};
    const count = Math.min(fault.count, kinds[fault.kind] ?? 0);
    if (count === 0) return [];
    kinds[fault.kind] = (kinds[fault.kind] ?? 0) - count;
    return [{ ...fault, count, from: network === unknownNetwork ? [] : [network] }];
  });
};

const mergeFaults = (known: readonly KeptFault[], found: readonly KeptFault[]): KeptFault[] => {
  const merged = new Map<string, KeptFault>();
  for (const fault of [...known, ...found]) {
    const key = [fault.side, fault.kind, fault.page, fault.stack].join(' ');
    const before = merged.get(key);
    const from = [...new Set([...(before?.from ?? []), ...fault.from])].slice(0, leastWitnesses);
    merged.set(key, { ...fault, count: (before?.count ?? 0) + fault.count, from });
  }
  return [...merged.values()].toSorted((one, other) => other.count - one.count).slice(0, mostFaults);
};

/** The registry's tables of what was counted for each canary: by minute and side, and the faults. */
export const createCanaryCounts = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS minutes_of_canaries (
      canary TEXT NOT NULL, minute INTEGER NOT NULL, side TEXT NOT NULL, counts TEXT NOT NULL,
      PRIMARY KEY (canary, minute, side));
    CREATE TABLE IF NOT EXISTS faults_of_canaries (canary TEXT PRIMARY KEY, faults TEXT NOT NULL);
  `);

  const listMinutes = (id: string) =>
    listRows<{ minute: number; side: Side; counts: string }>(
      sql,
      'SELECT minute, side, counts FROM minutes_of_canaries WHERE canary = ? ORDER BY minute',
      id,
    ).map((row) => ({ ...row, counts: JSON.parse(row.counts) as SideCounts }));
  const sumUp = (id: string): Sides => {
    const all = noSides();
    for (const { side, counts } of listMinutes(id)) all[side] = addCounts(all[side], counts);
    return all;
  };
  /** The same over time, in steps of equal length, those without a visit too. */
  const listSteps = (id: string): HealthStep[] => {
    const rows = listMinutes(id);
    if (rows.length === 0) return [];
    const first = rows[0]!.minute;
    const all = rows.at(-1)!.minute - first + 1;
    const minutes = Math.ceil(all / mostSteps);
    const steps = Array.from({ length: Math.ceil(all / minutes) }, (_, at): HealthStep => {
      const began = (first + at * minutes) * minuteMs;
      return { at: began, minutes, ...noSides() };
    });
    for (const { minute, side, counts } of rows) {
      const step = steps[Math.floor((minute - first) / minutes)]!;
      step[side] = addCounts(step[side], counts);
    }
    return steps;
  };
  const listKept = (id: string): KeptFault[] =>
    findRecord(sql, 'SELECT faults AS record FROM faults_of_canaries WHERE canary = ?', id) ?? [];
  const readFaults = (id: string): Fault[] =>
    listKept(id).map(({ from, ...fault }) => ({ ...fault, ...(from.length && { networks: from.length }) }));

  const keepMinute = (id: string, minute: number, side: Side, counts: SideCounts): void => {
    const before = findRecord<SideCounts>(
      sql,
      'SELECT counts AS record FROM minutes_of_canaries WHERE canary = ? AND minute = ? AND side = ?',
      id,
      minute,
      side,
    );
    const all = JSON.stringify(addCounts(before ?? noCounts(), counts));
    writeRow(sql, 'minutes_of_canaries', { canary: id, minute, side, counts: all });
  };
  /** `minute`: so many minutes since 1970. */
  const keep = (id: string, minute: number, counts: WeighedSides, faults: readonly SeenFault[]): void => {
    for (const side of sides) keepMinute(id, minute, side, counts[side]);
    sql.exec('DELETE FROM minutes_of_canaries WHERE minute < ?', minute - mostMinutes);
    const merged = mergeFaults(listKept(id), listWeighed(faults, counts));
    writeRow(sql, 'faults_of_canaries', { canary: id, faults: JSON.stringify(merged) });
  };
  return { sumUp, listSteps, readFaults, keep };
};
