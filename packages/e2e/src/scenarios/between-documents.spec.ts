import { openPlainBrowser } from '../plain-browser.ts';
import { siteUrl } from '../stack.ts';
import type { Page } from '@playwright/test';
import {
  countDocuments,
  expect,
  holdRequests,
  test,
  visit,
  waitForHydration,
  waitForPage,
} from '../visitor.ts';

test('nothing keeps a page that is left from being kept by the browser as it was', async ({ page }) => {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Page.enable');
  const reasons = new Promise<string[]>((resolve) =>
    tab.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      // Circumstances are those of the test's browser, which keeps no page at all.
      resolve(
        notRestoredExplanations.flatMap(({ type, reason }) => (type === 'Circumstantial' ? [] : [reason])),
      ),
    ),
  );
  await page.goto('/contact');
  await waitForPage(page);
  await page.getByLabel('Naam').first().fill('Anna');
  await page.waitForLoadState('networkidle');
  await page.goto('/blogs');
  await waitForPage(page);
  // After the answer: a page that has left already gives none.
  await page.evaluate(() => void setTimeout(() => history.back()));
  expect(await reasons).toEqual([]);
  await expect(page).toHaveURL(/\/contact$/);
});

test('a page that the browser kept is at its place, and shows what was saved on other pages', async ({
  page,
}) => {
  await page.goto('/woningaanbod');
  await waitForPage(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Bewaar/ });
  const [first, second] = [hearts.first(), hearts.nth(1)];
  await first.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' })).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem('binnen.favorieten'));
  await first.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).hover();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'router');
  // This browser keeps no page: what Safari tells and does to one is done here.
  await page.evaluate((homes) => {
    scrollTo({ top: 900, behavior: 'instant' });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    if (homes) localStorage.setItem('binnen.favorieten', homes);
    scrollTo({ top: 0, behavior: 'instant' });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, saved);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' })).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toHaveAttribute('aria-pressed', 'false');
});

/** Opens a page on which each link leads to a document. Its files stay in the browser's cache, unlike with `page.route`. */
const openWithoutNavigation = async (page: Page, path: string) => {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  await tab.send('Network.setBlockedURLs', { urls: ['*/navigation.js'] });
  await page.goto(path);
  await waitForPage(page);
};
test('the house shows while a document is long under way, and not on a page that is come back to', async ({
  page,
}) => {
  await openWithoutNavigation(page, '/contact');
  await page.route('**/blogs', () => {});
  // In one go: Playwright asks a page nothing while its next document is under way.
  const seen = await page.evaluate(async () => {
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const look = () => getComputedStyle(document.body, '::after').content !== 'none';
    const leave = () => document.querySelector<HTMLAnchorElement>('footer a[href="/blogs"]')?.click();
    const before = look();
    leave();
    await wait(600);
    const during = look();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const kept = look();
    leave();
    await wait(600);
    const again = look();
    window.stop();
    await wait(100);
    return { before, during, kept, again, stopped: look() };
  });
  expect(seen).toEqual({ before: false, during: true, kept: false, again: true, stopped: false });
});

for (const file of ['**/federation.js', '**/remotes/mf-content/**/*.js'])
  test(`a link whose page waits for ${file} for ever leads to its document`, async ({ page }) => {
    await page.route(file, () => {});
    await page.goto('/woningaanbod', { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  });

test.describe('where a file of the page’s code is missing', () => {
  test.use({ tolerated: { errors: [/Failed to load/] } });

  test('a press before its scripts run is not overtaken by a new load of the page', async ({ page }) => {
    const run = await holdRequests(page, '**/main.js');
    const giveUp = await holdRequests(page, '**/remotes/mf-content/**/*.js', 'abort');
    const letGo = await holdRequests(page, /\/blogs$/);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const documents = countDocuments(page);
    const pressed = page.waitForRequest(/\/blogs$/);
    await page
      .locator('footer a[href="/blogs"]')
      .evaluate((link: HTMLElement) => setTimeout(() => link.click()));
    await pressed;
    const failed = page.waitForEvent('console', (said) => said.text().includes('could not be loaded'));
    run();
    giveUp();
    await failed;
    // The page would be loaded anew a second later.
    const again = page.waitForRequest(/\/contact$/, { timeout: 2_000 }).then(() => 'again');
    expect(await again.catch(() => 'left alone')).toBe('left alone');
    letGo();
    await expect(page).toHaveURL(/\/blogs$/);
    expect(documents()).toBe(1);
  });
});

test.describe('a browser without Navigation API, which gives up the scripts of a page that is left', () => {
  test.use({ tolerated: { errors: [/Failed to load/, /could not be loaded/] } });

  test('does not load that page again over the press', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
    const giveUp = await holdRequests(page, '**/remotes/mf-listings/**/*.js', 'abort');
    const letGo = await holdRequests(page, /\/woningaanbod\/.+\/.+/);
    await page.goto('/woningaanbod');
    await expect(page.locator('html')).toHaveAttribute('data-code', 'asked');
    const pressed = page.waitForRequest(/\/woningaanbod\/.+\/.+/);
    const documents = countDocuments(page);
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => setTimeout(() => link.click()));
    await pressed;
    const failed = page.waitForEvent('console', (said) => said.text().includes('could not be loaded'));
    giveUp();
    await failed;
    letGo();
    await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
    expect(documents()).toBe(1);
  });

  test('does not load that page again over a press of Back, of which nothing tells', async ({ page }) => {
    await visit(page, '/contact');
    const giveUp = await holdRequests(page, '**/remotes/mf-listings/**/*.js', 'abort');
    await page.goto('/woningaanbod');
    await expect(page.locator('html')).toHaveAttribute('data-code', 'asked');
    const documents = countDocuments(page);
    const failed = page.waitForEvent('console', (said) => said.text().includes('could not be loaded'));
    giveUp();
    await failed;
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(/\/contact$/);
    expect(documents()).toBe(1);
  });
});

test('there a press on a marker of the map is one like any other', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/woningaanbod?weergave=kaart');
  await waitForPage(page);
  await page
    .getByRole('link', { name: /^\d+ woningen, zoom in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/vak=/);
});

/** A browser in which the router does not come, and nobody but the browser follows links. */
const openWithoutRouter = async (page: Page) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
  const release = await holdRequests(page, '**/navigation.js');
  await page.goto('/blogs');
  await waitForPage(page);
  return release;
};

test('there a press that the page itself answers leads nowhere', async ({ page }) => {
  const release = await openWithoutRouter(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // It closes the menu.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  release();
});

test('there a press after the way back is as new as the first', async ({ page }) => {
  await page.clock.install();
  const release = await openWithoutRouter(page);
  const press = () =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
      // Only the press counts: nothing that is asked for here tells that it was stopped.
      stop();
    });
  await press();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await page.clock.fastForward(7_000);
  await press();
  await page.clock.fastForward(2_000);
  expect(await page.locator('html').getAttribute('data-leaving')).toBe('');
  release();
});

test('a page that the browser kept without its code is loaded again', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/shell/**/main.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  // The first script listens: it comes beside the page.
  await page.waitForFunction(() => 'usedForms' in window);
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() =>
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await again;
  release();
  await waitForPage(page);
});

test('without a connection it stays as it is: what can be read is better than nothing', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/shell/**/main.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usedForms' in window);
  const documents = countDocuments(page);
  await page.evaluate(async () => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  release();
  await waitForPage(page);
  expect(documents()).toBe(0);
});

test.describe('what may be loaded beforehand', () => {
  test.use({ extraHTTPHeaders: {} });

  test('whoever saves data is not told to load what may not be opened', async ({ page }) => {
    const rules = '"/links.speculationrules"';
    const answer = await page.request.get('/woningaanbod');
    expect(answer.headers()['speculation-rules']).toBe(rules);
    const saving = await page.request.get('/woningaanbod', { headers: { 'save-data': 'on' } });
    expect(saving.headers()['speculation-rules']).toBeUndefined();
    const file = await page.request.get(JSON.parse(rules));
    expect(file.headers()['content-type']).toBe('application/speculationrules+json');
  });
});

test('the page behind a link is drawn when a visitor is about to press it, and counts once it is seen', async () => {
  const browser = await openPlainBrowser();
  try {
    await browser.send('Preload.enable');
    await browser.send('Network.enable');
    // Before navigation is there. Afterwards a press needs no document.
    await browser.send('Network.setBlockedURLs', { urls: ['*/navigation.js'] });
    await browser.send('Page.navigate', { url: `${siteUrl}/woningaanbod` });
    const hydrated = () => browser.read('document.documentElement.dataset.page');
    await expect.poll(hydrated).toBe('page');
    const [x, y, path] = JSON.parse(
      await browser.read(`(() => {
        const link = document.querySelector('main article a[href^="/woningaanbod/"]');
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y } = link.getBoundingClientRect();
        return JSON.stringify([x + 5, y + 5, link.pathname]);
      })()`),
    );
    const seen = () => browser.read('JSON.stringify(localStorage)');
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await expect.poll(browser.countDrawn).toBe(1);
    expect(await seen()).not.toContain(path.split('/').at(-1));
    for (const type of ['mousePressed', 'mouseReleased'])
      await browser.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await expect.poll(() => browser.read('location.pathname')).toBe(path);
    const activation = () =>
      browser.read(`performance.getEntriesByType('navigation')[0].activationStart > 0`);
    expect(await activation()).toBe('true');
    await expect.poll(hydrated).toBe('page');
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + 9, y });
    await expect.poll(seen).toContain(path.split('/').at(-1));
  } finally {
    await browser.close();
  }
});

test('a link that opens a dialog draws no document, and no link does once the site follows links itself', async ({
  request,
}) => {
  const { resultaten } = await (await request.get('/objects/archive/?limit=1')).json();
  const [{ citySlug, slug }] = resultaten;
  const browser = await openPlainBrowser();
  try {
    await browser.send('Preload.enable');
    await browser.send('Page.navigate', { url: `${siteUrl}/woningaanbod/${citySlug}/${slug}` });
    await expect.poll(() => browser.read('document.documentElement.dataset.page')).toBe('page');
    await expect.poll(browser.listDrawable).toContain(`${siteUrl}/contact`);
    expect(browser.listDrawable().filter((url) => url.includes('#foto-'))).toEqual([]);
    await browser.read(
      `document.querySelector('a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
    );
    await expect.poll(() => browser.read('document.documentElement.dataset.page')).toBe('router');
    await expect.poll(browser.listDrawable).toEqual([]);
  } finally {
    await browser.close();
  }
});
