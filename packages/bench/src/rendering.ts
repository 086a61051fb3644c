import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { capturePage, type Captured } from './capture.ts';
import { readComposedModules } from './composed-modules.ts';
import { formatRatio, measureProcessorTime } from './processor-time.ts';
import { serveWorker } from './workerd.ts';

const rounds = Number(process.env['ROUNDS'] ?? 60);
/** Another working tree, built: its page is drawn in the same rounds, to see what a change costs. */
const beside = process.env['BESIDE'];

/** The Worker that draws the page, with the code of a working tree. */
const serve = (port: number, captured: Captured, checkout = root) => {
  const folder = path.join(checkout, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'captured.json'), JSON.stringify(captured));
  writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(readComposedModules(checkout)));
  return serveWorker(path.join(checkout, 'packages/bench/src/render-worker.ts'), port, folder);
};

/**
 * Uncached rendering of the list page through composition, compared with the same code in process and with the bare
 * bytes.
 */
export const benchRendering = async (origin: string): Promise<string[]> => {
  const captured = await capturePage(origin, '/woningaanbod');
  const worker = await serve(8899, captured);
  const other = beside ? await serve(8898, captured, beside) : worker;
  try {
    const urls = {
      composed: `${worker.url}/composed`,
      'in process': `${worker.url}/in-process`,
      bare: `${worker.url}/bare`,
      'composed, beside': `${other.url}/composed`,
      'in process, beside': `${other.url}/in-process`,
    };
    const pages = await Promise.all(
      [urls.composed, urls['in process']].map(async (url) => (await fetch(url)).text()),
    );
    if (new Set(pages).size > 1) throw new Error('Composed and in process do not render the same bytes');
    type Name = keyof typeof urls;
    const names = (Object.keys(urls) as Name[]).slice(0, beside ? 5 : 3);
    const measured = Object.fromEntries(names.map((name) => [name, urls[name]])) as typeof urls;
    const pids = Object.fromEntries(
      names.map((name) => [name, name.endsWith('beside') ? other.pid : worker.pid]),
    ) as Record<Name, number>;
    await measureProcessorTime(pids, measured, { rounds: 4, requests: 300 });
    const { micros, ratio } = await measureProcessorTime(pids, measured, { rounds, requests: 60 });
    const format = (one: Name, other: Name) => formatRatio(ratio(one, other));
    return [
      `list page, ${(pages[0]!.length / 1000).toFixed(0)} kB of HTML, uncached, one render call; processor time, ${rounds} rounds`,
      ...names.map((name) => `  ${name.padEnd(18)} ${(micros[name] / 1_000).toFixed(2)} ms a request`),
      `  composed ÷ in process  ${format('composed', 'in process')}  (aim ≥ 0.92)`,
      `  composed ÷ bare        ${format('composed', 'bare')}`,
      `  in process ÷ bare      ${format('in process', 'bare')}`,
      ...(beside
        ? [
            `  in process ÷ that of ${beside}  ${format('in process', 'in process, beside')}`,
            `  composed ÷ that of ${beside}  ${format('composed', 'composed, beside')}`,
          ]
        : []),
    ];
  } finally {
    worker.stop();
    other.stop();
  }
};
