import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pinned } from './workerd.ts';

const require = createRequire(import.meta.url);

interface Result {
  requests: { average: number };
  errors: number;
  non2xx: number;
}

/** Requests per second that a URL answers under load, generated on another core. */
export const measureRate = (url: string, seconds: number, connections = 8): Promise<number> =>
  new Promise((resolve, reject) => {
    const cannon = require.resolve('autocannon');
    const [command, words] = pinned(1, process.execPath, [
      cannon,
      '--json',
      '--duration',
      String(seconds),
      '--connections',
      String(connections),
      url,
    ]);
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('close', () => {
      const result = JSON.parse(output) as Result;
      if (result.errors || result.non2xx)
        reject(new Error(`${url}: ${result.errors} errors, ${result.non2xx} not 2xx`));
      else resolve(result.requests.average);
    });
  });

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Measures variants in interleaved rounds, so that other load on the machine affects all of them; answers each one's
 * median.
 */
export const measureInterleaved = async (
  urls: Record<string, string>,
  rounds: number,
  seconds: number,
): Promise<Record<string, number>> => {
  const rates: Record<string, number[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls)) rates[name]!.push(await measureRate(url, seconds));
  return Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
};
