import { callEdge } from '@binnen/remote-cli/edge-client';
import { publishRelease } from '@binnen/remote-cli/releases';
import type { Browser } from '@playwright/test';
import { buildVariant } from '../build-variant.ts';
import { tellEdge } from '../content.ts';
import { access, addressHeader, siteUrl } from '../stack.ts';
import { expect, test, waitForWidgets } from '../visitor.ts';

const version = '9.6.0';
/** Lots on each side: a visitor comes back. */
const visitors = 10;
const longestMilliseconds = 150_000;

/** The contact form throws in a browser, and in no try-out. */
const broken = ';typeof document === "undefined" || setTimeout(() => { throw new Error("kapot"); });';

const readCanary = async () => (await callEdge(access, 'canary')).canaries[0];

test.beforeAll(async () => {
  await publishRelease(
    access,
    buildVariant('mf-leads', version, (source) => (source.includes('Naam') ? source + broken : source)),
  );
});

test.afterAll(async () => {
  // One that is left running gives the tests after this one a side each.
  if ((await readCanary())?.state === 'running') await callEdge(access, 'abortCanary', { body: {} });
});

/**
 * A visitor with a lot and a network of his own, who looks at a page, scrolls and goes away. What fewer than eight networks tell
 * takes no canary back.
 */
const browse = async (browser: Browser, lot: string, network: number) => {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'save-data': 'on', [addressHeader]: `198.18.${network}.1` },
  });
  // A browser takes it from a secure origin; this one is secure because it is the machine's own.
  await context.addCookies([
    { name: '__Host-canary', value: lot, url: siteUrl.replace('http:', 'https:'), secure: true },
  ]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const measured = page.waitForResponse('**/_reports/web-vitals.js').catch(() => null);
  const response = await page.goto(`${siteUrl}/contact`);
  // A visit is not counted when the canary's isolate is still starting.
  const isCounted = response!.headers()['server-timing']?.includes('side');
  if (isCounted) await measured;
  await page.mouse.wheel(0, 40);
  await waitForWidgets(page);
  // The browser reports when the page is hidden.
  const told = isCounted && page.waitForResponse('**/_reports/visits').catch(() => null);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await told;
  await page.goto(`${siteUrl}/robots.txt`);
  const composition = response!.headers()['x-composition'];
  await context.close();
  return { composition, errors };
};

test('a canary that breaks in browsers goes back by itself, and those on the stable side see nothing', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const live = (await callEdge(access, 'live')).id;
  const started = (
    await callEdge(access, 'startCanary', { body: { versions: { 'mf-leads': version }, share: 50 } })
  ).canaries[0]!;
  // A page that was kept before the canary began is not counted.
  await tellEdge('directus', { collection: 'pages', keys: ['contact'] });
  const stable: Awaited<ReturnType<typeof browse>>[] = [];
  let met = 0;
  const until = Date.now() + longestMilliseconds;
  for (let pair = 0; Date.now() < until && (await readCanary())?.state === 'running'; pair += 1) {
    const number = pair % visitors;
    // One of each side at a time: a visit is mostly waiting.
    const [theirs, other] = await Promise.all([
      browse(browser, `${started.id}.${number}`, number),
      browse(browser, `${started.id}.${9_000 + number}`, visitors + number),
    ]);
    met += Number(theirs.errors.length > 0);
    stable.push(other);
  }
  await expect.poll(async () => (await readCanary())?.state).toBe('rolled-back');
  const ended = (await readCanary())!;
  expect(ended.says).toContain('worse in faults');
  expect(ended.counts.canary.faults['error']).toBeGreaterThan(0);
  expect(ended.faults[0]).toMatchObject({ side: 'canary', kind: 'error' });
  expect(ended.faults[0]!.stack).toContain(`mf-leads/${version}/`);
  expect(Object.keys(ended.counts.stable.lcp).length, 'browsers measure').toBeGreaterThan(0);
  expect(met).toBeGreaterThan(0);
  for (const visit of stable) expect(visit).toEqual({ composition: live, errors: [] });
  // Everybody is on the stable side again.
  const page = await fetch(`${siteUrl}/contact`, { headers: { cookie: `__Host-canary=${started.id}.1` } });
  expect(page.headers.get('x-composition')).toBe(live);
});
