import type { Page } from '@playwright/test';
import { createAxe, legalRules } from '../accessibility.ts';
import { readRecorded, siteUrl, standInsUrl } from '../stack.ts';
import { countDocuments, expect, test, visit, waitForHydration } from '../visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = async (page: Page) =>
  Number(
    /^\d+/.exec((await page.getByRole('heading', { name: /woning(en)? te (koop|huur)/ }).textContent())!)![0],
  );

test('a filter says how many homes it leaves, and back takes it away again', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const documents = countDocuments(page);
  const all = await count(page);
  const choice = page.getByRole('group', { name: 'Slaapkamers' }).getByRole('link', { name: /^4 of meer/ });
  const promised = Number(/(\d+)$/.exec((await choice.textContent())!)![1]);
  await choice.click();
  await expect(page).toHaveURL(/slaapkamers=4/);
  await expect.poll(() => count(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  expect(documents()).toBe(0);
});

test('suggestions lead to a home by keyboard alone', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const field = page.getByRole('combobox', { name: /Zoek op plaats/ });
  await field.fill('keulenstraat 19');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL('/woningaanbod/deventer/keulenstraat-19-a');
  await expect(page.getByRole('heading', { name: 'Keulenstraat 19 A' })).toBeVisible();
});

test('on a phone suggestions lie over the buttons below the search, and a tap takes one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/woningaanbod');
  await page.getByRole('combobox', { name: /Zoek op plaats/ }).fill('deventer met gar');
  await page.getByRole('option', { name: /Garage/ }).click();
  await expect(page).toHaveURL(/parkeren=garage/);
});

test('back and forward restore the filters and the place on the page', async ({ page }) => {
  await visit(page, '/woningaanbod?slaapkamers=3');
  const link = cards(page).nth(8).getByRole('link').first();
  const name = (await link.textContent())!;
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link.hover();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/woningaanbod?slaapkamers=3');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(top));
  await expect(
    page.getByRole('group', { name: 'Slaapkamers' }).getByRole('link', { name: /^3 of meer/ }),
  ).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
});

const nonsense = [
  'pagina=-3&prijstot=duizend&kamers=1e3&sort=transactieprijs&soort=ruil&type=%3Cb%3E&plaats=..%2Fetc',
  'pagina=99999999999999',
  'zoeken=Deventer&radius=-5',
  'zoeken=(x%2B)%2B%24',
  'zoeken=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `zoeken=${'a'.repeat(10_000)}`,
  'weergave=kaart&vak=99.0000,999.0000,1,2',
];
/** Opens the map as a visitor does, and answers the scripts that were loaded for it. */
const openMap = async (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/map-gl|maplibre/.test(request.url())) scripts.push(request.url());
  });
  await visit(page, '/woningaanbod');
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Kaart' }).click();
  const map = page.getByRole('group', { name: /^Kaart/ });
  await expect(map.getByRole('link').first()).toBeVisible();
  return { map, scripts };
};

test('the map is drawn by WebGL when it is opened; the mouse moves it, and a reload keeps its position', async ({
  page,
}) => {
  const { map, scripts } = await openMap(page);
  await expect(map).toHaveAttribute('data-drawn-by', 'webgl');
  expect(scripts.length).toBe(2);
  expect(scripts.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
  const all = await count(page);
  await page.getByRole('button', { name: 'Dichterbij' }).click();
  await expect(page).toHaveURL(/vak=/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  const first = page.url();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.mouse.move(x + width / 2 + 30, y + height - 140);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 150, y + height - 240, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(page).toHaveURL(/vak=/);
  const total = await count(page);
  await page.reload();
  await expect.poll(() => count(page)).toBe(total);
  await expect(map.getByRole('link').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid address has a sensible page', async ({ page }) => {
    for (const query of nonsense) {
      const response = await page.goto(`/woningaanbod?${query}`, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), query.slice(0, 40)).toBe(200);
      await expect(page.getByRole('heading', { name: /woning(en)? te koop/ })).toBeVisible();
      await expect(page.locator('img[onerror]')).toHaveCount(0);
    }
  });

  test('filters, prices and the order work as links and forms', async ({ page }) => {
    await page.goto('/woningaanbod');
    await page
      .getByRole('group', { name: 'Slaapkamers' })
      .getByRole('link', { name: /^3 of meer/ })
      .click();
    await expect(page).toHaveURL(/slaapkamers=3/);
    await page.getByLabel('Prijs tot en met').selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Toon woningen' }).click();
    await expect(page).toHaveURL(/slaapkamers=3.*prijstot=\d+/);
  });

  test('on a phone a shared map is a list that can be searched', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/woningaanbod/deventer?weergave=kaart');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /Zoek/ }))
      .first()
      .fill('Twello');
    await page.getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByRole('heading', { name: /in Twello$/ })).toBeVisible();
  });

  test('on a phone the homes are a press away from the filters above them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/woningaanbod/deventer?slaapkamers=3');
    const way = page.getByRole('link', { name: 'Naar de resultaten' });
    expect((await way.boundingBox())?.width).toBeGreaterThan(100);
    await way.click();
    await expect(page.getByRole('heading', { name: /te koop in Deventer/ })).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeInViewport();
  });
});

/** On a phone, with letters twice as large, and on a desk: axe finds nothing, and nothing is wider than the screen. */
const expectFit = async (page: Page, state: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  for (const [width, letters] of [
    [390, 32],
    [390, 16],
    [1440, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    const at = `${state} at ${width} px with letters of ${letters}`;
    const { violations } = await createAxe(page).include('main').withTags(legalRules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      at,
    ).toEqual([]);
    const size = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return [scrollWidth, getComputedStyle(document.documentElement).fontSize];
    });
    expect(size, at).toEqual([width, `${letters}px`]);
  }
};

test.describe('what is wrong with an alert', () => {
  // The browser itself logs the document's status.
  test.use({ tolerated: { errors: [/status of 4(04|22)/] } });

  test('is said in the form that has what was typed, and of a link that is not ours', async ({ page }) => {
    await visit(page, '/meldingen');
    await expectFit(page, 'form');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('anna@voorbeeld');
    await page.getByRole('combobox', { name: 'Hoe vaak' }).selectOption('Elke dinsdag');
    await page.getByRole('button', { name: 'Mail mij nieuwe woningen' }).click();
    await expect(page.getByRole('alert')).toHaveText('Dit is geen e-mailadres.');
    await expect(page.getByRole('combobox', { name: 'Hoe vaak' })).toHaveValue('dinsdag');
    await expectFit(page, 'error');
    await page.goto('/melding/beheren?sleutel=verzonnen');
    await expect(page.getByRole('heading', { name: 'Deze melding is er niet meer' })).toBeVisible();
    await expectFit(page, 'wrong link');
    await page.getByRole('link', { name: 'Vraag een nieuwe melding aan' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
  });
});

/** The link of the mail to this address that names this search, once it has come. */
const readLink = async (email: string, words: string): Promise<string> => {
  const link = new RegExp(`${words}.*?(http\\S+sleutel=[\\w.-]+)`);
  const find = async () => {
    const mail = (await readRecorded('brevo')).find(({ body }) => JSON.stringify(body).includes(email));
    return link.exec(JSON.stringify(mail ?? ''))?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('two taps on a list ask for its new homes by mail; the link in the mail shows a button that confirms', async ({
      page,
    }) => {
      const email = `melding-${javaScriptEnabled}@voorbeeld.example`;
      const fit = (state: string) => (javaScriptEnabled ? expectFit(page, state) : undefined);
      await page.goto('/woningaanbod/deventer?slaapkamers=3');
      // Tap 1 is the field, tap 2 the button.
      await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await page.getByRole('button', { name: 'Mail mij nieuwe woningen' }).click();
      await expect(page).toHaveURL('/bedankt/melding');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mail');
      await fit('asked');
      const response = await page.goto(await readLink(email, 'Te koop, Deventer, 3 of meer slaapkamers'));
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(page.getByRole('list', { name: 'Waar je naar zoekt' })).toHaveText(
        'Te koopDeventer3 of meer slaapkamers',
      );
      await fit('to be confirmed');
      if (javaScriptEnabled) await expect(page).toHaveURL('/meldingen');
      await page.reload();
      await page.getByRole('link', { name: 'Bekijk deze woningen' }).click();
      await expect(page).toHaveURL(/\/woningaanbod\/deventer\?/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible();
      // Anybody may have asked, for any day: who confirms sees it and decides.
      const often = page.getByRole('combobox', { name: 'Hoe vaak' });
      await expect(often).toHaveValue('direct');
      await often.selectOption('Elke zondag');
      await page.getByRole('button', { name: 'Bevestig je melding' }).click();
      await expect(page.getByRole('heading', { name: 'Je melding staat aan' })).toBeVisible();
      await expect(often).toHaveValue('zondag');
      await fit('on');
      await often.selectOption('Elke dag');
      await page.getByRole('button', { name: 'Bewaar' }).click();
      await expect(page.getByRole('heading', { name: 'Je keuze is bewaard' })).toBeVisible();
      await expect(often).toHaveValue('dagelijks');
      await page.getByRole('button', { name: 'Pauzeer' }).click();
      await expect(page.getByRole('heading', { name: 'Je melding staat op pauze' })).toBeVisible();
      await fit('paused');
      await page.getByRole('button', { name: 'Stop en wis mijn gegevens' }).click();
      await expect(page.getByRole('heading', { name: 'Deze melding is gestopt' })).toBeVisible();
      await fit('ended');
    });
  });

test('one’s own alert is there after a reload before the page has its code, so that nothing is chosen in another form', async ({
  page,
}) => {
  await page.goto('/woningaanbod/deventer');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('herladen@voorbeeld.example');
  await page.getByRole('button', { name: 'Mail mij nieuwe woningen' }).click();
  await expect(page).toHaveURL('/bedankt/melding');
  await page.goto(await readLink('herladen@voorbeeld.example', 'Te koop, Deventer'));
  await expect(page).toHaveURL('/meldingen');
  await page.route('**/remotes/mf-leads/**/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  const alert = page.getByRole('heading', { name: 'Nog één stap' });
  await expect(alert).toBeVisible();
  // And on the way back, in a document of another page in which the router follows the history.
  await page.unroute('**/remotes/mf-leads/**/*.js');
  await page.getByRole('link', { name: 'Bekijk deze woningen' }).click();
  await expect(page).toHaveURL(/\/woningaanbod\/deventer/);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(alert).toBeVisible();
});

test.describe('by web push', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('one press asks for new homes on this device; a renewed subscription keeps them, its list of alerts pauses and ends them, and the worker shows a push', async ({
    page,
    context,
  }) => {
    await visit(page, '/woningaanbod/deventer');
    const applicationServerKey = await page.locator('meta[name="web-push"]').getAttribute('content');
    // The browser's own push service cannot be reached from here: the stand-in's takes its place.
    const subscribe = async () => {
      const body = JSON.stringify({ applicationServerKey });
      return (await fetch(`${standInsUrl}/push/subscriptions`, { method: 'POST', body })).json();
    };
    const [first, renewed]: unknown[] = [await subscribe(), await subscribe()];
    await page.evaluate((given) => {
      PushManager.prototype.subscribe = () => Promise.resolve(Object.assign(Object.create(null), given));
    }, first);
    await page.getByRole('button', { name: 'Of krijg een melding op dit apparaat' }).click();
    await expect(page.getByText('Je krijgt een melding op dit apparaat als er')).toBeVisible();
    // The browser renews it on a bad line: the call is lost, then the answer to it. The next visit tells it.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const isLost = await worker.evaluate(async (given) => {
      const { fetch } = globalThis;
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
      PushManager.prototype.subscribe = () => Promise.resolve(Object.assign(Object.create(null), given));
      const tell = () =>
        dispatchEvent(
          Reflect.construct(Reflect.get(globalThis, 'ExtendableEvent'), ['pushsubscriptionchange']),
        );
      const lost = new Promise<boolean>((resolve) => {
        let wasAsked = false;
        globalThis.fetch = async (input, init) => {
          if (init?.method !== 'POST') return fetch(input, init);
          if (wasAsked) {
            globalThis.fetch = fetch;
            const { ok } = await fetch(input, init);
            resolve(ok);
          } else {
            wasAsked = true;
            tell();
          }
          throw new TypeError('no answer');
        };
      });
      tell();
      return lost;
    }, renewed);
    expect(isLost).toBe(true);
    await visit(page, '/woningaanbod');
    const readKnown = () =>
      worker.evaluate(async () => {
        const cache = await caches.open('push-1');
        const [call] = await cache.keys();
        return call && (await cache.match(call))?.json();
      });
    await page.mouse.move(10, 10);
    await expect.poll(readKnown).toEqual(renewed);
    await visit(page, '/meldingen');
    const own = page.getByRole('link', { name: 'Te koop, Deventer' });
    await expect(own).toBeVisible();
    await expectFit(page, 'own alerts');
    await own.click();
    await page.getByRole('button', { name: 'Pauzeer' }).click();
    await expect(page.getByText('Op het apparaat waar je dit vroeg')).toBeVisible();
    // Straight to the address that the tab has is a reload: of this alert's page.
    await visit(page, '/woningaanbod');
    await visit(page, '/meldingen');
    await expect(page.getByText('(op pauze)')).toBeVisible();
    await own.click();
    await page.getByRole('button', { name: 'Stop en wis mijn gegevens' }).click();
    await expect(page.getByRole('heading', { name: 'Deze melding is gestopt' })).toBeVisible();

    const browser = await context.newCDPSession(page);
    const registrationId = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active) resolve(active.registrationId);
      }),
    );
    // The headless shell shows no notifications: what the worker asks it to show is kept instead.
    await worker.evaluate(() => {
      ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
        Promise.resolve(void Object.assign(globalThis, { shown: `${title} ${options?.body}` }));
    });
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: siteUrl,
      registrationId: await registrationId,
      data: JSON.stringify({
        ...{ titel: 'Nieuw: Brink 1, Deventer', tekst: '€ 400.000 k.k.', tag: 'x' },
        ...{ lijst: '/woningaanbod/deventer', beheer: '/melding/beheren?sleutel=x' },
      }),
    });
    await expect
      .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown') as unknown))
      .toBe('Nieuw: Brink 1, Deventer € 400.000 k.k.');
  });
});
