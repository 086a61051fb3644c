import { callEdge } from '@binnen/remote-cli/edge-client';
import { publishRelease } from '@binnen/remote-cli/releases';
import type { Page } from '@playwright/test';
import { createAxe, legalRules } from '../accessibility.ts';
import { buildVariant } from '../build-variant.ts';
import { tellEdge } from '../content.ts';
import { access, siteUrl } from '../stack.ts';
import { expect, test } from '../visitor.ts';

const version = '9.7.0';
const names = ['Live', 'Releases', 'History', 'Canary', 'Previews', 'Faults', 'Health', 'Leads'];
const readLive = async () => (await callEdge(access, 'live')).versions['mf-leads'];

test.beforeAll(async () => {
  await publishRelease(
    access,
    buildVariant('mf-leads', version, (source) => source.replaceAll('Naam', 'Naam voluit')),
  );
});
// What was started here ends here, also when a test failed.
test.afterEach(async () => {
  if ((await callEdge(access, 'canary')).canaries[0]?.state === 'running')
    await callEdge(access, 'abortCanary', { body: {} });
});

const signIn = async (page: Page) => {
  await page.goto('/_platform/');
  await page.getByLabel('Token').fill(access.token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
};
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click();
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

const expectAccessible = async (page: Page, at: string) => {
  const { violations } = await createAxe(page)
    .withTags([...legalRules, 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    at,
  ).toEqual([]);
};
const expectInWidth = async (page: Page, at: string) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    at,
  ).toBe(0);

/** The one that runs, or ended last. */
const readCanary = async () => {
  const [first] = (await callEdge(access, 'canary')).canaries;
  if (!first) throw new Error('No canary runs, and none ended');
  return first;
};

/** Puts figures of both sides into the canary, as visitors' browsers do. */
const report = async (id: string) => {
  // A page that was kept before the canary began counts for neither side.
  await tellEdge('directus', { collection: 'pages', keys: ['contact'] });
  for (const side of ['stable', 'canary']) {
    let token: string | undefined;
    // A page that had to wait for the canary to start here counts for neither side.
    const longest = { timeout: 60_000 };
    await expect
      .poll(async () => {
        const page = await fetch(`${siteUrl}/contact`, {
          headers: { cookie: `__Host-canary=${id}.${side === 'canary' ? 1 : 9_000}` },
        });
        [, token] = /side;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '') ?? [];
        return token;
      }, longest)
      .toBeDefined();
    await fetch(`${siteUrl}/_reports/visits`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ side: token, faults: [], lcp: 1_200, inp: 80 }),
    });
  }
  await expect
    .poll(async () => Object.keys((await readCanary()).counts.canary.lcp).length)
    .toBeGreaterThan(0);
};

test('every page of the console is accessible and fits, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(180_000);
  const expectGood = async (at: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${at} at ${width} px`);
      await expectInWidth(page, `${at} at ${width} px`);
    }
  };
  await page.goto('/_platform/');
  await expectGood('sign in');
  await page.getByLabel('Token').fill('not-a-token-of-ours');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('not known');
  await expectGood('refused');
  await signIn(page);
  await callEdge(access, 'startCanary', { body: { versions: { 'mf-leads': version }, share: 5 } });
  await report((await readCanary()).id);
  for (const name of names) {
    await follow(page, name);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    // With its style sheet: without it all links are too small to press.
    await page.waitForLoadState();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectGood(name);
  }
});

// A wrong token is refused with a 401, which Chromium notes.
test.use({ tolerated: { errors: [/status of 40[13]/] } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a canary is started, given to more, looked at and promoted, and the promote is rolled back', async ({
    page,
  }) => {
    const before = await readLive();
    await signIn(page);
    await follow(page, 'Canary');
    const start = part(page, 'Start a canary');
    await start.getByLabel('mf-leads').selectOption(version);
    await start.getByLabel('Share of the visitors, in percent').fill('10');
    await start.getByRole('button', { name: 'Start the canary' }).click();
    await expect(page.getByRole('status')).toHaveText('The canary runs.');
    await expect(page.getByText('The canary runs for 10 % of the visitors.')).toBeVisible();

    await report((await readCanary()).id);
    await page.reload();
    await expect(page.getByRole('status')).toHaveCount(0);
    for (const name of ['Page views a minute', 'Faults in 100 page views', 'LCP', 'INP'])
      await expect(page.getByRole('img', { name })).toBeVisible();

    const running = part(page, 'Now: mf-leads');
    await running.getByLabel('Share of the visitors, in percent').fill('50');
    await running.getByRole('button', { name: 'Change the share' }).click();
    await expect(page.getByText('The canary runs for 50 % of the visitors.')).toBeVisible();
    await page.getByRole('button', { name: 'Promote for everybody' }).click();
    await expect(page.getByText('The canary was promoted.')).toBeVisible();
    expect(await readLive()).toBe(version);

    await follow(page, 'History');
    await page.getByRole('button', { name: 'Roll back mf-leads' }).click();
    await expect(page.getByRole('status')).toContainText('It was rolled back.');
    expect(await readLive()).toBe(before);
  });

  test('a preview is made, opened and ended', async ({ page }) => {
    await signIn(page);
    await follow(page, 'Previews');
    const make = part(page, 'Make a preview');
    await make.getByLabel('mf-leads').selectOption(version);
    await make.getByLabel('For how many hours').fill('1');
    await make.getByRole('button', { name: 'Make a preview' }).click();
    const name = `mf-leads ${version}`;
    await page.getByRole('link', { name: `Open the preview of ${name}` }).click();
    await page.goto('/contact');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`mf-leads@${version}`);
    await page.goto('/_platform/console/previews');
    await page.getByRole('button', { name: `End the preview of ${name}` }).click();
    await expect(page.getByRole('status')).toContainText('The preview is over');
    const over = await page.request.get('/contact');
    expect(over.status()).toBe(403);
    expect(await over.text()).toContain('Deze preview is beëindigd of opgeruimd.');
  });

  test('signing out leaves nothing behind: the browser’s Back asks to sign in again', async ({ page }) => {
    await signIn(page);
    await follow(page, 'History');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Token')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Token')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Roll back/ })).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-console');
  });
});

test('with the keyboard alone one signs in, skips the menu, and comes to each of its links', async ({
  page,
}) => {
  await page.goto('/_platform/');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Token')).toBeFocused();
  await page.keyboard.type(access.token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'To the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/_platform/');
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
});

test('another site’s page cannot sign a visitor in, nor use a session', async ({ page }) => {
  await signIn(page);
  const before = await readLive();
  // Another origin of this machine: 127.0.0.1 is another site than localhost.
  const attack = (action: string, fields: string) =>
    `<form method="post" action="${siteUrl}${action}">${fields}</form><script>document.forms[0].submit()</script>`;
  for (const [action, fields] of [
    ['/_platform/console/history/roll-back', '<input name="remote" value="mf-leads">'],
    ['/_platform/console/sign-in', `<input name="token" value="${access.token}">`],
  ] as const) {
    await page.route('http://127.0.0.1:1/', (route) =>
      route.fulfill({ contentType: 'text/html', body: attack(action, fields) }),
    );
    const answered = page.waitForResponse((response) => response.url() === siteUrl + action);
    await page.goto('http://127.0.0.1:1/').catch(() => undefined);
    expect((await answered).status()).toBe(403);
    await page.unroute('http://127.0.0.1:1/');
  }
  expect(await readLive()).toBe(before);
});
