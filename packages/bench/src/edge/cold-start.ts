import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from '@binnen/build/workspace';
import { capturePage, workFolder } from '../capture.ts';
import { ownPage, readComposedModules } from '../composed-modules.ts';
import { readProcessorTime } from '../processor-time.ts';
import { median } from '../load.ts';
import { serveWorker } from '../workerd.ts';
import { settle } from './cached.ts';
import { startRawEdge, type RawEdge } from './raw-edge.ts';

const starts = 15;
/** `PROMOTES=200` takes 20 minutes. */
const promotes = Number(process.env['PROMOTES'] ?? 3);
/** What Cloudflare gives a composition for a request (`limits` of its isolate). */
const processorBudgetMs = 500;
/** An isolate trusts its copy of the pointer for five seconds. */
const untilSeenMs = 5_200;
const page = '/woningaanbod';
const keptPage = '/contact';
const isolates = 9;
/** A page is written to KV behind its answer. */
const untilKeptMs = 2_000;

const time = async (url: string): Promise<{ ms: number; server: string }> => {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - began, server: response.headers.get('x-served-by') ?? '' };
};

const format = (values: number[]) => `${median(values).toFixed(0)} ms`;

/**
 * How long a composition takes that this machine has not started before: started and rendered once, compared with a
 * warm render.
 */
const measureStarts = async (origin: string): Promise<string> => {
  mkdirSync(workFolder, { recursive: true });
  await capturePage(origin, page);
  writeFileSync(path.join(workFolder, 'modules.json'), JSON.stringify(readComposedModules()));
  const worker = await serveWorker(path.join(import.meta.dirname, '../render-worker.ts'), 8931);
  try {
    const first: number[] = [];
    const second: number[] = [];
    const processor: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const url = `${worker.url}/fresh?id=${start}`;
      const before = readProcessorTime(worker.pid);
      first.push((await time(url)).ms);
      processor.push((readProcessorTime(worker.pid) - before) / 1e6);
      second.push((await time(url)).ms);
    }
    return (
      `  first page of a composition that was never met  ${format(first)}, ${format(processor)} of processor time, ` +
      `at most ${Math.max(...processor).toFixed(0)} of the ${processorBudgetMs} that it may take; the second one ${format(second)}`
    );
  } finally {
    worker.stop();
  }
};

/** The edge's own answers right after a promote: for a page that is kept, and for one that is not. */
const measureVisits = async (standInsPort: number): Promise<string[]> => {
  const edge = await startRawEdge({ port: 8941, standInsPort });
  try {
    const met: { first: string; ms: number[] }[] = [];
    const own: { status: number; ms: number }[] = [];
    for (let promote = 0; promote <= promotes; promote += 1) {
      await edge.promote(`cold-${promote}`);
      if (promote > 0) await new Promise((resolve) => setTimeout(resolve, untilSeenMs));
      // First the page that no fallback has: a composition that starts slowly is waited for.
      const began = performance.now();
      const { status } = await fetch(edge.url + ownPage);
      if (promote > 0) own.push({ status, ms: performance.now() - began });
      const visit = await time(edge.url + page);
      const next = await time(edge.url + page);
      if (promote > 0) met.push({ first: visit.server, ms: [visit.ms, next.ms] });
    }
    const servers = [...new Set(met.map(({ first }) => first))].join(', ');
    const slowest = Math.max(...own.map(({ ms }) => ms)).toFixed(0);
    return [
      `  ${promotes} promotes, a page that only the live composition has, cold: ${own.filter(({ status }) => status === 503).length} × 503, ` +
        `${own.filter(({ status }) => status === 200).length} × 200, in ${format(own.map(({ ms }) => ms))}, at most ${slowest}`,
      `  the visitor who meets it gets: ${servers} in ${format(met.map(({ ms }) => ms[0]!))}; the next one ${format(met.map(({ ms }) => ms[1]!))}`,
    ];
  } finally {
    edge.stop();
  }
};

/**
 * The cost of a new isolate until it has answered a kept page, and then a call of the API; the start of workerd is part of it.
 * `BESIDE`: another working tree, built, in the same rounds.
 */
const measureIsolates = async (standInsPort: number): Promise<string[]> => {
  const beside = process.env['BESIDE'];
  const measured: { name: string; edge: RawEdge; kept: number[]; made: number[]; call: number[] }[] = [];
  try {
    for (const checkout of beside ? [root, beside] : [root]) {
      const port = 8951 + measured.length * 10;
      const variables = { PAGE_FRESH_SECONDS: '3600' };
      const edge = await startRawEdge({ port, standInsPort, variables, checkout });
      measured.push({ name: path.basename(checkout), edge, kept: [], made: [], call: [] });
      await edge.promote('isolates');
      await new Promise((resolve) => setTimeout(resolve, untilSeenMs));
      await settle(edge.url + keptPage);
      await settle(edge.url + page);
      await new Promise((resolve) => setTimeout(resolve, untilKeptMs));
    }
    for (let round = 0; round < isolates; round += 1)
      for (const { edge, kept, made, call } of measured) {
        made.push(await edge.measureStart(`${page}?pagina=2`, 'all', 'binnen-pages; fwd=uri-miss; stored'));
        await new Promise((resolve) => setTimeout(resolve, untilKeptMs));
        await fetch(`${edge.kvUrl}${encodeURIComponent(`page:https://pages.internal/1.0${page}?pagina=2`)}`, {
          method: 'DELETE',
        });
        kept.push(await edge.measureStart(keptPage, 'all', 'binnen-pages; hit'));
        call.push((await time(`${edge.url}/content/frame`)).ms);
      }
    return measured.map(
      ({ name, kept, made, call }) =>
        `  new isolate of ${name}: ${format(made)} of processor time to a page that no data centre keeps, ${format(kept)} to its first kept page; then the first call of the API in ${format(call)}`,
    );
  } finally {
    for (const { edge } of measured) edge.stop();
  }
};

export const benchColdStart = async (origin: string, standInsPort: number): Promise<string[]> => [
  `${starts} starts and ${promotes} promotes, medians`,
  await measureStarts(origin),
  ...(await measureVisits(standInsPort)),
  ...(await measureIsolates(standInsPort)),
];
