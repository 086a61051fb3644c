import { gzipSync } from 'node:zlib';
import { ensureChromium } from '@binnen/scripts/chromium';
import { chromium, type Browser, type Response } from 'playwright-core';
import { median } from './load.ts';
import { moveAndWait, openPhone } from './pages/phone.ts';

interface BrowserFigures {
  /** Scripts that were fetched until all of the page could be used: a visitor moves at once. */
  requests: number;
  gzipBytes: number;
  /** Sequential round trips until then, including the document. */
  rounds: number;
  /** Milliseconds of the longest task, with the processor slowed down four times. */
  longestTask: number;
  /** … and the sum of what tasks took beyond 50 ms. */
  blockingTime: number;
}

/** Task times vary from load to load, so the median of these loads counts. */
const loads = 7;

/** Opens the page in a browser with an empty cache. */
const load = (browser: Browser, url: string): Promise<BrowserFigures> =>
  openPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const response = await page.goto(url, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    await page.waitForFunction(() =>
      document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
    );
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    await moveAndWait(page);
    const until = scripts.filter((script) => !/\/(notices|navigation)\.js$/.test(script.url()));
    const bodies = await Promise.all(until.map((script) => script.body()));
    const named = (script: Response) => html.includes(new URL(script.url()).pathname);
    return {
      requests: until.length,
      gzipBytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
      rounds: until.every(named) ? 2 : 3,
      longestTask: Math.max(0, ...tasks),
      blockingTime: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    };
  });

/** Opens a page as a cheap phone would and measures what is loaded until it can be used. */
export const measureInBrowser = async (url: string): Promise<BrowserFigures> => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures: BrowserFigures[] = [];
    for (let round = 0; round < loads; round += 1) figures.push(await load(browser, url));
    return {
      ...figures[0]!,
      longestTask: median(figures.map(({ longestTask }) => longestTask)),
      blockingTime: median(figures.map(({ blockingTime }) => blockingTime)),
    };
  } finally {
    await browser.close();
  }
};
