import { ensureChromium } from '@binnen/scripts/chromium';
import { chromium, type Browser } from 'playwright-core';
import { median } from './load.ts';

/** A cheap phone on a slow network: a quarter of this machine's speed, 1.6 Mbit/s, 50 ms to the server and back. */
const slowProcessor = { rate: 4 };
const slowNetwork = { offline: false, latency: 50, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const viewport = { width: 390, height: 844 };
const loads = 7;
/** After this long without a new paint nothing larger comes. */
const settleMilliseconds = 1_500;

interface Paints {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
}

const watchPaints = () => {
  const paints: Paints = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
  Object.assign(globalThis, { paints });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) paints.layoutShift += value;
  });
};

/** Opens the page in a browser with an empty cache. */
const load = async (browser: Browser, url: string): Promise<Paints> => {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      (settle) =>
        performance.now() - (globalThis as unknown as { paints: Paints }).paints.largestPaint > settle,
      settleMilliseconds,
    );
    return await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
  } finally {
    await context.close();
  }
};

const findHome = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/objects/archive/?limit=1`);
  const { resultaten } = (await reply.json()) as { resultaten: { citySlug: string; slug: string }[] };
  return `/woningaanbod/${resultaten[0]!.citySlug}/${resultaten[0]!.slug}`;
};

/** What a visitor with a cheap phone sees, and when. */
export const benchPages = async (origin: string): Promise<string[]> => {
  const paths = ['/', '/woningaanbod', await findHome(origin), '/blogs/slim-bieden-op-een-huis', '/contact'];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const lines = ['4× slower processor, 1.6 Mbit/s, 50 ms, empty cache, 390 px; medians of seven loads, ms'];
    for (const path of paths) {
      const figures: Paints[] = [];
      for (let round = 0; round < loads; round += 1) figures.push(await load(browser, origin + path));
      const of = (name: keyof Paints) => median(figures.map((each) => each[name]));
      const times = `first paint ${of('firstPaint').toFixed(0)}, largest ${of('largestPaint').toFixed(0)}`;
      lines.push(`  ${path.padEnd(40)} ${times}, layout shift ${of('layoutShift').toFixed(3)}`);
    }
    return lines;
  } finally {
    await browser.close();
  }
};
