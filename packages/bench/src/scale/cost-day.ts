import { countNames, type Counts, type CountsOf } from './counts.ts';
import { priceMonth, type Billed } from './prices.ts';
import type { Day, DayOfPages } from './simulate-day.ts';

/** What one visit asks for beside its first page. These are assumptions; the counts of each request are measured. */
export interface Visit {
  /** Pages that are opened inside the site, and the calls of the API that each makes. */
  navigations: number;
  callsPerNavigation: number;
  /** The part of the visitors whose browser has no file of the site yet. */
  newShare: number;
  filesPerVisitor: number;
  picturesPerPage: number;
  /** The part of the visits that send a lead. */
  leadShare: number;
  /** Client files and pictures that a data centre forgets, or has not seen, per thousand requests. */
  coldPerThousand: number;
  /** Pictures of the firm in all sizes and formats. */
  transformations: number;
  /** Leads arrive unevenly: in the busiest second so many times the average. */
  leadPeak: number;
}

export interface CostOfDay {
  requests: number;
  perSecond: Record<'requests' | 'outbox' | 'registry', number>;
  day: Record<Billed, number>;
  monthDollars: number;
  dollarsPerMillionVisits: number;
  parts: Record<Billed, number>;
}

const daySeconds = 86_400;
const minutesPerDay = 1_440;
const daysPerMonth = 30;
const objectGb = 0.128;
/** An object that was asked stays in memory for about ten seconds. */
const objectSeconds = 10;

const nothing = Object.fromEntries(countNames.map((name) => [name, 0])) as unknown as Counts;

/**
 * The cost of a day: of the simulated pages, and of each kind of request as it was measured. `hasWorkersCache`: files and
 * pictures that a data centre keeps take no processor time.
 */
export const costDay = (
  day: Day,
  pages: DayOfPages,
  visit: Visit,
  counts: CountsOf,
  hasWorkersCache = false,
): CostOfDay => {
  const [file, picture] = hasWorkersCache ? [nothing, nothing] : [counts.file, counts.picture];
  const views = day.visits * (1 + visit.navigations);
  const cold = visit.coldPerThousand / 1_000;
  const files = day.visits * visit.newShare * visit.filesPerVisitor;
  const pictures = views * visit.picturesPerPage;
  const leads = day.visits * visit.leadShare;
  const calls = day.visits * visit.navigations * visit.callsPerNavigation;
  // One isolate refreshes for all, by a lease. KV lags, so two at a time are assumed.
  const refreshes = Math.min(pages.isolateMinutes, 2 * minutesPerDay);
  const times: [number, Counts][] = [
    [pages.hits, counts.hit],
    [pages.stale, counts.hit],
    // Writes of a page by a render are in `shares`, what it has refreshed in `minute`.
    [pages.renders, { ...counts.render, kvWrites: 0 }],
    [pages.shares, { ...nothing, kvWrites: 1 }],
    [pages.unasked, { ...counts.render, kvWrites: 1 }],
    // A list is priced as a write.
    [pages.lists, { ...nothing, kvWrites: 1 }],
    // An isolate tells the registry each minute what was asked for.
    [pages.isolateMinutes, { ...nothing, registryCalls: 1, rowsRead: 25, rowsWritten: 1 }],
    [pages.fromElsewhere, { ...nothing, kvReads: 1 }],
    [calls, counts.api],
    [files * (1 - cold), file],
    [files * cold, counts.newFile],
    [pictures * (1 - cold), picture],
    [pictures * cold, counts.newPicture],
    [leads, counts.lead],
    [24 * day.purgesPerHour, counts.purge],
    [24 * day.publishesPerHour, counts.promote],
    // What it told the registry in that minute is counted above.
    [pages.isolateMinutes, { ...counts.minute, kvWrites: 0, upstreamCalls: 0, registryCalls: 0 }],
    [refreshes, { ...nothing, kvWrites: counts.minute.kvWrites, upstreamCalls: counts.minute.upstreamCalls }],
    [360, counts.cron],
    [minutesPerDay, counts.cronMinute],
  ];
  const sum = (name: keyof Counts): number =>
    times.reduce((total, [number, each]) => total + number * each[name], 0);
  const requests = day.visits + calls + files + pictures + leads;
  const objectCalls = sum('outboxCalls') + sum('registryCalls') + sum('quotaCalls');
  const used: Record<Billed, number> = {
    requests,
    cpuMs: sum('cpuMs'),
    kvReads: sum('kvReads'),
    kvWrites: sum('kvWrites'),
    r2Reads: sum('r2Reads'),
    r2Writes: sum('r2Writes'),
    objectCalls,
    // Three objects, at most all day.
    objectGbSeconds: Math.min(objectCalls * objectSeconds, 3 * daySeconds) * objectGb,
    rowsRead: sum('rowsRead'),
    rowsWritten: sum('rowsWritten'),
    transformations: visit.transformations / daysPerMonth,
  };
  const month = Object.fromEntries(
    Object.entries(used).map(([name, value]) => [name, value * daysPerMonth]),
  ) as Record<Billed, number>;
  const { total, parts } = priceMonth(month);
  const peak = (pages.peakVisitsPerSecond * daySeconds) / day.visits;
  return {
    requests,
    perSecond: {
      requests: (requests / daySeconds) * peak,
      outbox: (sum('outboxCalls') / daySeconds) * visit.leadPeak,
      registry: (sum('registryCalls') / daySeconds) * peak,
    },
    day: used,
    monthDollars: total,
    dollarsPerMillionVisits: (total / (day.visits * daysPerMonth)) * 1_000_000,
    parts,
  };
};
