import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capturePage, workFolder } from './capture.ts';
import { readComposedModules } from './composed-modules.ts';
import { formatRatio, measureProcessorTime } from './processor-time.ts';
import { serveWorker } from './workerd.ts';

const rounds = Number(process.env['ROUNDS'] ?? 60);

/**
 * Uncached rendering of the list page through composition, compared with the same code in process and with the bare
 * bytes.
 */
export const benchRendering = async (origin: string): Promise<string[]> => {
  mkdirSync(workFolder, { recursive: true });
  await capturePage(origin, '/woningaanbod');
  writeFileSync(path.join(workFolder, 'modules.json'), JSON.stringify(readComposedModules()));
  const worker = await serveWorker(path.join(import.meta.dirname, 'render-worker.ts'), 8899);
  try {
    const urls = {
      composed: `${worker.url}/composed`,
      'in process': `${worker.url}/in-process`,
      bare: `${worker.url}/bare`,
    };
    const pages = await Promise.all(
      [urls.composed, urls['in process']].map(async (url) => (await fetch(url)).text()),
    );
    if (new Set(pages).size > 1) throw new Error('Composed and in process do not render the same bytes');
    type Name = keyof typeof urls;
    const names = Object.keys(urls) as Name[];
    const pids = Object.fromEntries(names.map((name) => [name, worker.pid])) as Record<Name, number>;
    await measureProcessorTime(pids, urls, { rounds: 4, requests: 300 });
    const { micros, ratio } = await measureProcessorTime(pids, urls, { rounds, requests: 60 });
    const format = (one: Name, other: Name) => formatRatio(ratio(one, other));
    return [
      `list page, ${(pages[0]!.length / 1000).toFixed(0)} kB of HTML, uncached, one render call; processor time, ${rounds} rounds`,
      ...names.map((name) => `  ${name.padEnd(13)} ${(micros[name] / 1_000).toFixed(2)} ms a request`),
      `  composed ÷ in process  ${format('composed', 'in process')}  (aim ≥ 0.92)`,
      `  composed ÷ bare        ${format('composed', 'bare')}`,
      `  in process ÷ bare      ${format('in process', 'bare')}`,
    ];
  } finally {
    worker.stop();
  }
};
