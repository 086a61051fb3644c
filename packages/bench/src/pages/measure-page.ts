import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import { followLink } from './follow-link.ts';
import { median } from '../load.ts';
import { openPhone, slowDown, slowProcessor } from './phone.ts';
import { traceTasks } from './trace-tasks.ts';

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

/** Measures the paints on the slow network, and how long a press at first paint waits for its answer. */
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

/** A press that is the first thing that the visitor does, long after the page came. */
const pressWhenIdle = (browser: Browser, url: string): Promise<number> =>
  openPhone(browser, async (page, devtools) => {
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
    );
    await page.waitForLoadState('networkidle');
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const button = document.querySelector<HTMLButtonElement>('main button[aria-pressed="false"]')!;
          const began = performance.now();
          new MutationObserver(() => resolve(performance.now() - began)).observe(button, {
            attributeFilter: ['aria-pressed'],
          });
          button.click();
        }),
    );
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

/** Measures the files of the page, and how long its tasks take, without a slow network. */
const loadPage = (browser: Browser, url: string): Promise<Loaded> =>
  openPage(browser, false, async (page) => {
    const fetched: Response[] = [];
    page.on('response', (response) => fetched.push(response));
    const weigh = async (type: string, among = fetched) => {
      const wanted = among.filter((each) => each.request().resourceType() === type);
      const bodies = await Promise.all(wanted.map((each) => each.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
    );
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

/** Milliseconds of each task, as a processor with a quarter of the speed takes them. */
const traceLoad = (browser: Browser, url: string): Promise<number[]> =>
  openPage(browser, false, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // A new tab is given the focus while its first page loads, for which Chromium lays out what is there without styles.
    await page.goto(new URL('/robots.txt', url).href);
    const tasks = await traceTasks(devtools, async () => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() =>
        document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
      );
      await page.waitForLoadState('networkidle');
    });
    return tasks.map((each) => each * slowProcessor.rate);
  });

/** Of a page, medians of its loads. Bytes are gzip, times milliseconds. */
export interface PageFigures {
  scriptUntilHydrated: number;
  script: number;
  style: number;
  fonts: number;
  /** Longest task, and what tasks take beyond 50 ms in all: by processor time, and by the clock. */
  longest: number;
  blocked: number;
  longestByClock: number;
  blockedByClock: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** From a press at first paint to its answer; Infinity: never. Absent where there is nothing to press. */
  answered?: number;
  /** … and from one that is the visitor's first move, when the page is idle. */
  answeredIdle?: number;
  /** From a tap on a link right after hydration to the next page's heading. */
  followed?: number;
}

const findLongest = (tasks: number[]) => Math.max(0, ...tasks);
const sumBlocked = (tasks: number[]) => tasks.reduce((sum, each) => sum + Math.max(0, each - 50), 0);

/** Loads a page of one site or of several, in turn, and returns each one's figures. */
export const measurePage = async (
  browser: Browser,
  urls: readonly string[],
  { loads, press }: { loads: number; press: boolean },
): Promise<PageFigures[]> => {
  const rounds = urls.map((): Partial<PageFigures>[] => []);
  for (let round = 0; round < loads; round += 1)
    for (const [index, url] of urls.entries()) {
      const seen = await seePage(browser, url, press);
      const loaded = await loadPage(browser, url);
      const tasks = await traceLoad(browser, url);
      rounds[index]!.push({
        scriptUntilHydrated: loaded.untilHydrated,
        script: loaded.scripts,
        style: loaded.styles,
        fonts: loaded.fonts,
        longest: findLongest(tasks),
        blocked: sumBlocked(tasks),
        longestByClock: findLongest(loaded.tasks),
        blockedByClock: sumBlocked(loaded.tasks),
        firstPaint: seen.firstPaint,
        largestPaint: seen.largestPaint,
        layoutShift: seen.layoutShift,
        ...(press
          ? {
              answered: seen.answered ?? Infinity,
              answeredIdle: await pressWhenIdle(browser, url),
              followed: await followLink(browser, url, 'main article a'),
            }
          : {}),
      });
    }
  return rounds.map((round) => {
    const names = Object.keys(round[0]!) as (keyof PageFigures)[];
    return Object.fromEntries(
      names.map((name) => [name, median(round.map((each) => each[name]!))]),
    ) as unknown as PageFigures;
  });
};
