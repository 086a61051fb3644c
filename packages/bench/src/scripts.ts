import { measureInBrowser } from './browser-scripts.ts';
import { measureMonolith } from './monolith/build.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Compares the scripts of the list page with a monolith of the same sources. */
export const benchScripts = async (origin: string): Promise<string[]> => {
  const monolith = await measureMonolith('offer');
  const composed = await measureInBrowser(`${origin}/woningaanbod`);
  return [
    'list page, scripts until all of it can be used, gzip',
    `  composed   ${kilobytes(composed.gzipBytes)} in ${composed.requests} requests and ${composed.rounds} rounds  (aims ≤ 112 kB, 2 rounds)`,
    `  monolith   ${kilobytes(monolith)}`,
    `  composed ÷ monolith  ${(composed.gzipBytes / monolith).toFixed(2)}  (aim ≤ 1.3)`,
    `  longest task at 4× slowdown  ${composed.longestTask.toFixed(0)} ms  (aim ≤ 100), beyond 50 ms in all ${composed.blockingTime.toFixed(0)} ms`,
  ];
};
