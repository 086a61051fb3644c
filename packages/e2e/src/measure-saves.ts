/**
 * How soon a save shows: `node packages/e2e/src/measure-saves.ts http://localhost:8787/contact mf-leads/src/contact/widget.tsx Bericht`,
 * while `pnpm dev` runs. Writes a text of the file twenty times anew, and waits for it on the page or in its title.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findChromium } from '@binnen/build/find-chromium';
import { chromium } from '@playwright/test';

const [url = '', file = '', text = ''] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
if (!source.includes(text)) throw new Error(`${file} has no "${text}"`);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
const times: number[] = [];
let loads = 0;
try {
  await page.goto(url);
  await page.waitForFunction(() =>
    ['page', 'router'].includes(document.documentElement.dataset['page'] ?? ''),
  );
  page.on('load', () => (loads += 1));
  for (let save = 1; save <= 20; save += 1) {
    // As somebody who looks at each: the samples of the save before are tried out.
    await setTimeout(1_500);
    const shown = page.waitForFunction(
      (wanted) => `${document.title} ${document.body.innerText}`.includes(wanted),
      `${text} ${save}.`,
    );
    const began = performance.now();
    writeFileSync(file, source.replace(text, `${text} ${save}.`));
    await shown;
    times.push(performance.now() - began);
  }
} finally {
  writeFileSync(file, source);
  await browser.close();
}
times.sort((one, other) => one - other);
const at = (place: number) => Math.round(times[place] ?? 0);
console.log(`${times.length} saves: ${at(10)} ms (median), ${at(19)} ms at most, ${loads} loads`);
