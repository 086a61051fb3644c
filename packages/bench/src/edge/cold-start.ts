import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from '@binnen/build/workspace';
import { capturePage, workFolder } from '../capture.ts';
import { readComposedModules } from '../composed-modules.ts';
import { median } from '../load.ts';
import { serveWorker } from '../workerd.ts';
import { settle } from './cached.ts';
import { startRawEdge, type RawEdge } from './raw-edge.ts';

const starts = 15;
const promotes = 3;
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
    for (let start = 0; start < starts; start += 1) {
      const url = `${worker.url}/fresh?id=${start}`;
      first.push((await time(url)).ms);
      second.push((await time(url)).ms);
    }
    return `  first page of a composition that was never met  ${format(first)}; the second one ${format(second)}`;
  } finally {
    worker.stop();
  }
};

/** The edge's own answers right after a promote: for a page that is kept, and for one that is not. */
const measureVisits = async (standInsPort: number): Promise<string[]> => {
  const edge = await startRawEdge({ port: 8941, standInsPort });
  try {
    const met: { first: string; ms: number[] }[] = [];
    for (let promote = 0; promote <= promotes; promote += 1) {
      await edge.promote(`cold-${promote}`);
      if (promote > 0) await new Promise((resolve) => setTimeout(resolve, untilSeenMs));
      const visit = await time(edge.url + page);
      const next = await time(edge.url + page);
      if (promote > 0) met.push({ first: visit.server, ms: [visit.ms, next.ms] });
    }
    const servers = [...new Set(met.map(({ first }) => first))].join(', ');
    return [
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
  const measured: { name: string; edge: RawEdge; kept: number[]; call: number[] }[] = [];
  try {
    for (const checkout of beside ? [root, beside] : [root]) {
      const port = 8951 + measured.length * 10;
      const variables = { PAGE_FRESH_SECONDS: '3600' };
      const edge = await startRawEdge({ port, standInsPort, variables, checkout });
      measured.push({ name: path.basename(checkout), edge, kept: [], call: [] });
      await edge.promote('isolates');
      await new Promise((resolve) => setTimeout(resolve, untilSeenMs));
      await settle(edge.url + keptPage);
      await new Promise((resolve) => setTimeout(resolve, untilKeptMs));
    }
    for (let round = 0; round < isolates; round += 1)
      for (const { edge, kept, call } of measured) {
        kept.push(
          await edge.measureStart(keptPage, ['pointer', `page:https://pages.internal/1.0${keptPage}`]),
        );
        call.push((await time(`${edge.url}/content/frame`)).ms);
      }
    return measured.map(
      ({ name, kept, call }) =>
        `  new isolate of ${name}: ${format(kept)} of processor time to its first kept page; then the first call of the API in ${format(call)}`,
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
