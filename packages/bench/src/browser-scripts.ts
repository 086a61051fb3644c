import { gzipSync } from 'node:zlib';
import { ensureChromium } from '@binnen/workspace/chromium';
import { chromium } from 'playwright-core';

interface BrowserFigures {
  /** Scripts that were fetched until the page could be used. */
  requests: number;
  gzipBytes: number;
  /** Round trips one after the other until then, the document included. */
  rounds: number;
  /** Milliseconds of the longest task at a quarter of the processor's speed. */
  longestTask: number;
  /** … and of all that tasks took beyond 50 ms. */
  blockingTime: number;
}

const throttled = { rate: 4 };

/** Opens a page as a cheap phone would and counts what it takes until it can be used. */
export const measureInBrowser = async (url: string): Promise<BrowserFigures> => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', throttled);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const scripts: { url: string; bytes: number }[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      pending.push(
        response.body().then((body) => {
          scripts.push({ url: response.url(), bytes: gzipSync(body, { level: 9 }).length });
        }),
      );
    });
    const response = await page.goto(url, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    const needed = scripts.length;
    await Promise.all(pending);
    const named = (script: { url: string }) => html.includes(new URL(script.url).pathname);
    const until = scripts.slice(0, needed);
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    return {
      requests: until.length,
      gzipBytes: until.reduce((sum, script) => sum + script.bytes, 0),
      rounds: until.every(named) ? 2 : 3,
      longestTask: Math.max(0, ...tasks),
      blockingTime: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    };
  } finally {
    await browser.close();
  }
};
