import type { Browser, Page } from '@playwright/test';
import { expect, test, visit, waitForPage } from '../visitor.ts';

/** Pixels from the top of the page to its first home. */
const findFirstHome = async (page: Page): Promise<number> =>
  Math.round((await page.getByRole('main').getByRole('article').first().boundingBox())!.y);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/woningaanbod',
    '/woningaanbod/deventer',
    '/woningaanbod?zoeken=Deventer&kamers=3&slaapkamers=2&beschikbaar=ja',
  ])
    test(`the first home of a list is near the top: ${path}`, async ({ page }) => {
      await visit(page, path);
      expect(await findFirstHome(page)).toBeLessThanOrEqual(320);
      // The controls that lead to other homes are above it.
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Kaart' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Sorteer op')).toBeInViewport({ ratio: 1 });
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first homes of a list show with address and price without scrolling', async ({ page }) => {
    await visit(page, '/woningaanbod?zoeken=Deventer&kamers=3');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(first.getByText(/^€/)).toBeInViewport({ ratio: 1 });
  });
});

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tid: number;
  args: {
    beginData?: { url?: string; stackTrace?: unknown[] };
    data?: { requestId?: string; url?: string; isOutermostMainFrame?: boolean; type?: string };
    elementCount?: number;
  };
}

/** Opens the list of homes; Chromium's events of its timeline from then on, in the order of time. */
const traceList = async (browser: Browser, page: Page): Promise<TraceEvent[]> => {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
      'disabled-by-default-devtools.timeline',
    ],
  });
  await page.goto('/woningaanbod');
  await waitForPage(page);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents.toSorted((one, other) => one.ts - other.ts);
};

const isWithin = (task: TraceEvent, { tid, ts }: TraceEvent) =>
  tid === task.tid && ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
/** Tasks in which the browser looks what a pointer is over: for that it lays out what is there, with or without sheets. */
const findPointerTasks = (events: readonly TraceEvent[]): TraceEvent[] => {
  const moves = events.filter(
    ({ name, args }) => name === 'EventTiming' && args.data?.type?.startsWith('pointer'),
  );
  return events.filter((task) => task.name === 'RunTask' && moves.some((move) => isWithin(task, move)));
};

test('no script asks for a layout before the page is painted, also in a tab that showed the site', async ({
  browser,
  page,
}) => {
  await page.goto('/');
  await waitForPage(page);
  const events = await traceList(browser, page);
  const parsed = events.findIndex(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.endsWith('/woningaanbod'),
  );
  // As the page's own thread paints it. When the screen shows that is up to another process, which may be busy.
  const painted = events.findIndex(({ name }, index) => index > parsed && name === 'Paint');
  const before = events.slice(parsed, painted);
  expect(before.some(({ name }) => name === 'Layout')).toBe(true);
  expect(
    before.filter(
      ({ name, args }) => /^(Layout|UpdateLayoutTree)$/.test(name) && args.beginData?.stackTrace?.length,
    ),
  ).toEqual([]);
});

test('on a slow line nothing is styled before the style sheets are there', async ({ browser, page }) => {
  // A tab that shows a file of the site already, and has none of the sheets.
  await page.goto('/favicon.svg');
  const devtools = await page.context().newCDPSession(page);
  const speed = 1_600_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 50, downloadThroughput: speed, uploadThroughput: speed },
  });
  const events = await traceList(browser, page);
  const sheets = new Set(
    events
      .filter(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.endsWith('.css'))
      .map(({ args }) => args.data?.requestId),
  );
  const isEnd = ({ name, args }: TraceEvent) => name === 'ResourceFinish' && sheets.has(args.data?.requestId);
  expect(events.filter(isEnd).length).toBeGreaterThanOrEqual(2);
  const isReady = ({ name, args }: TraceEvent) =>
    name === 'MarkDOMContent' && args.data?.isOutermostMainFrame;
  // A browser that fills in forms lays out the page to look for them then.
  expect(events.findIndex(isReady)).toBeGreaterThan(events.findLastIndex(isEnd));
  const before = events.slice(0, events.findLastIndex(isEnd));
  const ofPointer = findPointerTasks(events);
  // The file that the tab showed is a few elements.
  const styled = before.filter(({ args }) => (args.elementCount ?? 0) > 20);
  expect(styled.filter((event) => !ofPointer.some((task) => isWithin(task, event)))).toEqual([]);
  expect(events.some(({ args }) => (args.elementCount ?? 0) > 20)).toBe(true);
});
