import { gzipSync } from 'node:zlib';
import { ensureChromium } from '@binnen/scripts/chromium';
import { chromium, type Browser, type CDPSession, type Page, type Response } from 'playwright-core';
import { followLink } from './follow-link.ts';
import { median } from './load.ts';
import { openPhone, slowDown } from './phone.ts';

const loads = Number(process.env['LOADS'] ?? 7);
/** After this long without a new paint nothing larger comes. */
const settleMilliseconds = 1_500;
/** A press that was not answered by then never is. */
const patienceMilliseconds = 6_000;

interface Watched {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: number[];
  /** From the press at first paint to its answer; absent when there is nothing to press, or no answer. */
  answered?: number;
}

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Runs in the page, before its own scripts. */
const watch = (presses: boolean) => {
  const seen: Watched = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(globalThis, { watched: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const press = () => {
    const button = document.querySelector<HTMLButtonElement>('main button[aria-pressed="false"]');
    if (!button) return;
    const began = performance.now();
    new MutationObserver(() => (seen.answered = performance.now() - began)).observe(button, {
      attributeFilter: ['aria-pressed'],
    });
    button.click();
  };
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.firstPaint = startTime;
    if (presses) setTimeout(press);
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  observe('longtask', ({ duration }) => void seen.tasks.push(duration));
};

/** Opens the page on a phone. */
const openPage = <T>(
  browser: Browser,
  presses: boolean,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> =>
  openPhone(browser, async (page, devtools) => {
    await page.addInitScript(watch, presses);
    return measure(page, devtools);
  });

/** What a visitor sees on the slow network, and how long a press at first paint waits for its answer. */
const seePage = (browser: Browser, url: string, presses: boolean): Promise<Watched> =>
  openPage(browser, presses, async (page, devtools) => {
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      ([settle, patience]) => {
        const seen = (globalThis as unknown as { watched: Watched }).watched;
        const now = performance.now();
        return now - seen.largestPaint > (patience && seen.answered === undefined ? patience : settle);
      },
      [settleMilliseconds, presses ? patienceMilliseconds : 0] as const,
    );
    return watched(page);
  });

interface Loaded {
  /** Bytes, gzip, of scripts until the page can be used. */
  untilHydrated: number;
  /** … and until nothing more is fetched. */
  scripts: number;
  styles: number;
  fonts: number;
  tasks: number[];
}

/** What the page fetches, and how long its tasks take, without waiting for a network. */
const loadPage = (browser: Browser, url: string): Promise<Loaded> =>
  openPage(browser, false, async (page) => {
    const fetched: Response[] = [];
    page.on('response', (response) => fetched.push(response));
    const weigh = async (type: string, among = fetched) => {
      const wanted = among.filter((each) => each.request().resourceType() === type);
      const bodies = await Promise.all(wanted.map((each) => each.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    const first = [...fetched];
    await page.waitForLoadState('networkidle');
    const { tasks } = await watched(page);
    return {
      untilHydrated: await weigh('script', first),
      scripts: await weigh('script'),
      styles: await weigh('stylesheet'),
      fonts: await weigh('font'),
      tasks,
    };
  });

const findHome = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/objects/archive/?limit=1`);
  const { resultaten } = (await reply.json()) as { resultaten: { citySlug: string; slug: string }[] };
  return `/woningaanbod/${resultaten[0]!.citySlug}/${resultaten[0]!.slug}`;
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const blocked = (tasks: number[]) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);

const describePage = async (browser: Browser, origin: string, path: string, presses: boolean) => {
  const seen: Watched[] = [];
  const loaded: Loaded[] = [];
  const followed: number[] = [];
  for (let round = 0; round < loads; round += 1) {
    seen.push(await seePage(browser, origin + path, presses));
    loaded.push(await loadPage(browser, origin + path));
    if (presses) followed.push(await followLink(browser, origin + path, 'main article a'));
  }
  const ofSeen = (read: (each: Watched) => number) => median(seen.map(read));
  const ofLoaded = (read: (each: Loaded) => number) => median(loaded.map(read));
  const answered = ofSeen((each) => each.answered ?? Infinity);
  return [
    `  ${path}`,
    `    script ${kilobytes(ofLoaded((each) => each.untilHydrated))} kB until it can be used, ${kilobytes(ofLoaded((each) => each.scripts))} until idle; ` +
      `style ${kilobytes(ofLoaded((each) => each.styles))}, fonts ${kilobytes(ofLoaded((each) => each.fonts))}`,
    `    longest task ${ofLoaded(({ tasks }) => Math.max(0, ...tasks)).toFixed(0)} ms, beyond 50 ms in all ${ofLoaded(({ tasks }) => blocked(tasks)).toFixed(0)}`,
    `    first paint ${ofSeen((each) => each.firstPaint).toFixed(0)} ms, largest ${ofSeen((each) => each.largestPaint).toFixed(0)}, ` +
      `layout shift ${ofSeen((each) => each.layoutShift).toFixed(3)}`,
    ...(presses
      ? [
          `    a press at first paint is answered ${answered === Infinity ? 'never' : `after ${answered.toFixed(0)} ms`}`,
          `    the page of a link that is tapped right after hydration is painted after ${median(followed).toFixed(0)} ms`,
        ]
      : []),
  ];
};

/** What a visitor with a cheap phone loads and sees, and when. */
export const benchPages = async (origin: string): Promise<string[]> => {
  const offer = '/woningaanbod';
  const paths = ['/', offer, await findHome(origin), '/blogs/slim-bieden-op-een-huis', '/contact'];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const lines = [
      `4× slower processor, empty cache, 390 px; medians of ${loads} loads; kB are gzip; paints and presses at 1.6 Mbit/s, 50 ms`,
    ];
    for (const path of paths) lines.push(...(await describePage(browser, origin, path, path === offer)));
    return lines;
  } finally {
    await browser.close();
  }
};
