import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { ensureChromium } from '@binnen/scripts/chromium';
import { chromium } from 'playwright-core';
import { median } from './load.ts';
import { findHome } from './pages/bench-pages.ts';
import { listTouches, touchAtRest, type TouchTimes } from './pages/first-touch.ts';

const loads = Number(process.env['LOADS'] ?? 7);
/** Another running site that is measured in the same rounds, as for `pages`. */
const beside = process.env['BESIDE'];

const formatTimes = (times: number[]): string => {
  const [middle, worst] = [median(times), Math.max(...times)];
  return worst === Infinity && middle === Infinity
    ? 'never'
    : `**${middle.toFixed(0)}** (at most ${worst.toFixed(0)})`;
};

/** The first touch on a page at rest: milliseconds from finger down to the answer, and of processor time meanwhile. */
const measureTouches = async (origin: string): Promise<string[]> => {
  const sites = [...(beside ? [beside] : []), origin];
  const touches = listTouches(await findHome(origin));
  const times = touches.map(() => sites.map((): TouchTimes[] => []));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (let round = 0; round < loads; round += 1)
      for (const [index, touch] of touches.entries())
        for (const [at, site] of sites.entries())
          times[index]![at]!.push(await touchAtRest(browser, site, touch));
  } finally {
    await browser.close();
  }
  const names = [...(beside ? ['before'] : []), 'now'];
  return [
    `| first touch on a page at rest | ${names.join(' | ')} | aim | ${names.map((name) => `processor × 4, ${name}`).join(' | ')} |`,
    `| --- | ${names.map(() => '--- | ---').join(' | ')} | --- |`,
    ...touches.map(({ name, aim = '–' }, index) => {
      const format = (read: (each: TouchTimes) => number) =>
        times[index]!.map((of) => formatTimes(of.map(read))).join(' | ');
      return `| ${name} | ${format(({ clock }) => clock)} | ${aim} | ${format(({ processor }) => processor)} |`;
    }),
  ];
};

/**
 * `CASES=500 pnpm bench touch`: random presses on random pages, at any moment, line and processor, each against the same press
 * on the page at rest (`packages/e2e/src/touch`). `SEED` repeats a run.
 */
const pressAtRandom = async (cases: string): Promise<string> => {
  const run = spawn('npx', ['playwright', 'test', 'any-press'], {
    cwd: path.join(root, 'packages/e2e'),
    env: { SEED: String(Date.now() % 1_000_000), ...process.env, CASES: cases },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of run.stdout) {
    process.stdout.write(String(chunk));
    said += String(chunk);
  }
  const failed = /(\d+) failed/.exec(said)?.[1] ?? '0';
  if (!/\d+ passed/.test(said))
    throw new Error('No press was tried: look at the messages of Playwright above.');
  return `${cases} random presses: ${failed} with another outcome than at rest`;
};

/** How soon the first touch on a page at rest is answered; then random presses, unless `CASES=0`. */
export const benchTouch = async (origin: string): Promise<string[]> => {
  const cases = process.env['CASES'] ?? '40';
  const lines = await measureTouches(origin);
  return cases === '0' ? lines : [...lines, '', await pressAtRandom(cases)];
};
