import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capturePage, workFolder } from './capture.ts';
import { readComposedModules } from './composed-modules.ts';
import { measureInterleaved, measureRate } from './load.ts';
import { serveWorker } from './workerd.ts';

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
      'whole replies': `${worker.url}/whole-replies`,
      'in process': `${worker.url}/in-process`,
      bare: `${worker.url}/bare`,
    };
    const pages = await Promise.all(
      [urls.composed, urls['whole replies'], urls['in process']].map(async (url) =>
        (await fetch(url)).text(),
      ),
    );
    if (new Set(pages).size > 1) throw new Error('Composed and in process do not render the same bytes');
    for (const url of Object.values(urls)) await measureRate(url, 6);
    const rates = await measureInterleaved(urls, 5, 3);
    const ratio = (a: keyof typeof urls, b: keyof typeof urls) => (rates[a]! / rates[b]!).toFixed(2);
    return [
      `list page, ${(pages[0]!.length / 1000).toFixed(0)} kB of HTML, uncached, one render call`,
      ...Object.entries(rates).map(([name, rate]) => `  ${name.padEnd(13)} ${rate.toFixed(0)} requests/s`),
      `  composed ÷ in process  ${ratio('composed', 'in process')}  (aim ≥ 0.88)`,
      `  whole replies ÷ composed  ${ratio('whole replies', 'composed')}  (decision 14)`,
      `  composed ÷ bare        ${ratio('composed', 'bare')}`,
      `  in process ÷ bare      ${ratio('in process', 'bare')}`,
    ];
  } finally {
    worker.stop();
  }
};
