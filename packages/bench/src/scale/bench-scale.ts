import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { writePart } from '@binnen/scripts/write-part';
import { costDay, type CostOfDay, type Visit } from './cost-day.ts';
import { countRequests } from './count-requests.ts';
import { kinds, type Counts, type CountsOf, type Kind } from './counts.ts';
import { drawPlot } from './draw-plot.ts';
import type { Billed } from './prices.ts';
import { simulateDay, type Day, type DayOfPages } from './simulate-day.ts';

const document = 'docs/scale.md';
const plots = path.join(root, 'docs/images');

const visitsADay = [1e4, 1e5, 1e6, 1e7, 1e8];
const day: Day = {
  visits: 0,
  dataCentres: 30,
  mainShare: 0.6,
  urls: 50_000,
  teams: 3,
  publishesPerHour: 0.5,
  pastSeconds: 60,
  sharedShare: 0.97,
  sharePauseSeconds: 600,
  lagSeconds: 60,
  purgesPerHour: 4,
  purgedShare: 0.02,
  warmed: 200,
  renewedAMinute: 600,
  forgottenSeconds: 90 * 86_400,
  freshSeconds: 30,
  seed: 7,
};
const assumed = {
  navigations: 3,
  callsPerNavigation: 2,
  newShare: 0.6,
  leadShare: 0.01,
  coldPerThousand: 2,
  transformations: 60_000,
  leadPeak: 5,
};

const formatNumber = (value: number): string => {
  if (value === 0) return '0';
  if (value < 10) return value.toLocaleString('en', { maximumFractionDigits: 2 });
  return value.toLocaleString('en', { maximumFractionDigits: 0, maximumSignificantDigits: 3 });
};
const formatShare = (share: number) => `${(share * 100).toFixed(1)} %`;
const formatDollars = (dollars: number) => `$ ${formatNumber(dollars)}`;

const formatTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const columns: { name: string; read: (counts: Counts) => number }[] = [
  { name: 'KV reads', read: (counts) => counts.kvReads },
  { name: 'KV writes', read: (counts) => counts.kvWrites },
  { name: 'R2 reads', read: (counts) => counts.r2Reads },
  { name: 'cache reads, writes', read: (counts) => counts.cacheReads + counts.cacheWrites },
  { name: 'upstream calls', read: (counts) => counts.upstreamCalls },
  { name: 'object calls', read: (counts) => counts.outboxCalls + counts.registryCalls + counts.quotaCalls },
  { name: 'rows written', read: (counts) => counts.rowsWritten },
  { name: 'CPU ms', read: (counts) => counts.cpuMs },
];
const tellCounts = (counts: CountsOf): string =>
  formatTable(
    ['one …', ...columns.map(({ name }) => name)],
    Object.entries(kinds).map(([kind, words]) => [
      words,
      ...columns.map(({ read }) => formatNumber(read(counts[kind as Kind]))),
    ]),
  );

interface Result {
  visits: number;
  pages: DayOfPages;
  cost: CostOfDay;
  cached: CostOfDay;
}
const tellPages = (results: Result[]): string =>
  formatTable(
    [
      'visits a day',
      'fresh from a cache',
      'stale, renewed behind',
      '(of both: another data centre’s)',
      'a visitor waits',
      'renders a day',
      'pages written to KV',
      'requests a second, peak',
      'outbox calls a second, peak',
      'registry calls a second, peak',
    ],
    results.map(({ visits, pages, cost }) => [
      formatNumber(visits),
      formatShare(pages.hits / visits),
      formatShare(pages.stale / visits),
      formatShare(pages.fromElsewhere / visits),
      formatShare(pages.misses / visits),
      formatNumber(pages.renders),
      formatNumber(pages.shares),
      formatNumber(cost.perSecond.requests),
      formatNumber(cost.perSecond.outbox),
      formatNumber(cost.perSecond.registry),
    ]),
  );

const billed: [Billed, string][] = [
  ['requests', 'requests'],
  ['cpuMs', 'CPU'],
  ['kvReads', 'KV reads'],
  ['kvWrites', 'KV writes'],
  ['r2Reads', 'R2 reads'],
  ['objectCalls', 'object calls'],
  ['objectGbSeconds', 'object memory'],
  ['rowsWritten', 'rows written'],
  ['transformations', 'pictures'],
];
const tellCost = (results: Result[]): string =>
  formatTable(
    [
      'visits a day',
      'a month',
      'with Workers Cache',
      'a million visits',
      ...billed.map(([, words]) => words),
    ],
    results.map(({ visits, cost, cached }) => [
      formatNumber(visits),
      formatDollars(cost.monthDollars),
      formatDollars(cached.monthDollars),
      formatDollars(cost.dollarsPerMillionVisits),
      ...billed.map(([name]) => formatDollars(cost.parts[name])),
    ]),
  );

const drawAll = (results: Result[]): void => {
  const line = (name: string, colour: string, read: (result: Result) => number) => ({
    name,
    colour,
    points: results.map((result) => [result.visits, read(result)] as const),
  });
  const x = 'visits a day';
  const save = (name: string, svg: string) => writeFileSync(path.join(plots, `scale-${name}.svg`), svg);
  save(
    'pages',
    drawPlot({
      title: 'How a page is served',
      x,
      y: 'share of page views',
      formatY: (value) => `${Math.round(value * 100)} %`,
      lines: [
        line('fresh from a cache', '#1f6f5c', ({ pages, visits }) => pages.hits / visits),
        line('stale, renewed behind', '#b3681e', ({ pages, visits }) => pages.stale / visits),
        line('a visitor waits', '#a3273b', ({ pages, visits }) => pages.misses / visits),
      ],
    }),
  );
  save(
    'cost',
    drawPlot({
      title: 'What a month costs',
      x,
      y: 'US dollars',
      logY: true,
      lines: [
        line('all', '#2b2b2b', ({ cost }) => cost.monthDollars),
        line('requests', '#1f6f5c', ({ cost }) => cost.parts.requests),
        line('CPU', '#b3681e', ({ cost }) => cost.parts.cpuMs),
        line('KV', '#27509b', ({ cost }) => cost.parts.kvReads + cost.parts.kvWrites),
        line('pictures', '#a3273b', ({ cost }) => cost.parts.transformations),
      ],
    }),
  );
  save(
    'objects',
    drawPlot({
      title: 'The busiest Durable Objects',
      x,
      y: 'calls a second, peak',
      logY: true,
      lines: [
        line('outbox', '#1f6f5c', ({ cost }) => cost.perSecond.outbox),
        line('registry', '#27509b', ({ cost }) => cost.perSecond.registry),
        line('soft limit of an object', '#a3273b', () => 1_000),
      ],
    }),
  );
};

/** A day of visits, simulated with what each request was counted to need. Writes docs/scale.md's figures and plots. */
export const benchScale = async (_origin: string, standInsPort: number): Promise<string[]> => {
  const { counts, filesPerVisitor, picturesPerPage } = await countRequests(8_951, standInsPort);
  const visit: Visit = { ...assumed, filesPerVisitor, picturesPerPage };
  const results = visitsADay.map((visits): Result => {
    const pages = simulateDay({ ...day, visits });
    const today = { ...day, visits };
    return {
      visits,
      pages,
      cost: costDay(today, pages, visit, counts),
      cached: costDay(today, pages, visit, counts, true),
    };
  });
  const parts = {
    run: `Run of ${new Date().toISOString().slice(0, 10)}: a list page has ${filesPerVisitor} files and ${picturesPerPage} pictures.`,
    counts: tellCounts(counts),
    pages: tellPages(results),
    cost: tellCost(results),
  };
  for (const [part, text] of Object.entries(parts)) writePart(document, part, text);
  drawAll(results);
  return Object.values(parts).flatMap((text) => [...text.split('\n'), '']);
};
