import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { forgetRecorded, siteUrl } from '../stack.ts';
import { collectComplaints, expect, test } from '../visitor.ts';
import { readOutcome, type Outcome } from './outcome.ts';
import { describeControl, everyKind, findControl, isWithinReach, tools, use, type Tool } from './press.ts';

/** Pages of each team: those that a script fills, those with forms and widgets, and those that need no script. */
const paths = [
  '/',
  '/woningaanbod',
  '/woningaanbod/deventer',
  '/woningaanbod/deventer/keulenstraat-19-a',
  '/contact',
  '/verkoop',
  '/leebl',
  '/waardecheck',
  '/blogs',
  '/blogs/slim-bieden-op-een-huis',
  '/disclaimer',
  '/favorieten',
];
const kilobit = 1_000 / 8;
const press = fc.record({
  path: fc.constantFrom(...paths),
  kind: fc.constantFrom(...everyKind),
  /** Which of that kind, as a share of their number. */
  control: fc.noBias(fc.integer({ min: 0, max: 999 })).map((thousandth) => thousandth / 1_000),
  tool: fc.constantFrom(...tools),
  /** Milliseconds after first paint: the later, the more the page is at rest, and the longer a case takes. */
  moment: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 50, 200, 600) },
    { weight: 1, arbitrary: fc.constantFrom(1_500, 4_000, 10_000) },
  ),
  network: fc.constantFrom(400 * kilobit, 1_600 * kilobit, -1),
  slowdown: fc.constantFrom(1, 4, 6),
});
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never;

const open = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    // Movements end at different moments.
    reducedMotion: 'reduce',
  });
  // Whether the visitor accepted cookies was asked before: the notice is no part of a page.
  await context.addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: siteUrl }]);
  return context.newPage();
};

/** Its style sheets are there: what they hide is nobody's to press. */
const paint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);

/** All of the page can be used, and nothing is under way. */
const rest = async (page: Page): Promise<void> => {
  // Between two documents there is no root. A whole browser shows a PDF itself, the headless shell stays where it was.
  await page.waitForFunction(
    () =>
      document.contentType === 'application/pdf' ||
      document.querySelector(':root:is([data-page=page], [data-page=router])'),
  );
  await page.waitForLoadState('networkidle');
};

/** The outcome of the press, when nothing has changed for a while: for longer where nothing came of it, on a busy machine. */
const settle = async (page: Page, before: Outcome): Promise<Outcome> => {
  let last: Outcome | null = null;
  let unchanged = 0;
  await expect
    .poll(
      async () => {
        await rest(page);
        const next = await readOutcome(page).catch(() => null);
        unchanged = JSON.stringify(next) === JSON.stringify(last) ? unchanged + 1 : 0;
        last = next;
        // The press itself gives the focus.
        const isNothing = JSON.stringify({ ...next, focus: before.focus }) === JSON.stringify(before);
        return unchanged - (isNothing ? 7 : 0);
      },
      { intervals: [300], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(3);
  return last!;
};

/** What is pressed. It is on the page at rest, and `press` has the outcome there. */
interface Known {
  found: string;
  by: Tool;
  says: string;
  /** An upstream may get something: such presses take turns, because all pages have the same upstreams. */
  sends: boolean;
  /** A link that leaves scroll and focus where they are, unless it is followed by a document. */
  keepsPlace: boolean;
  press: () => Promise<Outcome>;
}

/** Opens the page and leaves it alone until it is at rest; null where there is nothing to press. */
const findAtRest = async (browser: Browser, { path, kind, control, tool }: Press): Promise<Known | null> => {
  await forgetRecorded();
  const page = await open(browser);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await paint(page);
  const found = await findControl(page, kind, control);
  if (!found) return null;
  await rest(page);
  const says = await describeControl(page, found);
  const by: Tool = (await isWithinReach(page, found)) ? tool : 'keyboard';
  const isIn = (selector: string) =>
    page.locator(found).evaluate((element, within) => element.closest(within) !== null, selector);
  const sends = await isIn('form[method=post]');
  const keepsPlace = await isIn('a[data-keep-scroll]');
  const press = async () => {
    const before = await readOutcome(page);
    await use(page, found, by);
    const outcome = await settle(page, before);
    await page.context().close();
    return outcome;
  };
  return { found, by, says: `${by}: ${says}`, sends, keepsPlace, press };
};

const pressAtMoment = async (
  browser: Browser,
  at: Press,
  { found, by, keepsPlace }: Known,
  expected: Promise<Outcome>,
): Promise<void> => {
  const page = await open(browser);
  const complaints = collectComplaints(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 50, downloadThroughput: at.network, uploadThroughput: at.network },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: at.slowdown });
  await page.goto(at.path, { waitUntil: 'commit' });
  await paint(page);
  await page.locator(found).waitFor({ state: 'attached' });
  await page.evaluate((moment) => new Promise((resolve) => setTimeout(resolve, moment)), at.moment);
  await use(page, found, by);
  const outcome = await expected;
  const focus: unknown = keepsPlace ? expect.any(String) : outcome.focus;
  await expect
    .poll(() => readOutcome(page).catch(() => null), { timeout: 40_000 })
    .toEqual({ ...outcome, focus });
  expect(complaints).toEqual([]);
  await page.context().close();
};

const cases = Number(process.env['CASES'] ?? 40);
// The same in each of the runner's processes, because it is part of the names. The benchmark gives another each time.
const seed = Number(process.env['SEED'] ?? 11);

test.describe.configure({ mode: 'parallel' });

fc.sample(press, { seed, numRuns: cases }).forEach((at, index) => {
  test(`press ${index + 1} of SEED=${seed}: ${JSON.stringify(at)} leads where it leads at rest`, async ({
    browser,
  }) => {
    const known = await findAtRest(browser, at);
    if (!known) return;
    test.info().annotations.push({ type: 'control', description: known.says });
    await test.step(known.says, async () => {
      // The other page loads while this one settles.
      const expected = known.press();
      if (known.sends) {
        await expected;
        await forgetRecorded();
      }
      await Promise.all([expected, pressAtMoment(browser, at, known, expected)]);
    });
  });
});
