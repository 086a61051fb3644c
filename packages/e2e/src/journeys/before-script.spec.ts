import type { Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, holdRequests, test, waitForHydration, waitForPage, waitForWidgets } from '../visitor.ts';
import { openWithBootAlone } from './open-with-boot-alone.ts';

/** Opens a page whose script is held back until `arrive` is called. */
const openWithSlowScript = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button').last().waitFor();
  return async () => {
    release();
    await waitForHydration(page);
    await waitForWidgets(page);
  };
};

const readSync = async (email: string) =>
  (await readRecorded('activecampaign'))
    .map(({ body }) => body as Record<string, string>)
    .find((body) => body['email'] === email);

test.beforeEach(forgetRecorded);

test('what was typed, chosen and ticked before the script loaded stays and is sent', async ({ page }) => {
  const arrive = await openWithSlowScript(page, '/karwei-actie');
  await page.getByLabel('Voornaam').fill('Anna');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByLabel('E-mail').fill('vroeg@voorbeeld.example');
  const help = page.getByRole('radio', { name: 'Uitvoeren van een taxatie' });
  // What was jumped over is laid out now; hovering waits until nothing moves.
  await help.hover();
  await help.check();
  await page.getByLabel(/privacyverklaring/).check();
  await arrive();
  await page.getByLabel('Telefoon').fill('06 12345678');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');
  await expect(page.getByRole('radio', { name: 'Uitvoeren van een taxatie' })).toBeChecked();
  await expect(page.getByLabel(/privacyverklaring/)).toBeChecked();

  // It is stored as a draft, too: a reload does not lose it.
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('vroeg@voorbeeld.example');
  await waitForWidgets(page);
  await page.getByRole('button', { name: 'Aanvragen', exact: true }).click();
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  expect(await readSync('vroeg@voorbeeld.example')).toMatchObject({
    first_name: 'Anna',
    'field[%WAARBIJ_HELPEN%,0]': 'taxatie_woning',
  });
});

test.describe('a form about a home that was sent before the script, and not taken,', () => {
  test.use({ tolerated: { errors: [/status of 422/] } });
  test('comes back, and is in no form of another home', async ({ page }) => {
    await page.goto('/woningaanbod/deventer/keulenstraat-19-a');
    const form = page.locator('form', { hasText: 'Bericht' });
    const message = form.getByLabel('Bericht');
    await message.fill('Is de schuur van steen?');
    // As a browser sends it without script.
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await waitForHydration(page);
    await waitForWidgets(page);
    await expect(message).toHaveValue('Is de schuur van steen?');
    await page
      .locator('main a[href^="/woningaanbod/deventer/"]:not([href*=keulenstraat-19-a])')
      .first()
      .click();
    await expect(page).not.toHaveURL(/keulenstraat-19-a/);
    await expect(page).toHaveURL(/\/woningaanbod\/[\w-]+\/[\w-]+$/);
    await expect(message).toHaveValue('');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });
});

test('the time of filling in counts from the first sight of the form, and a reload goes on counting', async ({
  page,
}) => {
  const readFillMs = async (): Promise<number> => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/ac\//.test(request.url()),
    );
    await page.getByRole('button', { name: 'Aanvragen', exact: true }).click();
    return Number(new URLSearchParams((await sent).postData() ?? '').get('_invultijd'));
  };
  const readAge = () => page.evaluate(() => performance.now());
  await page.route('**/ac/contact/add/**', (route) =>
    route.fulfill({ json: { result_code: 0, result_message: 'nee' } }),
  );
  const arrive = await openWithSlowScript(page, '/karwei-actie');
  await page.getByLabel('Voornaam').fill('Anna');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByLabel('E-mail').fill('vroeg@voorbeeld.example');
  await page.getByLabel('Telefoon').fill('06 12345678');
  await page.getByLabel(/privacyverklaring/).check();
  const typedFor = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  );
  await arrive();
  const first = await readFillMs();
  expect(first).toBeGreaterThanOrEqual(Math.floor(typedFor));
  expect(first).toBeLessThanOrEqual(await readAge());

  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('vroeg@voorbeeld.example');
  await waitForWidgets(page);
  expect(await readFillMs()).toBeGreaterThan(first + (await readAge()) / 2);
});

test('a choice that leads elsewhere is followed once, when the script is there', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  const order = page.getByLabel('Sorteer op');
  // As a keyboard does, and a finger.
  await order.focus();
  await order.selectOption('prijs');
  await order.selectOption('-prijs');
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(...(request.url().match(/\/objects\/archive\/.*|\?sort=.*/) ?? [])),
  );
  arrive();
  await expect(page).toHaveURL(/\?sort=-prijs$/);
  await expect(order).toHaveValue('-prijs');
  await expect(order).toBeFocused();
  expect(asked.filter((each) => /sort=-prijs/.test(each))).toHaveLength(1);
});

test('a choice that leads nowhere by itself stays, and is sent with the search', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  await page.getByLabel('Straal').selectOption('2');
  arrive();
  await waitForHydration(page);
  await expect(page.getByLabel('Straal')).toHaveValue('2');
  await page.getByRole('combobox', { name: /Zoek op plaats/ }).fill('Diepenveen');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/radius=2/);
});

test('choices before the script loaded show the fields that depend on them', async ({ page }) => {
  const arrive = await openWithSlowScript(page, '/zoekopdracht');
  await page.getByLabel('Plaatsen').fill('Deventer, Nergenshuizen');
  await page.getByLabel('Huur of koop').selectOption('koop');
  await page.getByLabel('Soort woning').pressSequentially('Woon');
  await arrive();
  await expect(page.getByRole('button', { name: 'Deventer verwijderen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nergenshuizen verwijderen' })).toBeVisible();
  await expect(page.getByLabel('Huur of koop')).toHaveValue('koop');
  await expect(page.getByLabel('Maximumprijs')).toBeVisible();
  // A visitor who was still typing keeps the focus and the position.
  const kinds = page.getByRole('combobox', { name: 'Soort woning' });
  await expect(kinds).toBeFocused();
  await page.keyboard.type('huis');
  await expect(kinds).toHaveValue('Woonhuis');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Woonhuis verwijderen' })).toBeVisible();
});

test('an address that was typed before the script loaded is looked up', async ({ page }) => {
  const arrive = await openWithSlowScript(page, '/leebl');
  await page.getByLabel('Postcode').fill('7418 et');
  await page.getByLabel('Huisnummer').fill('19');
  await page.getByLabel('Telefoon').focus();
  await arrive();
  await expect(page.getByRole('combobox', { name: /^Adres/ })).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('7418 et');
});

test('an answer to the questionnaire stays, and is in no URL', async ({ page }) => {
  const arrive = await openWithSlowScript(page, '/hypotheekvragen');
  await page.getByRole('radio', { name: 'Nieuwbouw' }).check();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await arrive();
  await expect(page).toHaveURL(/\/hypotheekvragen$/);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(page.getByRole('radio', { name: 'Nieuwbouw' })).toBeChecked();
});

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar / })
    .first();

test('a press before the page can be used is answered once, when it can', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  await heart(page).click();
  arrive();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await waitForHydration(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('two presses with the keyboard are answered as two', async ({ page }) => {
  const arrive = await openWithBootAlone(page, '/woningaanbod');
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  arrive();
  await waitForHydration(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('until navigation is there, a link loads a document', async ({ page }) => {
  await page.route('**/navigation.js', () => {});
  await page.goto('/woningaanbod', { waitUntil: 'domcontentloaded' });
  await waitForPage(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // A browser may have fetched it beforehand, so no request is counted.
  await page.locator('html').evaluate((root) => root.setAttribute('data-left', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html:not([data-left])')).toBeAttached();
});

const addresses = [
  ['/leebl', 'Huisnummer', 'out of view'],
  ['/contact', 'Naam', 'in view'],
] as const;

for (const [path, label, where] of addresses)
  for (const saves of [true, false])
    test(`a form ${where} gets its code ${saves ? 'at the first move with data-saver, and no sooner' : 'without any move'}`, async ({
      page,
    }) => {
      await page.addInitScript(
        (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
        saves,
      );
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isAsked = () => asked.some((each) => /\/remotes\/mf-leads\/.*\.js$/.test(each));
      await page.goto(path);
      await waitForPage(page);
      await page.waitForLoadState('networkidle');
      if (saves) {
        expect(isAsked()).toBe(false);
        await page.mouse.wheel(0, 40);
      }
      await expect.poll(isAsked).toBe(true);
      await page.getByLabel(label).first().fill('19');
      await waitForWidgets(page);
      await expect(page.getByLabel(label).first()).toHaveValue('19');
    });

test('a press that is the first move is answered by the code that it brings', async ({ page }) => {
  await page.goto('/');
  await waitForPage(page);
  await page.waitForLoadState('networkidle');
  const unsaved = page.getByRole('main').locator('button[aria-pressed=false]').first();
  const name = (await unsaved.getAttribute('aria-label'))!;
  const home = page.getByRole('button', { name }).first();
  // No pointer comes near before: as a tool that reads aloud presses.
  await home.evaluate((button) => (button as HTMLElement).click());
  await expect(home).toHaveAttribute('aria-pressed', 'true');
});

test('each style sheet of a page is in it once', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await waitForWidgets(page);
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets).toEqual([...new Set(sheets)]);
});
