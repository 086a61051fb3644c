import type { Page } from '@playwright/test';
import { fillAddress } from '../journeys/lead-fields.ts';
import {
  countDocuments,
  expect,
  followInside,
  holdRequests,
  test,
  visit,
  waitForHydration,
  waitForPage,
} from '../visitor.ts';

test.use({
  tolerated: {
    errors: [
      /Failed to load/,
      /could not be loaded/,
      /could not be shown/,
      /status of 500/,
      /ChunkLoadError/,
    ],
  },
});

const blockListings = (page: Page) => page.route('**/remotes/mf-listings/**/*.js', (route) => route.abort());
const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();

test('a page whose code is missing loads as a document, once in a minute', async ({ page }) => {
  await page.clock.install();
  await blockListings(page);
  await visit(page, '/contact', { widgets: false });
  const documents = countDocuments(page);

  await goTo(page, 'Aanbod');
  await expect(page).toHaveURL(/\/woningaanbod$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await waitForHydration(page);
  expect(documents()).toBe(1);

  // From a page whose code is loaded, 59 seconds later: no document, but the error page with a link to go on.
  await goTo(page, 'Contact');
  await expect(page).toHaveURL(/\/contact$/);
  await waitForHydration(page);
  const before = documents();
  await page.clock.fastForward(50_000);
  await goTo(page, 'Aanbod');
  await expect(page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute(
    'href',
    '/woningaanbod',
  );
  expect(documents()).toBe(before);

  await goTo(page, 'Contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.clock.fastForward(11_000);
  await goTo(page, 'Aanbod');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(documents()).toBe(before + 1);
});

test('a link that the visitor gave up loads no document when its code does not come', async ({ page }) => {
  const giveUp = await holdRequests(page, '**/remotes/mf-listings/**/*.js', 'abort');
  await visit(page, '/contact', { widgets: false });
  const asked = page.waitForRequest('**/remotes/mf-listings/**/*.js');
  await goTo(page, 'Aanbod');
  await asked;
  await goTo(page, 'Disclaimer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  const documents = countDocuments(page);
  giveUp();
  await page.unrouteAll({ behavior: 'wait' });
  await followInside(page, 'Contact');
  expect(documents()).toBe(0);
});

for (const address of ['/disclaimer', '/disclaimer#inhoud'])
  test(`back to ${address}, whose code is missing, loads that as a document and not the page that is left`, async ({
    page,
  }) => {
    await page.route('**/remotes/mf-content/**/*.js', (route) => route.abort());
    await visit(page, address, { widgets: false });
    const documents = countDocuments(page);
    await goTo(page, 'Aanbod');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ons woningaanbod');
    expect(documents()).toBe(0);
    await page.goBack();
    await expect.poll(documents).toBe(1);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  });

test('a page that the browser kept does not wait for the one that it was left for', async ({ page }) => {
  await blockListings(page);
  await page.route('**/woningaanbod', () => {});
  await visit(page, '/contact', { widgets: false });
  const again = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/contact'),
  );
  // In one go: Playwright asks a page nothing while its next document is under way.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/woningaanbod"]')?.click();
    const looking = setInterval(() => {
      if (!('leaving' in document.documentElement.dataset)) return;
      clearInterval(looking);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, 10);
  });
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('a first page whose code is missing reloads once, then stays as the server sent it', async ({
  page,
}) => {
  await blockListings(page);
  const documents = countDocuments(page);
  await visit(page, '/woningaanbod', { widgets: false });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(documents()).toBe(2);
});

test('without the code of the map the list says that there is none, and its filters answer', async ({
  page,
}) => {
  await page.route('**/offer-map.js', (route) => route.abort());
  await visit(page, '/woningaanbod?weergave=kaart');
  await expect(page.getByText('De kaart is nu niet te zien.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const documents = countDocuments(page);
  await page.getByRole('link', { name: /^Deventer, \d+ woningen/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /in Deventer$/ })).toBeVisible();
  expect(documents()).toBe(0);
});

const searchFor = async (page: Page, question: string) => {
  const search = page.getByRole('combobox', { name: /Zoek op plaats/ });
  await search.fill(question);
  await search.press('Enter');
};

test('without the code of the empty list a search that finds nothing says so', async ({ page }) => {
  await page.route('**/empty-offer.js', (route) => route.abort());
  await visit(page, '/woningaanbod');
  const documents = countDocuments(page);
  await searchFor(page, 'qqzzxx');
  await expect(
    page.getByRole('heading', { level: 2, name: '0 woningen te koop voor “qqzzxx”' }),
  ).toBeVisible();
  await expect(page.getByText('Hier is nu niets te zien.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('ging iets mis');
  expect(documents()).toBe(0);
});

test('a first page whose empty list has no code stays as the server sent it', async ({ page }) => {
  await page.route('**/empty-offer.js', (route) => route.abort());
  await visit(page, '/woningaanbod?zoeken=qqzzxx');
  await waitForHydration(page);
  await expect(page.getByText('We hebben nu geen woningen gevonden')).toBeVisible();
  await searchFor(page, 'xxzzqq');
  await expect(page.getByText('Hier is nu niets te zien.')).toBeVisible();
  await expect(page.getByText('We hebben nu geen woningen gevonden')).toBeHidden();
});

test('without the code of its small map a home’s page stays, with what was typed in it', async ({ page }) => {
  await page.route('**/place-map*.js', (route) => route.abort());
  await visit(page, '/woningaanbod/deventer');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const form = page.getByRole('form', { name: 'Interesse in deze woning?' });
  await form.getByLabel('Naam', { exact: true }).fill('Anna');
  const place = page.getByText('De kaart is nu niet te zien.');
  await page.getByRole('link', { name: 'Bekijk op de kaart' }).scrollIntoViewIfNeeded();
  await expect(place).toBeVisible();
  await expect(form.getByLabel('Naam', { exact: true })).toHaveValue('Anna');
});

test('a calculator whose next step does not come says so, and goes on there after a reload', async ({
  page,
}) => {
  await page.route('**/object-valuation-later*.js', (route) => route.abort());
  await visit(page, '/waarde-woning');
  await fillAddress(page.getByRole('main'));
  await page.getByRole('button', { name: 'Verder gaan' }).click();
  await expect(page.getByText('De volgende stap is nu niet te laden.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByText(/^Woning 1 van/)).toBeVisible();
});

test('an address can be typed when the code that looks it up hangs', async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, '**/look-up-address*.js');
  await visit(page, '/waarde-woning');
  const main = page.getByRole('main');
  await main.getByLabel('Postcode').fill('7418et');
  await main.getByLabel('Huisnummer').fill('19');
  await main.getByLabel('Huisnummer').blur();
  await page.clock.fastForward(7_000);
  await main.getByLabel('Straat').fill('Keulenstraat');
  await main.getByLabel('Plaats').fill('Deventer');
  await main.getByRole('button', { name: 'Verder gaan' }).click();
  await expect(page.getByText(/^Woning 1 van/)).toBeVisible();
});

test('what was typed stays where the code of the page does not come', async ({ page }) => {
  const fail = await holdRequests(page, '**/remotes/mf-content/**/*.js', 'abort');
  await page.addInitScript(() => sessionStorage.setItem('binnen-reloaded', String(Date.now())));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const email = page.getByRole('main').getByLabel(/E-mail/);
  await email.fill('anna@voorbeeld.example');
  await page.locator('html[data-page=frame]').waitFor({ state: 'attached' });
  fail();
  await waitForPage(page);
  await expect(email).toHaveValue('anna@voorbeeld.example');
});

test('the menu leaves a page whose code is on its way as it is, with what was typed in it', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/remotes/mf-content/**/*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const email = page.getByRole('main').getByLabel(/E-mail/);
  await email.fill('anna@voorbeeld.example');
  await page.locator('html[data-page=frame]').waitFor({ state: 'attached' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(menu.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(email).toHaveValue('anna@voorbeeld.example', { timeout: 5_000 });
  release();
  await waitForPage(page);
  await expect(email).toHaveValue('anna@voorbeeld.example');
});

test('code that was missing for a moment is there after the reload', async ({ page }) => {
  let failures = 0;
  await page.route('**/remotes/mf-listings/**/remoteEntry.js', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await visit(page, '/woningaanbod');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar / })
    .first()
    .click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Bewaar / })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('without the script of navigation the page can be used, and its links load documents', async ({
  page,
}) => {
  await page.route('**/navigation.js', (route) => route.abort());
  await page.goto('/woningaanbod', { waitUntil: 'domcontentloaded' });
  await waitForPage(page);
  const documents = countDocuments(page);
  await goTo(page, 'Contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(documents()).toBe(1);
});

test('the script of navigation that does not come is asked for again at the next sign, and not before', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/navigation.js', async (route) => {
    asked++;
    await route.abort();
  });
  const complaint = () =>
    page.waitForEvent('console', (message) => /navigation could not/.test(message.text()));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await waitForPage(page);
  for (const name of ['Aanbod', 'Verkopen']) {
    const complained = complaint();
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().focus();
    await complained;
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(2);
});

for (const [where, cut] of [
  ['end never came', (html: string) => html.split('</main>')[0]],
  ['last line broke', (html: string) => html.slice(0, -60)],
] as const)
  test(`a document whose ${where} complains of nothing, and its links lead on`, async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${cut(await response.text())}` });
    });
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && target.src.endsWith('/main.js'))
          document.documentElement.dataset['ran'] = '';
      };
      document.addEventListener('load', note, true);
    });
    await page.goto('/contact');
    await page.locator('html[data-ran]').waitFor({ state: 'attached' });
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await waitForHydration(page);
  });
