import { Agent, get } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { median } from './load.ts';
import { createRandom } from './random.ts';

const connections = 4;
const resamples = 2_000;

/** A ratio with its 95 % interval. */
export interface Ratio {
  median: number;
  low: number;
  high: number;
}

export interface ProcessorTimes<Name extends string> {
  /** Microseconds a request, medians of the rounds. */
  micros: Record<Name, number>;
  /**
   * How many requests of `one` take the processor time of one request of `other`: `rate ÷ rate` on a core of its own.
   */
  ratio: (one: Name, other: Name) => Ratio;
}

/** Processor time of a process so far, in nanoseconds: user and system, all its threads. */
export const readProcessorTime = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds, 0);

const ask = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
      response.resume();
    });
    request.on('error', reject);
  });

/** Microseconds of the process for each of so many requests. */
const measureOnce = async (pid: number, url: string, requests: number, agent: Agent): Promise<number> => {
  const before = readProcessorTime(pid);
  let left = requests;
  const askInTurn = async () => {
    while ((left -= 1) >= 0) await ask(url, agent);
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  return (readProcessorTime(pid) - before) / requests / 1_000;
};

/** The median and where 95 % of the medians of samples with replacement lie (a percentile bootstrap). */
export const estimateMedian = (values: readonly number[]): Ratio => {
  const random = createRandom(1);
  const pick = () => values[Math.floor(random() * values.length)]!;
  const medians = Array.from({ length: resamples }, () => median(values.map(pick))).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * resamples)]!;
  return { median: median([...values]), low: at(0.025), high: at(0.975) };
};

export const formatRatio = ({ median: middle, low, high }: Ratio): string =>
  `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/**
 * The processor time that a request takes, of the process that answers. Other work on the machine makes requests wait,
 * which this does not count. It also fills the processor's caches, but for all variants of a round alike, so ratios are
 * taken within each round.
 */
export const measureProcessorTime = async <Name extends string>(
  pids: Record<Name, number>,
  urls: Record<Name, string>,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<ProcessorTimes<Name>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const names = Object.keys(urls) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1)
    // Each is first as often as it is last.
    for (const name of round % 2 ? [...names].reverse() : names)
      times[name].push(await measureOnce(pids[name], urls[name], requests, agent));
  agent.destroy();
  return {
    micros: Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>,
    ratio: (one, other) => estimateMedian(times[one].map((time, round) => times[other][round]! / time)),
  };
};
