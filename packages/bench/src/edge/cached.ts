import { formatRatio, measureProcessorTime } from '../processor-time.ts';
import { startRawEdge, type RawEdge } from './raw-edge.ts';

const composition = 'bench';
/** As `formatGroup` of the composer names live pages that no change at once came before. */
const group = '1.0';
const page = '/woningaanbod';
const call = '/content/frame';
const rounds = Number(process.env['ROUNDS'] ?? 60);
/** Another working tree, built: its edge is measured in the same rounds, to see what a change costs. */
const beside = process.env['BESIDE'];

/** The answer from the cache, once it is there. */
export const settle = async (url: string): Promise<Response> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const response = await fetch(url);
    await response.clone().arrayBuffer();
    if (/hit(?!.*stale)/.test(response.headers.get('cache-status') ?? '')) return response;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} is not answered from the cache`);
};

/** All that is measured stays fresh: a render behind an answer would count for it. */
const variables = { PAGE_FRESH_SECONDS: '3600', CONTENT_FRESH_SECONDS: '3600' };

const checkBytes = async (edge: RawEdge): Promise<number> => {
  const bytes = (await (await settle(edge.url + page)).arrayBuffer()).byteLength;
  const bare = (await (await fetch(`${edge.limitUrl}/page`)).arrayBuffer()).byteLength;
  if (bytes !== bare) throw new Error(`The bare Worker answers ${bare} bytes, the edge ${bytes}`);
  return bytes;
};

/** Compares the edge's cost with the minimal Worker's: for a page from the cache, and for a call of the API. */
export const benchCached = async (origin: string, standInsPort: number): Promise<string[]> => {
  const text = await (await fetch(origin + call)).text();
  const limits = { PAGE_KEY: `https://pages.internal/${group}${page}`, JSON_TEXT: text };
  const edges: RawEdge[] = [];
  const start = async (port: number, checkout?: string): Promise<RawEdge> => {
    const edge = await startRawEdge({
      port,
      standInsPort,
      variables,
      limits,
      ...(checkout ? { checkout } : {}),
    });
    edges.push(edge);
    await edge.promote(composition);
    await settle(edge.url + page);
    await settle(edge.url + call);
    return edge;
  };
  try {
    const edge = await start(8901);
    const other = beside ? await start(8904, beside) : edge;
    const bytes = await checkBytes(edge);
    const urls = {
      'page from the cache': edge.url + page,
      'bare Worker, one cache read': `${edge.limitUrl}/page`,
      'API hit': edge.url + call,
      'bare Worker, the same JSON': `${edge.limitUrl}/json`,
      'page from the cache, beside': other.url + page,
      'API hit, beside': other.url + call,
    };
    type Name = keyof typeof urls;
    const names = Object.keys(urls) as Name[];
    const shown = beside ? names : names.slice(0, 4);
    const pids = Object.fromEntries(
      names.map((name) => [name, name.endsWith('beside') ? other.pid : edge.pid]),
    ) as Record<Name, number>;
    await measureProcessorTime(pids, urls, { rounds: 4, requests: 1_000 });
    const { micros, ratio } = await measureProcessorTime(pids, urls, { rounds, requests: 200 });
    const format = (one: Name, two: Name) => formatRatio(ratio(one, two));
    return [
      `${page}, ${(bytes / 1000).toFixed(0)} kB, and ${call}, ${(text.length / 1000).toFixed(1)} kB; processor time, ${rounds} rounds`,
      ...shown.map((name) => `  ${name.padEnd(34)} ${micros[name].toFixed(0)} µs a request`),
      `  cached page ÷ bare Worker with one cache read  ${format('page from the cache', 'bare Worker, one cache read')}  (aim ≥ 0.85)`,
      `  API hit ÷ bare Worker with the same JSON       ${format('API hit', 'bare Worker, the same JSON')}  (aim ≥ 0.7)`,
      ...(beside
        ? [
            `  cached page ÷ that of ${beside}  ${format('page from the cache', 'page from the cache, beside')}`,
            `  API hit ÷ that of ${beside}  ${format('API hit', 'API hit, beside')}`,
          ]
        : []),
    ];
  } finally {
    for (const edge of edges) edge.stop();
  }
};
