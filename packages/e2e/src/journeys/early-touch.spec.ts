import type { Locator, Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import {
  countDocuments,
  expect,
  holdRequests,
  test,
  visit,
  waitForHydration,
  waitForIdle,
  waitForPage,
  waitForRest,
} from '../visitor.ts';
import { openWithBootAlone } from './open-with-boot-alone.ts';

/** The address of a home with several photos and a floor plan. */
const findHome = async (page: Page): Promise<string> => {
  await page.goto('/woningaanbod');
  const href = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .first()
    .getAttribute('href');
  return href!;
};

const allPhotos = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Alle \d+ foto/ });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos of a home are on a page of the site, with the way back', async ({ page }) => {
    const home = await findHome(page);
    await page.goto(home);
    const words = await allPhotos(page).innerText();
    await allPhotos(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Foto’s van');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const photos = page.getByRole('main').getByRole('img');
    expect(await photos.count()).toBeGreaterThanOrEqual(Number(/\d+/.exec(words)![0]));
    const back = page.getByRole('main').getByRole('link', { name: 'Terug naar de woning' }).first();
    const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await back.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bar);
    await back.click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });

  test('no link leads to a bare file or nowhere', async ({ page }) => {
    const home = await findHome(page);
    for (const path of ['/', '/woningaanbod', home, '/verkoop', '/blogs', '/contact', '/over-binnen']) {
      await page.goto(path);
      const hrefs = await page
        .locator('a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      const isPicture = async (href: string) =>
        href.startsWith('/assets/') &&
        ((await page.request.head(href)).headers()['content-type'] ?? '').startsWith('image/');
      const places = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
      const dead: string[] = [];
      for (const href of hrefs)
        if (
          href === '' ||
          /^javascript:|^#$|\.(jpe?g|png|webp|avif|gif)([?#]|$)/.test(href) ||
          (href.startsWith('#') && !places.includes(href)) ||
          (await isPicture(href))
        )
          dead.push(href);
      expect(dead, path).toEqual([]);
    }
  });
});

test('"Alle foto’s" before its code is there opens the photos once it is', async ({ page }) => {
  const home = await findHome(page);
  const arrive = await openWithBootAlone(page, home);
  const documents = countDocuments(page);
  await allPhotos(page).click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  expect(documents()).toBe(0);
});

test('a press where the cookie notice has only just come is one on what was there', async ({ page }) => {
  const arrive = await holdRequests(page, /\/notices[.-][^/]*js/);
  await page.goto('/verkoop', { waitUntil: 'domcontentloaded' });
  await waitForRest(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' });
  const seen = await link.evaluateHandle((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    const { promise: pressed, resolve } = Promise.withResolvers<string | null | undefined>();
    new MutationObserver(() => {
      if (!document.querySelector('[aria-label=Cookies]')) return;
      resolve(document.elementFromPoint(left + 5, top + 5)?.closest('a, [aria-label=Cookies]')?.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return { pressed };
  });
  arrive();
  expect(await seen.evaluate(({ pressed }) => pressed)).toBe('Blogs');
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('a press on what the cookie notice comes over, before the button is let go, is one on that', async ({
  page,
}) => {
  const arrive = await holdRequests(page, /\/notices[.-][^/]*js/);
  await page.goto('/verkoop', { waitUntil: 'domcontentloaded' });
  await waitForRest(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await link.hover();
  await page.mouse.down();
  arrive();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await waitForIdle(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test.describe('who chose cookies before', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: baseURL! }]),
  );
  const cookies = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });

  test('is asked again by "Cookies" in the footer, pressed before its code is there', async ({ page }) => {
    const arrive = await openWithBootAlone(page, '/verkoop');
    const documents = countDocuments(page);
    await cookies(page).click();
    arrive();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(page).toHaveURL(/\/verkoop$/);
    expect(documents()).toBe(0);
  });

  test('opens another tab by Ctrl on "Cookies" or on the logo over an open menu, as on any link', async ({
    page,
  }) => {
    await visit(page, '/verkoop');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const press = async (link: Locator): Promise<string> => {
      const opened = page.context().waitForEvent('page');
      await link.click({ modifiers: ['Control'] });
      const tab = await opened;
      await tab.waitForURL(/^http/);
      return new URL(tab.url()).pathname;
    };
    expect(await press(cookies(page))).toBe('/disclaimer');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    expect(await press(page.getByRole('banner').getByRole('link').first())).toBe('/');
    await expect(menu).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('has answered nothing by a double click on it, though a button of the notice comes there', async ({
      page,
    }) => {
      await visit(page, '/verkoop');
      await cookies(page).dblclick();
      await waitForIdle(page);
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await page.getByRole('button', { name: 'Ok', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    });
  });

  test.describe('where its code does not come', () => {
    test.use({ tolerated: { errors: [/net::ERR_FAILED/] } });
    test('reads about them after a while', async ({ page }) => {
      await page.route(/\/notices[.-][^/]*js/, (route) => route.abort());
      await visit(page, '/verkoop');
      await cookies(page).click();
      await expect(page).toHaveURL(/\/disclaimer#cookies$/);
    });
  });
});

test('a home that is saved before its code is there stays so when a link is followed at once', async ({
  page,
}) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar / })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click({ noWaitAfter: true });
  arrive();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' })).toBeVisible();
});

test('"Versturen" before its code is there is done once, with all that was typed by then', async ({
  page,
}) => {
  await forgetRecorded();
  const arrive = await openWithBootAlone(page, '/contact');
  const documents = countDocuments(page);
  const form = page.getByRole('main').locator('form[method=post]').first();
  await form.getByRole('button', { name: 'Versturen' }).click();
  await form.getByLabel('Naam').fill('Anna Jansen');
  await form.getByLabel('E-mail').fill('eerste-druk@voorbeeld.example');
  await form.getByLabel('Telefoon').fill('06 12345678');
  await form
    .getByLabel(/bericht|vraag/i)
    .first()
    .fill('Mag ik langskomen?');
  await form.getByLabel(/privacyverklaring/).check();
  arrive();
  await expect(page).toHaveURL(/\/bedankt\//);
  expect(documents()).toBe(0);
  const sent = (await readRecorded('activecampaign')).filter(
    ({ body }) => (body as Record<string, string>)['email'] === 'eerste-druk@voorbeeld.example',
  );
  expect(sent).toHaveLength(1);
});

test('a search before navigation is there has no empty field in its address', async ({ page }) => {
  await openWithBootAlone(page, '/woningaanbod');
  await page.getByRole('combobox', { name: /Zoek/ }).fill('Olst');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/woningaanbod?zoeken=Olst');
});

test('"Verder gaan" before its code is there says what is missing once it is', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/waardecheck');
  // It is disabled in words alone.
  await page.getByRole('button', { name: 'Verder gaan' }).focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('Verplicht').first()).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
});

test('a link with personal data is clean at once, and used without any move of the visitor', async ({
  page,
}) => {
  const email = 'zonder-beweging@voorbeeld.example';
  const link = `/waardecheck?zip=7418ET&nr=19&email=${email}&utm_source=mail`;
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) referrers.push(request.url());
  });
  const arrive = await openWithBootAlone(page, link);
  await expect(page).toHaveURL(/\/waardecheck\?utm_source=mail$/);
  const lookup = page.waitForRequest(/\/postcode\/lookup\//);
  arrive();
  await lookup;
  await expect(page.getByLabel('Postcode')).toHaveValue('7418ET');
  await expect(page.getByLabel('Huisnummer')).toHaveValue('19');
  expect(referrers.filter((url) => url.includes(email))).toEqual([]);
  // A reload still knows it, and the address bar does not.
  await page.reload();
  await expect(page.getByLabel('Huisnummer')).toHaveValue('19');
  await expect(page).toHaveURL(/\/waardecheck\?utm_source=mail$/);
});

test('the hearts of saved homes are filled without any move of the visitor', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const saves = page.getByRole('main').getByRole('button', { name: /^Bewaar / });
  const name = (await saves.first().getAttribute('aria-label'))!;
  // No pointer rests where the next page has a button.
  await saves.first().press('Enter');
  // Another document, as by a link of another site: a browser comes back to a reloaded one as if somebody had moved.
  await page.goto('/');
  await page.goto('/woningaanbod');
  await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-visitor');
});

test('what was typed in the search before its code was there gets suggestions', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/');
  await page.getByRole('combobox', { name: /Zoek op plaats/ }).fill('Deven');
  arrive();
  await expect(page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option').first()).toBeVisible();
});

test('"Zoeken" without a question asks for one, before its code is there and once it is', async ({
  page,
}) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  const documents = countDocuments(page);
  const send = page.getByRole('button', { name: 'Zoeken' });
  const field = page.getByRole('combobox', { name: /Zoek op plaats/ });
  await send.click();
  await expect(field).toBeFocused();
  arrive();
  const warning = page.getByRole('search').getByRole('alert');
  await expect(warning).toHaveText('Let op: Verplicht');
  await field.fill('Olst');
  await expect(warning).toHaveCount(0);
  await field.fill('');
  await send.click();
  await expect(warning).toBeVisible();
  await expect(field).toBeFocused();
  expect(documents()).toBe(0);
});

for (const when of ['before', 'after'] as const)
  test(`an in-page link takes the focus along ${when} navigation is there`, async ({ page }) => {
    if (when === 'before') await page.route('**/navigation.js', () => {});
    await page.goto('/verkoop');
    await (when === 'before' ? waitForPage : waitForHydration)(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#inhoud')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#inhoud') !== null)).toBe(true);
    const toForm = page.getByRole('main').locator('a[href="#meet_us"]').first();
    await toForm.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#meet_us$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#meet_us') !== null)).toBe(true);
  });

test('after a navigation the focus is on the new page, and its title is there before anything reads it', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeFocused();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone, until navigation is there', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are open again in the document of each choice', async ({ page }) => {
    await page.route('**/navigation.js', () => {});
    await page.goto('/woningaanbod', { waitUntil: 'domcontentloaded' });
    await waitForPage(page);
    const main = page.getByRole('main');
    const toggle = main.getByRole('button', { name: /^Filters/ });
    await toggle.click();
    await main.getByRole('link', { name: /^3 of meer slaapkamers/ }).click();
    await expect(page).toHaveURL(/slaapkamers=3/);
    // Before script too: the style sheet opens them.
    await expect(main.getByRole('group', { name: 'Slaapkamers' })).toBeInViewport();
    await waitForPage(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await main.getByRole('combobox', { name: 'Prijs tot en met' }).selectOption({ index: 3 });
    await expect(page).toHaveURL(/slaapkamers=3&.*prijstot=\d/);
    await waitForPage(page);
    await main.getByRole('button', { name: /^Toon \d+ woning/ }).click();
    await expect(main.getByRole('group', { name: 'Slaapkamers' })).toBeHidden();
  });
});

test('what looks whether code is there sends nothing that a browser acts on', async ({ page }) => {
  // Safari follows a link for an `auxclick` that a script sends, and opens another tab when it has the focus.
  await page.addInitScript(() => {
    const sent = new Set<string>();
    Object.assign(window, { sent });
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (this instanceof Element) sent.add(event.type);
      return dispatchEvent.call(this, event);
    };
  });
  await visit(page, await findHome(page));
  await page.getByRole('link', { name: 'privacyverklaring' }).first().focus();
  await allPhotos(page).click();
  await expect(page.getByRole('dialog', { name: /^Foto’s van/ })).toBeVisible();
  const sent = await page.evaluate((): string[] => [...Reflect.get(window, 'sent')]);
  expect(sent.length).toBeGreaterThan(0);
  for (const acted of ['click', 'auxclick', 'mousedown', 'pointerdown', 'touchstart', 'keydown', 'drop'])
    expect(sent).not.toContain(acted);
});
