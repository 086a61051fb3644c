/**
 * A site under constant load while its upstreams fail and recover, one by one and together: `SOAK_SECONDS` (300). No
 * visitor may get an error, and workerd's memory must stay flat. Run by `pnpm test:chaos`.
 */
import { execFileSync } from 'node:child_process';
import { askPage } from './ask-page.ts';
import { startChaosStack } from './chaos-stack.ts';
import { pages } from './probes.ts';
import { writeChaosReport } from './report.ts';
import { describeBreakage, listEach, listPairwise } from './upstream-faults.ts';

const seconds = Number(process.env['SOAK_SECONDS'] ?? 300);
const perSecond = Number(process.env['SOAK_RATE'] ?? 25);
const switchMs = 6_000;
/** In the beginning caches fill and code is compiled; growth after that is a leak. */
const warmUpShare = 0.3;
const mostGrowth = 1.15;

const short = { CONTENT_FRESH_SECONDS: '3', LISTINGS_FRESH_SECONDS: '6', PAGE_FRESH_SECONDS: '2' };

/** Resident memory, in MB, of workerd among the descendants of a process. */
const readMemory = (ancestor: number): number => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const family = new Set([String(ancestor)]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of rows) if (family.has(parent!)) family.add(pid!);
  }
  const mine = rows.filter(([pid, , , name]) => family.has(pid!) && name!.startsWith('workerd'));
  return mine.reduce((sum, [, , size]) => sum + Number(size), 0) / 1024;
};

const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const stack = await startChaosStack(8887, short);
await stack.restart('cold');
const failures: string[] = [];
const times: number[] = [];
const memory: { at: number; mb: number }[] = [];
let now = 'nothing';
let waiting = 0;
let mostWaiting = 0;

const visit = async (path: string) => {
  waiting += 1;
  mostWaiting = Math.max(mostWaiting, waiting);
  try {
    const answer = await askPage(stack.url + path);
    times.push(answer.ms);
    const wrong = answer.status !== 200 || answer.server === 'static' || answer.missing.length > 0;
    if (wrong) failures.push(`${path} ${answer.status} without ${answer.missing.join(' ')} (${now})`);
  } catch (error) {
    failures.push(`${path} ${String(error)} (${now})`);
  } finally {
    waiting -= 1;
  }
};

try {
  for (let round = 0; round < 2; round += 1) for (const page of pages) await askPage(stack.url + page.path);
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const breakages = [...listPairwise(), ...listEach()];
  const faulty = async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      const breakage = turn % 3 === 2 ? {} : breakages[(turn * 7) % breakages.length]!;
      now = describeBreakage(breakage) || 'nothing';
      await stack.mend();
      await stack.break(breakage);
      await wait(Math.min(switchMs, Math.max(500, (seconds * 1000) / 6)));
    }
  };
  const watchful = async () => {
    while (!isOver()) {
      memory.push({
        at: (performance.now() - began) / (seconds * 1000),
        mb: readMemory(stack.edge().pid),
      });
      await wait(1_000);
    }
  };
  const visits: Promise<void>[] = [];
  const busy = async () => {
    for (let index = 0; !isOver(); index += 1) {
      const { path } = pages[index % pages.length]!;
      // One in four is rendered; the rest comes from the cache.
      visits.push(visit(index % 4 ? path : `${path}${path.includes('?') ? '&' : '?'}x=${index}`));
      await wait(Math.max(0, began + ((index + 1) * 1000) / perSecond - performance.now()));
    }
  };
  await Promise.all([faulty(), watchful(), busy()]);
  await Promise.all(visits);
} finally {
  await stack.stop();
}

const between = (from: number, to: number) =>
  median(memory.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb));
const early = between(warmUpShare, (1 + warmUpShare) / 2);
const late = between((1 + warmUpShare) / 2, 2);
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const lines = [
  `- ${times.length} visits in ${seconds} s, ${perSecond} a second; upstreams broken in ${listPairwise().length + listEach().length} ways, switched every ${switchMs / 1000} s`,
  `- errors that reached a visitor: ${failures.length}`,
  `- p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${times.at(-1)} ms; most visits at a time: ${mostWaiting}`,
  `- memory of workerd: ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB (× ${(late / early).toFixed(2)})`,
];
console.log(lines.join('\n'));
if (seconds >= 300) writeChaosReport('soak', lines.join('\n'));
const grows = late > early * mostGrowth;
for (const failure of failures.slice(0, 20)) console.error(failure);
if (grows) console.error(`The memory of workerd grew by more than ${((mostGrowth - 1) * 100).toFixed(0)} %.`);
process.exit(failures.length > 0 || grows ? 1 : 0);
