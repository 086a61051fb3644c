import { measureInterleaved, measureRate } from '../load.ts';
import { startRawEdge } from './raw-edge.ts';

const composition = 'bench';
const page = '/woningaanbod';
const call = '/content/frame';

const settle = async (url: string): Promise<Response> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const response = await fetch(url);
    await response.clone().arrayBuffer();
    if (/hit(?!.*stale)/.test(response.headers.get('cache-status') ?? '')) return response;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} is not answered from the cache`);
};

const formatRates = (rates: Record<string, number>) =>
  Object.entries(rates).map(([name, rate]) => `  ${name.padEnd(34)} ${rate.toFixed(0)} requests/s`);

/** What the edge costs compared with the minimal Worker: for a page from the cache, and for a call of the API. */
export const benchCached = async (origin: string, standInsPort: number): Promise<string[]> => {
  const text = await (await fetch(origin + call)).text();
  const edge = await startRawEdge({
    port: 8901,
    standInsPort,
    limits: { PAGE_KEY: `https://pages.internal/${composition}${page}`, JSON_TEXT: text },
  });
  try {
    await edge.promote(composition);
    const kept = await settle(edge.url + page);
    const urls = {
      'page from the cache': edge.url + page,
      'bare Worker, one cache read': `${edge.limitUrl}/page`,
      'API hit': edge.url + call,
      'bare Worker, the same JSON': `${edge.limitUrl}/json`,
    };
    await settle(urls['API hit']);
    const bytes = (await kept.arrayBuffer()).byteLength;
    const bare = (await (await fetch(urls['bare Worker, one cache read'])).arrayBuffer()).byteLength;
    if (bytes !== bare) throw new Error(`The bare Worker answers ${bare} bytes, the edge ${bytes}`);
    for (const url of Object.values(urls)) await measureRate(url, 6);
    const rates = await measureInterleaved(urls, 5, 3);
    const ratio = (one: keyof typeof urls, other: keyof typeof urls) =>
      (rates[one]! / rates[other]!).toFixed(2);
    return [
      `${page}, ${(bytes / 1000).toFixed(0)} kB, and ${call}, ${(text.length / 1000).toFixed(1)} kB`,
      ...formatRates(rates),
      `  cached page ÷ bare Worker with one cache read  ${ratio('page from the cache', 'bare Worker, one cache read')}  (aim ≥ 0.85)`,
      `  API hit ÷ bare Worker with the same JSON       ${ratio('API hit', 'bare Worker, the same JSON')}  (aim ≥ 0.6)`,
    ];
  } finally {
    edge.stop();
  }
};
