import type { Page } from '@playwright/test';
import {
  countDocuments,
  expect,
  followInside,
  holdRequests,
  test,
  visit,
  waitForHydration,
  waitForIdle,
  waitForPage,
  watchLine,
} from '../visitor.ts';

test('walks from home to the offer, a home, the blogs and contact in one document', async ({ page }) => {
  await visit(page, '/');
  const documents = countDocuments(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanbod' }).click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page).toHaveTitle(/aanbod/i);

  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(/E-mail/)).toBeVisible();
  expect(documents()).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
  expect(documents()).toBe(0);
});

const isTaken = (page: Page) => page.evaluate(() => document.documentElement.dataset['page'] === 'router');

for (const [sign, show] of [
  ['a pointer on a link', (page: Page) => page.getByRole('article').getByRole('link').first().hover()],
  ['the focus on a link', (page: Page) => page.getByRole('article').getByRole('link').first().focus()],
  ['the focus in a search', (page: Page) => page.getByRole('main').getByLabel('Sorteer op').focus()],
] as const)
  test(`what navigates is loaded at the first sign that the visitor will: ${sign}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/woningaanbod');
    await waitForPage(page);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/navigation.js'))).toEqual([]);
    await show(page);
    await expect.poll(() => isTaken(page)).toBe(true);
    const documents = countDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    expect(documents()).toBe(0);
  });

test('the history of a tab leads to the page before a reload, with no other sign of the visitor', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await page.reload();
  await waitForPage(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
});

test('an anchor of the page is followed before and after navigation is there', async ({ page }) => {
  await page.goto('/verkoop');
  await waitForPage(page);
  const documents = countDocuments(page);
  await page.evaluate(() => (location.hash = 'meet_us'));
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/verkoop$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(documents()).toBe(0);
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a home far down the list by the router. Answers how far the list was scrolled. */
const openFarHome = async (page: Page): Promise<number> => {
  await visit(page, '/woningaanbod');
  const far = page.getByRole('main').getByRole('article').nth(8);
  await far.scrollIntoViewIfNeeded();
  // The cards that were jumped over get their own heights when they are drawn; hovering waits until nothing moves.
  await far.getByRole('link').first().hover();
  const inList = await scrolled(page);
  expect(inList).toBeGreaterThan(300);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return inList;
};

for (const when of ['before', 'after'] as const)
  test(`Back after a link to a place in the page, pressed ${when} navigation is there, leads to where it was`, async ({
    page,
  }) => {
    await page.goto('/verkoop');
    await (when === 'before' ? waitForPage : waitForHydration)(page);
    await expect(page.locator('html')).toHaveAttribute('data-whole');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBe(600);
    // No pointer: navigation would come before the press.
    const link = page.getByRole('main').locator('a[href="#meet_us"]').first();
    await link.evaluate((anchor: HTMLElement) => anchor.click());
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
    const atForm = await scrolled(page);
    await waitForHydration(page);
    const read = page.waitForResponse(/\/content\/pages\/verkoop/);
    const waitForLine = watchLine(page);
    await page.goBack();
    await read;
    await waitForLine();
    // The router shows the moment that it comes to after its reads, and must not move the page then.
    await waitForIdle(page);
    expect(await scrolled(page)).toBe(600);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(atForm);
  });

test('starts a page at its top, and goes back and forward to where it was', async ({ page }) => {
  const inList = await openFarHome(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);

  await page.goBack();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(inList - 20);
  expect(Math.abs((await scrolled(page)) - inList)).toBeLessThan(20);
  await page.goForward();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('a tab that its system discards while it is hidden comes back to where it was', async ({ page }) => {
  // It ends without a word.
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await visit(page, '/woningaanbod');
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await waitForPage(page);
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('goes back to where it was after a reload, and after other documents', async ({ page }) => {
  const inList = await openFarHome(page);
  await page.reload();
  await waitForPage(page);
  await visit(page, '/contact');
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  await waitForPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  // The address is there before its document, which the script of the one before asks for.
  await expect(page.getByRole('combobox', { name: 'Sorteer op' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(inList - 20);
  expect(Math.abs((await scrolled(page)) - inList)).toBeLessThan(20);
});

test('goes back to where it was from a page of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  // Until then parts above the window get their true heights, and the place in the page another number.
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => scrolled(page)).toBe(1_500);
  const documents = countDocuments(page);
  // The mouse itself: a press through the locator scrolls the page.
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10);
  const over = page.getByRole('navigation').getByRole('link', { name: 'Over', exact: true }).first();
  await over.hover();
  await waitForHydration(page);
  await over.click();
  await expect(page).toHaveURL(/\/over-binnen$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(1_500);
  expect(documents()).toBe(0);
});

test('goes to the anchor of an address, below the top bar', async ({ page }) => {
  await visit(page, '/verkoop#meet_us');
  const form = page.locator('#meet_us');
  const findTop = async () => Math.round((await form.boundingBox())?.y ?? Number.NaN);
  await expect.poll(findTop).toBe(80);
  // Also when a link leads there.
  await visit(page, '/contact');
  await page.getByRole('main').evaluate((main) => {
    main.prepend(
      Object.assign(document.createElement('a'), {
        href: '/verkoop#meet_us',
        textContent: 'Naar het formulier',
      }),
    );
  });
  await page.getByRole('link', { name: 'Naar het formulier' }).click();
  await expect(page).toHaveURL(/\/verkoop#meet_us$/);
  await expect.poll(findTop).toBe(80);
});

test('shows the page that was requested last, whatever answers arrive later', async ({ page }) => {
  await visit(page, '/contact');
  const release = await holdRequests(page, '**/content/pages/verkoop**');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Verkopen' }).first().click();
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
});

/** Adds a link to the page, as an editor would have written it, and follows it. */
const followWritten = async (page: Page, href: string): Promise<void> => {
  await page
    .getByRole('main')
    .evaluate(
      (main, to) => main.prepend(Object.assign(document.createElement('a'), { href: to, textContent: to })),
      href,
    );
  await page.getByRole('link', { name: href, exact: true }).click();
};

for (const written of ['/Contact', '/contact/'])
  test(`a link that is written as ${written} leads to its page`, async ({ page }) => {
    await visit(page, '/blogs');
    await followWritten(page, written);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });

test('a link to a file leads to that', async ({ page }) => {
  await visit(page, '/blogs');
  await followWritten(page, '/robots.txt');
  await expect.poll(() => page.evaluate(() => document.contentType)).toBe('text/plain');
});

test.describe('a place with a letter that is escaped', () => {
  test.use({ tolerated: { errors: [/status of 40[04]/] } });
  test('needs no document', async ({ page }) => {
    await visit(page, '/blogs');
    const documents = countDocuments(page);
    await followWritten(page, '/woningaanbod/mari%C3%ABnheem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plaats niet gevonden');
    expect(documents()).toBe(0);
  });
});

test('a document that is under way does not replace the page that was chosen later', async ({ page }) => {
  const release = await holdRequests(page, '**/contact');
  await page.goto('/disclaimer');
  await waitForPage(page);
  // In one go: Playwright asks a page nothing while its next document is under way.
  await page.evaluate(() => {
    const find = (path: string) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`);
    find('/contact')?.click();
    find('/over-binnen')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const looking = setInterval(() => {
      if (document.documentElement.dataset['page'] !== 'router') return;
      clearInterval(looking);
      find('/over-binnen')?.click();
    }, 10);
  });
  await expect(page).toHaveURL(/\/over-binnen$/);
  await waitForPage(page);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(/\/over-binnen$/);
  await waitForHydration(page);
  await followInside(page, 'Blogs');
});

test('a document that may have been given up does not replace the page that was chosen later', async ({
  page,
}) => {
  await visit(page, '/');
  await waitForHydration(page);
  const release = await holdRequests(page, '**/blogs');
  await page.evaluate(() => {
    location.assign('/blogs');
    setTimeout(() => {
      // As after eight seconds.
      document.documentElement.dataset['leaving'] = 'long';
      document.querySelector<HTMLAnchorElement>('footer a[href="/over-binnen"]')?.click();
    }, 300);
  });
  await expect(page).toHaveURL(/\/over-binnen$/);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await waitForHydration(page);
  await followInside(page, 'Contact');
});

test('Back to a page of which a part comes late leads to what was looked at', async ({ page }) => {
  await visit(page, '/');
  const seen = page.getByRole('main').getByRole('heading', { name: 'Wat je van ons mag verwachten' });
  await seen.scrollIntoViewIfNeeded();
  const measure = () => seen.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await measure();
  // Without going there: the place would be another.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  const newest = page.getByRole('heading', { name: 'Ons nieuwste aanbod' });
  const release = await holdRequests(page, /\/objects\/archive\/\?beschikbaar=ja/);
  await page.goBack();
  await expect(seen).toBeVisible();
  await expect(newest).toBeHidden();
  release();
  await expect(newest).toBeAttached();
  await expect.poll(measure).toBe(before);
});

test('Back is at its place before the transition between the pages is made', async ({ page }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (options) {
      const transition = startViewTransition.call(this, options);
      void transition.updateCallbackDone.then(() => Object.assign(window, { drawnAt: scrollY }));
      return transition;
    };
  });
  await visit(page, '/contact');
  await waitForHydration(page);
  // From its top.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/blogs"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'drawnAt'))).toBe(0);
});

test('a place that Back led to does not hold who goes on by a screen reader', async ({ page }) => {
  await visit(page, '/');
  // Its press is a click and nothing else.
  const press = async (name: string) => {
    const links = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await links.first().evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await page.evaluate(() => scrollTo(0, 900));
  await press('Contact');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await press('Blogs');
  const top = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.querySelector('main')?.append(document.createElement('hr'));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)));
      }),
  );
  expect(top).toBe(0);
});

test('a private form that is sent while a document is under way leaves no fields in an address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const release = await holdRequests(page, '**/contact');
  await visit(page, '/verkoop');
  // In one go: Playwright asks a page nothing while its next document is under way.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-private]');
    for (const input of form?.querySelectorAll('input') ?? [])
      input.value = input.name === 'zip' ? '7418ET' : '19';
    location.assign('/contact');
    const looking = setInterval(() => {
      if (!('leaving' in document.documentElement.dataset)) return;
      clearInterval(looking);
      form?.requestSubmit();
    }, 10);
  });
  await expect(page).toHaveURL('/waardecheck#berekenen');
  await expect(page.getByRole('main').getByLabel('Huisnummer')).toHaveValue('19');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL('/waardecheck#berekenen');
  await followInside(page, 'Blogs');
  expect(asked.filter((url) => url.includes('zip='))).toEqual([]);
});

/** Follows a link; returns a function that answers what has moved since. */
const watchMotion = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    addEventListener('animationstart', ({ pseudoElement }) => {
      if (pseudoElement.startsWith('::view-transition-new')) moved.add(pseudoElement);
    });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
};

test('the page moves in, the frame stays, and nothing moves for visitors who prefer reduced motion', async ({
  page,
}) => {
  await visit(page, '/contact');
  const listMoved = await watchMotion(page);
  await expect.poll(listMoved).toEqual(['::view-transition-new(page)']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact');
  const listMovedAfterwards = await watchMotion(page);
  // A transition, if there is one, begins with the next frame.
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  expect(await listMovedAfterwards()).toEqual([]);
});
