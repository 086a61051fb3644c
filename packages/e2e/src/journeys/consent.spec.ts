import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import type { Page } from '@playwright/test';
import { siteUrl, stackPorts } from '../stack.ts';
import { expect, test, visit, waitForHydration } from '../visitor.ts';

const port = stackPorts.port + 6;
const stateFolder = path.join(root, `.cache/consent-state-${port}`);
const trackers = { GTM_ID: 'GTM-TEST12', PIXEL_IDS: '*=111111 /wooncontinuplan=222222:Lead' };
let edge: Running;

/** A second edge, on the same stand-ins, with trackers configured: the site itself has none. */
test.beforeAll(async () => {
  rmSync(stateFolder, { recursive: true, force: true });
  edge = await startBundledEdge({
    port,
    standInsPort: stackPorts.standInsPort,
    stateFolder,
    variables: trackers,
  });
});
test.afterAll(() => edge.stop());
test.use({ baseURL: `http://localhost:${port}` });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Requests to other origins. */
const watchOthers = (page: Page): string[] => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') others.push(request.url());
  });
  return others;
};

interface Tracked {
  dataLayer?: { event?: string; page_path?: string; page_title?: string; at?: number }[];
  fbq?: { queue: unknown[][] };
}

/** Answers for the trackers' own hosts, and records the requests. */
const answerForTrackers = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com|facebook\.(net|com)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
};
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as Tracked).dataLayer ?? [])
      .filter((entry) => entry.event === 'page_view')
      .map((entry) => entry.page_path),
  );
const pixelCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as Tracked).fbq?.queue.map((call) => call.join(' ')) ?? []);
const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
const scripts = [
  'https://www.googletagmanager.com/gtm.js?id=GTM-TEST12',
  'https://connect.facebook.net/nl_NL/fbevents.js',
];

test('the notice is made by the browser, never by the server, and does not shift the page', async ({
  page,
}) => {
  const response = await visit(page, '/');
  expect((await response.text()).includes('aria-label="Cookies"')).toBe(false);
  await expect(notice(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.05);
});

test('Ok is remembered for three days on every page', async ({ page, context }) => {
  const others = watchOthers(page);
  await answerForTrackers(page);
  await visit(page, '/contact');
  expect(others, 'nothing of others before consent').toEqual([]);
  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(notice(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'acceptedCookies');
  expect(cookie).toMatchObject({ value: 'true', path: '/' });
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - 259_200)).toBeLessThan(120);
  await visit(page, '/blogs');
  await expect(notice(page)).toBeHidden();
});

test('the necessary alone is as easy to choose, and "Cookies" in the footer asks again', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await notice(page).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
  await expect(notice(page)).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'acceptedCookies')?.value).not.toBe('true');
  // The notice's code comes at an idle moment. Until then the link leads to what is written about cookies.
  const loaded = page.waitForResponse('**/notices.js');
  await page.reload();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the wording fits a phone and a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/contact');
  await expect(notice(page)).toBeVisible();
  const short = await notice(page).innerText();
  expect(short).toMatch(/sociale media, adverteren en analyse/);
  expect(short.length).toBeLessThan(240);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(notice(page)).toContainText(/sociale media, adverteren en analyse/);
  const more = notice(page).getByText('Meer over cookies');
  await expect(more).toHaveCSS('text-decoration-line', 'underline');
  await more.click();
  await expect(notice(page).getByText(/onthouden je keuzes/)).toBeVisible();
});

test('after Ok each route is reported once, to the tag manager and to the pixel of that route', async ({
  page,
}) => {
  const asked = await answerForTrackers(page);
  await visit(page, '/contact');
  await goTo(page, 'Blogs');
  await expect(page).toHaveURL(/\/blogs$/);
  expect(asked).toEqual([]);
  expect(await pageViews(page)).toEqual([]);

  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/blogs']);
  expect(asked).toEqual(scripts);
  await goTo(page, 'Contact');
  await expect.poll(() => pageViews(page)).toEqual(['/blogs', '/contact']);
  await goTo(page, 'Hypotheekhulp');
  await expect.poll(() => pageViews(page)).toEqual(['/blogs', '/contact', '/wooncontinuplan']);
  expect(await pixelCalls(page)).toEqual([
    'set autoConfig false 111111',
    'init 111111',
    'trackSingle 111111 PageView',
    'trackSingle 111111 PageView',
    'set autoConfig false 222222',
    'init 222222',
    'trackSingle 222222 Lead',
  ]);
  expect(asked).toEqual(scripts);
});

test('Ok stands on its page where no cookie can be kept', async ({ page }) => {
  await answerForTrackers(page);
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }));
  await visit(page, '/contact');
  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/contact']);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notice(page)).toBeHidden();
});

test('a page view is sent 250 ms after the route change', async ({ page, context, baseURL }) => {
  await answerForTrackers(page);
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: baseURL! }]);
  await page.clock.install();
  await visit(page, '/contact');
  await page.clock.runFor(1_000);
  await expect.poll(() => pageViews(page)).toEqual(['/contact']);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await goTo(page, 'Blogs');
  await expect(page).toHaveTitle(/Blogs/);
  await page.clock.runFor(249);
  expect(await pageViews(page)).toEqual(['/contact']);
  await page.clock.runFor(1);
  expect(await pageViews(page)).toEqual(['/contact', '/blogs']);
});

test('a page view has the title of its page, while the page is still moving in', async ({
  page,
  context,
  baseURL,
}) => {
  await answerForTrackers(page);
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: baseURL! }]);
  await visit(page, '/contact');
  await expect.poll(() => pageViews(page)).toEqual(['/contact']);
  // As long as on a slow phone.
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-page', '2s'));
  await goTo(page, 'Blogs');
  await expect.poll(() => pageViews(page)).toEqual(['/contact', '/blogs']);
  const title = await page.evaluate(
    () =>
      (window as unknown as Tracked).dataLayer?.findLast(({ event }) => event === 'page_view')?.page_title,
  );
  expect(title).toBe(await page.title());
  expect(title).toMatch(/^Blogs/);
});

test('Back to a page that the browser kept is a view of it, as a way back without a document is', async ({
  page,
}) => {
  await answerForTrackers(page);
  await visit(page, '/contact');
  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/contact']);
  await goTo(page, 'Blogs');
  await expect.poll(() => pageViews(page)).toEqual(['/contact', '/blogs']);
  await page.goBack();
  await expect.poll(() => pageViews(page)).toEqual(['/contact', '/blogs', '/contact']);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => pageViews(page)).toEqual(['/contact', '/blogs', '/contact', '/contact']);
});

test.describe('on a line that fails for a moment', () => {
  test.use({ tolerated: { errors: [/ERR_FAILED/] } });

  test('trackers come on the next page', async ({ page }) => {
    await answerForTrackers(page);
    await visit(page, '/contact');
    await page.route('**/content/tracking', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
    await failed;
    await goTo(page, 'Blogs');
    await expect.poll(() => pageViews(page)).toEqual(['/blogs']);
  });
});

test('a visitor who refuses cookies, or withdraws consent, is not tracked', async ({ page, context }) => {
  const asked = await answerForTrackers(page);
  await visit(page, '/contact');
  await notice(page).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
  await goTo(page, 'Blogs');
  await expect(page).toHaveURL(/\/blogs$/);
  expect(asked).toEqual([]);

  await goTo(page, 'Cookies');
  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect.poll(() => asked.length).toBe(2);
  // As the trackers' own scripts would.
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_TEST12', '_fbp'])
      document.cookie = `${name}=1; Path=/; Max-Age=600; Domain=localhost`;
  });
  await goTo(page, 'Cookies');
  // The page reloads: a tracker that has run cannot be unloaded.
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
  await reloaded;
  await waitForHydration(page);
  expect(await pageViews(page)).toEqual([]);
  expect(asked).toHaveLength(2);
  const kept = (await context.cookies()).filter(({ name }) => /^(acceptedCookies|_ga|_fb)/.test(name));
  expect(kept.map(({ name, value }) => [name, value])).toEqual([['acceptedCookies', 'noodzakelijk']]);
});

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'that is come back to': (page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'that is looked at again': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  'that goes on': (page) => goTo(page, 'Blogs'),
};
for (const [which, show] of Object.entries(signs))
  test(`consent that is withdrawn in one tab is so in a page ${which}`, async ({ page, context }) => {
    const asked = await answerForTrackers(page);
    await visit(page, '/contact');
    await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
    await expect.poll(() => pageViews(page)).toEqual(['/contact']);
    const other = await context.newPage();
    await answerForTrackers(other);
    await visit(other, '/contact');
    await expect.poll(() => pageViews(other)).toEqual(['/contact']);
    await goTo(other, 'Cookies');
    await notice(other).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
    const reloaded = page.waitForEvent('load');
    await show(page);
    await reloaded;
    await waitForHydration(page);
    await expect(notice(page)).toBeHidden();
    expect(await pageViews(page)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

test.describe('without ids', () => {
  test.use({ baseURL: siteUrl });

  test('a site without ids loads nothing, not after Ok either', async ({ page }) => {
    const others = watchOthers(page);
    await visit(page, '/contact');
    const told = page.waitForResponse('**/content/tracking');
    await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
    await told;
    await goTo(page, 'Blogs');
    await expect(page).toHaveURL(/\/blogs$/);
    expect(others).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window)).toBe(false);
  });
});

test('on a phone the notice hides no figure of a home', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/woningaanbod/deventer/keulenstraat-19-a');
  await expect(notice(page)).toBeVisible();
  const top = await notice(page).evaluate((element) => element.getBoundingClientRect().top);
  const figures = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /kamers|m²/ });
  for (const figure of [figures.first(), figures.filter({ hasText: 'slaapkamer' }).first()]) {
    const bottom = await figure.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(top);
  }
});
