import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from '../load.ts';
import { pinned } from '../workerd.ts';
import type { Arrivals, Plan } from './arrivals.ts';
import { startRawEdge } from './raw-edge.ts';

/** Everything is stale all the time, so that the hanging upstream is called all the time. */
const variables = { CONTENT_FRESH_SECONDS: '2', LISTINGS_FRESH_SECONDS: '4', PAGE_FRESH_SECONDS: '1' };
const upstreams = ['directus', 'wordpress', 'realworks', 'pdok'] as const;
const rounds = 3;
const rate = 100;
const seconds = 8;

/** Pages from the cache, pages rendered for one visitor, and calls of the API. */
const paths = [
  '/',
  '/woningaanbod',
  '/blogs',
  '/verkoop',
  '/woningaanbod/deventer/keulenstraat-19-a',
  '/woningaanbod?x=1',
  '/blogs?x=1',
  '/content/frame',
  '/objects/archive/?limit=12',
  '/content/blogs?limit=4',
];

const measureArrivals = async (urls: string[]): Promise<Arrivals> => {
  const plan: Plan = { urls, rate, seconds };
  const script = path.join(import.meta.dirname, 'arrivals.ts');
  const [command, words] = pinned(1, process.execPath, [script, JSON.stringify(plan)]);
  const { stdout } = await promisify(execFile)(command, words);
  return JSON.parse(stdout) as Arrivals;
};

/** How an upstream that never answers affects visitors, at a fixed rate of arrival. */
export const benchFailing = async (_origin: string, standInsPort: number): Promise<string[]> => {
  const edge = await startRawEdge({ port: 8911, standInsPort, variables });
  const faults = `http://127.0.0.1:${standInsPort}/_faults`;
  const mend = () => fetch(faults, { method: 'DELETE' });
  try {
    await edge.promote('bench');
    const urls = paths.map((each) => edge.url + each);
    for (let times = 0; times < 3; times += 1) for (const url of urls) await (await fetch(url)).arrayBuffer();
    await measureArrivals(urls);
    const results = new Map<string, Arrivals[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const hanging of ['nothing', ...upstreams]) {
        await mend();
        if (hanging !== 'nothing')
          await fetch(faults, { method: 'PUT', body: JSON.stringify({ service: hanging, hang: true }) });
        results.set(hanging, [...(results.get(hanging) ?? []), await measureArrivals(urls)]);
      }
    const p99 = (name: string) => median(results.get(name)!.map((result) => result.p99));
    const errors = [...results.values()].flat().reduce((sum, result) => sum + result.errors, 0);
    const healthy = p99('nothing');
    return [
      `${rate} requests a second: pages kept and rendered, and calls; medians of ${rounds} rounds of ${seconds} s`,
      `  nothing hangs     p99 ${healthy.toFixed(1)} ms`,
      ...upstreams.map(
        (name) =>
          `  ${name.padEnd(10)} hangs  p99 ${p99(name).toFixed(1)} ms  ÷ healthy ${(p99(name) / healthy).toFixed(2)}  (aim ≤ 1.2)`,
      ),
      `  answers other than 200: ${errors}`,
    ];
  } finally {
    await mend();
    edge.stop();
  }
};
