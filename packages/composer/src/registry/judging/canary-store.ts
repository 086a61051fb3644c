import type { Canary, Fault, SideCounts } from '@binnen/platform/contract/canary';
import type { Composition } from '@binnen/platform/contract/composition';
import {
  addCounts,
  addNumbers,
  createJudgement,
  findWorse,
  judgeCounts,
  listEvidence,
  noCounts,
  sum,
  type Judgement,
  type Sides,
} from './judge-canary.ts';
import { createNetworkScales } from './weigh-networks.ts';

/** A hand-over of an isolate: counts since the last time, and the faults among them. */
export interface HealthBatch extends Sides {
  /** By network, where it is known. */
  networks?: Record<string, Sides>;
  faults: Fault[];
  /** Counts for neither side. */
  apart?: Record<string, number>;
}

/** The canary, as the registry keeps it. */
export interface StoredCanary {
  id: string;
  composition: Composition;
  share: number;
  by: string;
  at: number;
  state: Canary['state'];
  says: string;
  auto: Canary['auto'];
  judgement: Judgement;
  /** The same with the whole weight of each network. */
  unweighed?: Judgement;
  apart?: Record<string, number>;
  /** Since its last share: minutes with visits to the canary, their number, and what the stable side had meanwhile. */
  step: { minutes: number[]; views: number; stable: { views: number; faults: number } };
}

/** What was counted on both sides in some minutes. */
export interface HealthStep extends Sides {
  /** When they began, in milliseconds since 1970. */
  at: number;
  minutes: number;
}

/** The share, the steps that follow, and who started it. */
export type CanaryTerms = Pick<StoredCanary, 'share' | 'auto' | 'by'>;

const minute = 60_000;
/** A share that so few visits saw says nothing, however long it lasted. */
const leastViews = 100;
const mostFaults = 50;
const mostMinutes = 7 * 24 * 60;

/** With more faults a view the stable side is no measure: something else is wrong, or somebody floods the reports. */
const mostStableFaults = 0.05;

/** Whether most of the evidence against it comes from a few networks, whose weight is capped. */
const restsOnFew = ({ judgement, unweighed }: StoredCanary): boolean =>
  unweighed !== undefined && findWorse(unweighed) !== undefined && findWorse(judgement) === undefined;

/** It goes back after any number of visits, and goes on after enough of them. */
export const describeWait = ({ auto }: Pick<StoredCanary, 'auto'>, views: number): string =>
  `${views} ${views === 1 ? 'visit' : 'visits'} to the canary at this share: ` +
  (auto
    ? `it goes on after ${leastViews} or more, and back`
    : `fewer than ${leastViews} show nothing good. It goes back`) +
  ' as soon as its figures can hardly be chance.';

export const createStep = (): StoredCanary['step'] => ({
  minutes: [],
  views: 0,
  stable: { views: 0, faults: 0 },
});

const mergeFaults = (known: readonly Fault[], found: readonly Fault[]): Fault[] => {
  const merged = new Map<string, Fault>();
  for (const fault of [...known, ...found]) {
    const key = [fault.side, fault.kind, fault.page, fault.stack].join(' ');
    const before = merged.get(key);
    merged.set(key, before ? { ...before, count: before.count + fault.count } : fault);
  }
  return [...merged.values()].toSorted((one, other) => other.count - one.count).slice(0, mostFaults);
};

/** The registry's tables of the canary: one at a time, and the last one after its end. */
export const createCanaryStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS canary (one INTEGER PRIMARY KEY CHECK (one = 1), changes INTEGER NOT NULL, record TEXT);
    INSERT OR IGNORE INTO canary (one, changes, record) VALUES (1, 0, NULL);
    CREATE TABLE IF NOT EXISTS canary_health (
      minute INTEGER NOT NULL, side TEXT NOT NULL, counts TEXT NOT NULL, PRIMARY KEY (minute, side));
    CREATE TABLE IF NOT EXISTS canary_faults (one INTEGER PRIMARY KEY CHECK (one = 1), faults TEXT NOT NULL);
  `);

  const scales = createNetworkScales(sql);

  const find = (): StoredCanary | null => {
    const { record } = sql.exec<{ record: string | null }>('SELECT record FROM canary').one();
    return record === null ? null : (JSON.parse(record) as StoredCanary);
  };
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
  const readFaults = (): Fault[] => {
    const rows = sql.exec<{ faults: string }>('SELECT faults FROM canary_faults').toArray();
    return rows[0] ? (JSON.parse(rows[0].faults) as Fault[]) : [];
  };
  const readCounts = (): Sides => {
    const counts = { stable: noCounts(), canary: noCounts() };
    for (const row of sql.exec<{ side: 'stable' | 'canary'; counts: string }>(
      'SELECT side, counts FROM canary_health',
    ))
      counts[row.side] = addCounts(counts[row.side], JSON.parse(row.counts) as SideCounts);
    return counts;
  };

  /** The same over time, in at most `most` steps of equal length, those without a visit too. */
  const listSteps = (most: number): HealthStep[] => {
    const rows = sql
      .exec<{ minute: number; side: 'stable' | 'canary'; counts: string }>(
        'SELECT minute, side, counts FROM canary_health ORDER BY minute',
      )
      .toArray();
    if (rows.length === 0) return [];
    const first = rows[0]!.minute;
    const all = rows.at(-1)!.minute - first + 1;
    const minutes = Math.ceil(all / most);
    const steps = Array.from({ length: Math.ceil(all / minutes) }, (_, at): HealthStep => {
      const began = (first + at * minutes) * minute;
      return { at: began, minutes, stable: noCounts(), canary: noCounts() };
    });
    for (const row of rows) {
      const step = steps[Math.floor((row.minute - first) / minutes)]!;
      step[row.side] = addCounts(step[row.side], JSON.parse(row.counts) as SideCounts);
    }
    return steps;
  };

  /** A new one, with nothing counted. */
  const start = (composition: Composition, { share, auto, by }: CanaryTerms): void => {
    sql.exec('DELETE FROM canary_health');
    sql.exec('DELETE FROM canary_faults');
    scales.clear();
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

  const keepCounts = (at: number, sides: Sides): void => {
    for (const side of ['stable', 'canary'] as const) {
      const rows = sql
        .exec<{ counts: string }>('SELECT counts FROM canary_health WHERE minute = ? AND side = ?', at, side)
        .toArray();
      const before = rows[0] ? (JSON.parse(rows[0].counts) as SideCounts) : noCounts();
      sql.exec(
        'INSERT OR REPLACE INTO canary_health (minute, side, counts) VALUES (?, ?, ?)',
        at,
        side,
        JSON.stringify(addCounts(before, sides[side])),
      );
    }
    sql.exec('DELETE FROM canary_health WHERE minute < ?', at - mostMinutes);
  };

  /** Counts what an isolate hands over, and judges it. */
  const add = (canary: StoredCanary, batch: HealthBatch): StoredCanary => {
    const at = Math.floor(Date.now() / minute);
    const { networks = {}, apart = {} } = batch;
    const weighed = scales.weigh(batch, networks);
    const all = scales.sumAll(batch, networks);
    keepCounts(at, weighed);
    sql.exec(
      'INSERT OR REPLACE INTO canary_faults (one, faults) VALUES (1, ?)',
      JSON.stringify(mergeFaults(readFaults(), batch.faults)),
    );
    const judgement = judgeCounts(canary.judgement, weighed);
    const unweighed = judgeCounts(canary.unweighed ?? canary.judgement, all);
    const views = canary.step.views + weighed.canary.views;
    // Minutes are counted that had visits, so a clock that jumps does not make the canary older.
    const minutes =
      weighed.canary.views > 0 ? [...new Set([...canary.step.minutes, at])] : canary.step.minutes;
    const leftOut = all.stable.views + all.canary.views - weighed.stable.views - weighed.canary.views;
    const counted = addNumbers(canary.apart ?? {}, leftOut ? { ...apart, 'one-network': leftOut } : apart);
    const says = restsOnFew({ ...canary, judgement, unweighed })
      ? 'Most of what speaks against it comes from one network: it waits for a person, to promote or abort it.'
      : views < leastViews
        ? describeWait(canary, views)
        : 'Nothing shows that it is worse.';
    const stable = {
      views: canary.step.stable.views + weighed.stable.views,
      faults: canary.step.stable.faults + sum(weighed.stable.faults),
    };
    const after = { ...canary, judgement, unweighed, apart: counted, says, step: { views, minutes, stable } };
    write(after, false);
    return after;
  };

  /** The next share when its time has come; 100 is to be promoted. Never without visits. */
  const findNextShare = (canary: StoredCanary): number | undefined => {
    const { auto, step } = canary;
    if (restsOnFew(canary)) return undefined;
    const isDue = auto && step.views >= leastViews && step.minutes.length > auto.everyMinutes;
    const isMeasure = step.stable.faults <= step.stable.views * mostStableFaults;
    return isDue && isMeasure ? auto.shares[0] : undefined;
  };

  const describe = (): Canary | null => {
    const found = find();
    if (!found) return null;
    const { composition, judgement, step: _, unweighed: _all, ...rest } = found;
    const versions = Object.fromEntries(
      Object.values(composition.releases).map(({ remote, version }) => [remote, version]),
    );
    return {
      ...rest,
      composition: composition.id,
      versions,
      counts: readCounts(),
      evidence: listEvidence(judgement),
      faults: readFaults(),
    };
  };
  const listNeeded = (): { compositionId: string; versions: Record<string, string> }[] => {
    const running = findRunning();
    if (!running) return [];
    const { id, releases } = running.composition;
    const versions = Object.values(releases).map(({ remote, version }) => [remote, version] as const);
    return [{ compositionId: id, versions: Object.fromEntries(versions) }];
  };
  return {
    findRunning,
    countChanges,
    start,
    change,
    end,
    add,
    findNextShare,
    findWorse,
    describe,
    listSteps,
    listNeeded,
  };
};
