import type { Page } from '@playwright/test';
import { countDocuments, expect, holdRequests, test, visit } from '../visitor.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

const accept = async (page: Page) =>
  page
    .context()
    .addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: new URL(page.url()).origin }]);

test('the menu by keyboard alone: it opens, keeps the focus, leads on and closes', async ({ page }) => {
  await visit(page, '/contact');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');

  const seen = new Set<string>();
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() =>
        document.activeElement?.closest('#site-page') ? 'page' : (document.activeElement?.textContent ?? ''),
      ),
    );
  }
  expect(seen, 'the page behind the menu is out of reach').not.toContain('page');
  expect([...seen].some((text) => text.startsWith('Aanbod'))).toBe(true);

  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await menuOf(page).getByRole('link', { name: 'Over' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/over-binnen$/);
  await expect(menuOf(page)).toBeHidden();
});

test('a menu that is opened while a page moves in leads on, and closes', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-page', '2s'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeFocused();
  await toggleOf(page).press('Enter');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await menuOf(page).getByRole('link', { name: 'Over' }).press('Enter');
  await expect(page).toHaveURL(/\/over-binnen$/);
  await expect(menuOf(page)).toBeHidden();
});

test('Back closes an open menu, and takes the keyboard to the title', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeFocused();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await toggleOf(page).press('Enter');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
});

test('the footer by keyboard alone: every link in turn, services that open, and the cookies again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Alleen noodzakelijke cookies' }).press('Enter');
  await expect(page.locator('#inhoud')).toBeFocused();
  const footer = page.getByRole('contentinfo');
  // Not by what is drawn: the footer is laid out when somebody comes near.
  const links = await footer.getByRole('link').filter({ visible: true }).allTextContents();
  await footer.getByRole('link').first().focus();
  const reached: string[] = [];
  const focused = page.locator(':focus');
  for (let stops = 0; stops < 40 && (await footer.locator(':focus').count()) > 0; stops += 1) {
    await expect(focused).toBeInViewport();
    reached.push((await focused.textContent()) ?? '');
    await page.keyboard.press('Tab');
  }
  expect(reached.filter((text) => text.trim() !== 'Diensten')).toEqual(links);
  expect(reached.map((text) => text.trim())).toContain('Diensten');

  const services = footer.locator('summary');
  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Verkopen');
  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Disclaimer');

  const ask = footer.getByRole('link', { name: 'Cookies' });
  const notice = page.getByRole('region', { name: 'Cookies' });
  await ask.press('Enter');
  await expect(notice).toBeFocused();
  // While it is there, too.
  await ask.press('Enter');
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: 'Alleen noodzakelijke cookies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(ask).toBeFocused();
});

for (const width of [390, 1440])
  test(`at ${width} px the keyboard's focus is never hidden behind the cookie notice or the top bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/disclaimer');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const hidden: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        // Most of the corners and the middle must belong to the element itself.
        const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const shows = points.some(([x, y]) => {
          const found = document.elementFromPoint(left + wide * x, top + height * y);
          return (
            found !== null && (element.contains(found) || found.contains(element)) && found !== document.body
          );
        });
        return { text: element.textContent ?? '', shows };
      });
      if (!seen) break;
      if (!seen.shows) hidden.push(seen.text);
    }
    expect(hidden).toEqual([]);
  });

test('the keyboard in the top bar or in the cookie notice leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/disclaimer');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  const places = new Set<number>();
  const notePlace = async () => places.add(await page.evaluate(() => Math.round(scrollY)));
  await page.evaluate(() => scrollTo(0, 1_000));
  await notePlace();
  await page.keyboard.press('Shift+Tab');
  await expect(notice.getByRole('button', { name: 'Ok', exact: true })).toBeFocused();
  await notePlace();
  await toggleOf(page).focus();
  await notePlace();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten' })).toBeFocused();
  await notePlace();
  expect([...places]).toEqual([1_000]);
});

test('an open menu leaves the cookie buttons in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await notice.getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
  await expect(notice).toBeHidden();
});

test('the logo closes an open menu, and else goes home', async ({ page }) => {
  await visit(page, '/contact');
  const logo = page.getByRole('banner').getByRole('link', { name: /naar de homepage/ });
  await toggleOf(page).click();
  await logo.click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  const documents = countDocuments(page);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
  expect(documents()).toBe(0);
});

test('the menu counts what the lists for sale and for rent have together', async ({ page }) => {
  await visit(page, '/');
  await toggleOf(page).click();
  const offer = menuOf(page).getByRole('link', { name: /^Aanbod/ });
  const [, counted] = /^Aanbod (\d+) te koop en te huur$/.exec((await offer.textContent()) ?? '') ?? [];
  await offer.click();
  const kinds = page.getByRole('navigation', { name: 'Koop of huur' }).getByRole('link');
  await expect(kinds).toHaveCount(2);
  const counts = await kinds.evaluateAll((links) =>
    links.map((link) => Number(/\d+/.exec(link.textContent ?? '')?.[0])),
  );
  expect(counts[0]! + counts[1]!).toBe(Number(counted));
  await expect(
    page.getByRole('heading', { name: `${counts[0]} woningen te koop`, exact: true }),
  ).toBeVisible();
  const sold = page.getByRole('link', { name: /^Toon ook \d+ verkochte of aangekochte woningen$/ });
  const more = /\d+/.exec((await sold.textContent()) ?? '')?.[0];
  await sold.click();
  await expect(
    page.getByRole('heading', {
      name: `${counts[0]} woningen te koop en ${more} verkocht of aangekocht`,
      exact: true,
    }),
  ).toBeVisible();
});

test('a press beside the menu closes it', async ({ page }) => {
  await visit(page, '/contact');
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.mouse.click(120, 500);
  await expect(menuOf(page)).toBeHidden();
});

test('Escape closes the menu after a press on an empty part of it', async ({ page }) => {
  await visit(page, '/contact');
  await toggleOf(page).click();
  await menuOf(page).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the services are behind "Diensten"', async ({ page }) => {
    await visit(page, '/contact');
    await toggleOf(page).click();
    const service = menuOf(page).getByRole('link', { name: 'Verhuren' });
    await expect(service).toBeHidden();
    await menuOf(page).getByRole('button', { name: 'Diensten' }).click();
    await expect(service).toBeVisible();
    await menuOf(page).getByRole('button', { name: 'Diensten' }).click();
    await expect(service).toBeHidden();
  });
});

test('the mortgage page has a phone number of its own, and gives it back', async ({ page }) => {
  await visit(page, '/wooncontinuplan');
  const phone = page.getByRole('banner').getByRole('link', { name: /^Bel/ });
  await expect(phone).toHaveAttribute('href', 'tel:+31570555020');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(phone).toHaveAttribute('href', 'tel:+31570555010');
});

test('the links of the footer lead where they say, its services are open where there is room, and a login beside the site', async ({
  page,
}) => {
  await visit(page, '/contact');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Kopen', '/aankoop'],
    ['Taxeren', '/taxatie'],
    ['Disclaimer', '/disclaimer'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
  const login = footer.getByRole('link', { name: 'Inloggen' });
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', /nofollow/);
  await expect(footer.getByRole('heading', { name: 'Diensten' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Hypotheekhulp' })).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(footer.getByRole('link', { name: 'Hypotheekhulp' })).toHaveCount(1);
  await footer.locator('summary').click();
  await expect(footer.getByRole('link', { name: 'Hypotheekhulp' })).toHaveCount(2);
});

test('the top bar is compact on the way down and full on the way up, without a layout shift', async ({
  page,
}) => {
  await visit(page, '/woningaanbod');
  await accept(page);
  const height = () =>
    page.getByRole('banner').evaluate((bar) => bar.firstElementChild!.getBoundingClientRect().height);
  const whole = await height();
  await page.mouse.wheel(0, 900);
  await expect.poll(height).toBeLessThan(whole);
  await page.mouse.wheel(0, -200);
  await expect.poll(height).toBe(whole);
});

test('a page works without a script: menu, services and links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/contact');
  await toggleOf(page).click();
  await menuOf(page)
    .getByRole('link', { name: /^Aanbod/ })
    .click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const unsupported = page.locator('body > noscript');
  await expect(unsupported).toBeVisible();
  expect(await unsupported.evaluate((element) => element.textContent)).toBe(
    "We can't serve you our website, because you'll need a better browser. We recommend Google Chome :)",
  );
  // At the foot of the page, in its style.
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  const words = unsupported.locator('p');
  expect((await words.boundingBox())!.y).toBeGreaterThanOrEqual(footer.y + footer.height - 1);
  await expect(words).toHaveCSS('text-align', 'center');
  await page.setViewportSize({ width: 390, height: 844 });
  await toggleOf(page).click();
  await expect(menuOf(page).getByRole('link', { name: 'Verhuren' })).toBeVisible();
  await expect(menuOf(page).getByRole('button')).toHaveCount(0);
  await toggleOf(page).click();
  await page.getByRole('contentinfo').locator('summary').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Taxeren' }).last().click();
  await expect(page).toHaveURL(/\/taxatie$/);
  await context.close();
});

test('the house animation shows while a home loads slowly, and nowhere else', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const house = page.getByRole('main').getByText('Bezig met laden');
  const release = await holdRequests(page, /\/objects\/[a-z-]+\/[a-z0-9-]+$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(house).toBeAttached();
  const size = await house.evaluate(
    (label) => label.parentElement!.querySelector('svg')!.getBoundingClientRect().width,
  );
  expect(size).toBe(35);
  release();
  await expect(page).toHaveURL(/\/woningaanbod\/.+\/.+/);
  await expect(house).toHaveCount(0);
});
