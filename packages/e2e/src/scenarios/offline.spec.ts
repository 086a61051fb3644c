import type { Page } from '@playwright/test';
import { waitUntilKept } from '../kept.ts';
import { changeContent, restoreContent } from '../stack.ts';
import {
  countDocuments,
  expect,
  followInside,
  test,
  visit,
  visitUntil,
  waitForHydration,
  waitForIdle,
} from '../visitor.ts';

test.use({
  serviceWorkers: 'allow',
  tolerated: { errors: [/Failed to load resource|net::ERR|Failed to fetch/] },
});

test.afterEach(restoreContent);

/** Asks the service worker to keep pages, as a tab does. */
const askToKeep = (page: Page, keep: string[]) =>
  page.evaluate(
    async (message) => {
      const worker = await navigator.serviceWorker.ready;
      worker.active?.postMessage(message);
    },
    { keep },
  );

test('what was read can be read again without a connection, and the rest says so', async ({
  page,
  context,
}) => {
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await waitUntilKept(page, '/contact');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel(/E-mail/)).toBeVisible();
  await page.goto('/over-binnen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goto('/woningaanbod/deventer');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^0570/ })).toHaveAttribute('href', /^tel:\+31/);
  // The frame is there, with the pages that can be read.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const readable = page.getByRole('navigation', { name: 'Dit kun je nu nog lezen' });
  await expect(readable.getByRole('link')).toHaveCount(2);
  // In the site's own fonts, which were cached with a page.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').length))
    .toBeGreaterThan(0);
  // A connection that comes back while the press is under way does not overtake it with this page.
  await readable.getByRole('link', { name: /^Over ons/ }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await expect(page).toHaveURL(/\/over-binnen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A page that was not seen has no form that cannot be sent.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verkopen' }).first().click();
  await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await context.setOffline(false);
});

test('a page that was never seen says so too where nothing was done with those that were', async ({
  page,
  context,
}) => {
  await page.goto('/verkoop');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  // Only looked at: what a visitor's move brings is not kept.
  await page.goto('/contact');
  await waitUntilKept(page, '/contact', []);
  // A network that answers nothing is a connection for the browser.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await context.setOffline(true);
  await page.goto('/taxatie');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Je bent even niet online');
  await expect(page.getByRole('link', { name: /^0570/ })).toBeVisible();
  await context.setOffline(false);
  await expect(title).toContainText(/taxeren|taxatie/i);
});

test('links and Back lead to kept pages whose data this tab has never read', async ({ page, context }) => {
  const follow = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  const title = page.getByRole('heading', { level: 1 });
  // As documents, for which the browser reads nothing itself.
  for (const path of ['/contact', '/woningaanbod', '/over-binnen']) {
    await visit(page, path);
    await waitUntilKept(page, path);
  }
  await follow('Blogs');
  await expect(title).toHaveText('Blogs');
  await context.setOffline(true);
  await page.goBack();
  await expect(title).toHaveText('Over Binnen');
  for (const [name, says] of [
    ['Contact', 'Contact'],
    ['Aanbod', 'Ons woningaanbod'],
  ] as const) {
    await waitForHydration(page);
    await follow(name);
    await expect(title).toHaveText(says);
  }

  // A page that was not seen: one document, at its own address.
  await waitForHydration(page);
  const documents = countDocuments(page);
  await follow('Verkopen');
  await expect(page).toHaveURL(/\/verkoop$/);
  await expect(title).toHaveText('Je bent even niet online');
  await expect(page.getByRole('main').getByText('503', { exact: true })).toBeVisible();
  await waitForHydration(page);
  expect(documents()).toBe(1);
  await context.setOffline(false);
});

test('a link that the visitor gave up loads no document when its data does not come', async ({ page }) => {
  await visit(page, '/contact');
  await waitUntilKept(page, '/contact');
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).includes('/content/blogs')
        ? new Promise((_, reject) => {
            document.body.dataset['asked'] = '';
            addEventListener('giveup', () => reject(new TypeError('Failed to fetch')));
          })
        : fetch(input, init);
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await page.waitForSelector('body[data-asked]');
  await footer.getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  const documents = countDocuments(page);
  await page.evaluate(() => dispatchEvent(new Event('giveup')));
  await followInside(page, 'Contact');
  expect(documents()).toBe(0);
});

test('a page whose data is cut midway loads as a document', async ({ page }) => {
  await visit(page, '/contact');
  await waitUntilKept(page, '/contact');
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) =>
      String(input).includes('/content/blogs') ? new Response('{"data":[{"id"') : fetch(input, init);
  });
  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(documents()).toBe(1);
});

test('a network that answers nothing is no connection, whatever the browser says', async ({
  page,
  context,
}) => {
  const titles: string[] = [];
  page.on('console', (message) => titles.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
    for (const news of ['online', 'offline'])
      addEventListener(news, (event) => event.stopImmediatePropagation(), { capture: true });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h1')) console.debug(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  await context.setOffline(true);
  const main = page.getByRole('main');
  // A page that was not seen: its own words, without a form that cannot be sent, would be half of it.
  // The first is that of a notification: no page of a remote.
  for (const path of ['/melding/beheren?sleutel=x', '/verkoop', '/woningaanbod/deventer']) {
    await page.goto(path);
    await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: /^Over ons/ })).toBeVisible();
  // Nothing else was said first.
  expect(titles).toContain('Je bent even niet online');
  expect(titles).not.toContain('Er ging iets mis');
  await context.setOffline(false);
  // It loads again by itself.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deventer');
});

test('a kept page that stands in for one that does not come says of when it is', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  const readDay = () => page.evaluate(() => new Date().toLocaleDateString('nl', { dateStyle: 'long' }));
  const before = await readDay();
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  await expect(page.getByRole('status').filter({ hasText: 'Dit is de pagina' })).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/over-binnen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Of one of the two, when midnight was between them.
  const days = `(${before}|${await readDay()})`;
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^Er is geen goede verbinding\\. Dit is de pagina van ${days} om \\d+:\\d+\\.$`),
  );
  await context.setOffline(false);
});

test('a page of a new release that came late is kept with its files', async ({ page, context }) => {
  await visit(page, '/contact');
  await waitUntilKept(page, '/contact');
  const [file = ''] = /\/remotes\/mf-listings\/[^"]+\/remoteEntry\.js/.exec(await page.content()) ?? [];
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((added) => {
    const { fetch, setTimeout } = globalThis;
    // What is waited for ends at once, and the page comes after that.
    Object.assign(globalThis, {
      setTimeout: (end: () => void) => setTimeout(end, 0),
      fetch: async (...asked: Parameters<typeof fetch>) => {
        const answer = await fetch(...asked);
        if (!answer.url.endsWith('/contact')) return answer;
        await new Promise((resolve) => setTimeout(resolve, 100));
        const html = (await answer.text()).replace('</head>', `<link rel="late" href="${added}"></head>`);
        return new Response(html, { headers: answer.headers });
      },
    });
  }, file);
  await askToKeep(page, ['/contact']);
  const readKept = () =>
    page.evaluate(async (added) => {
      const kept = await caches.match('/contact', { cacheName: 'pages-1', ignoreVary: true });
      const isNew = (await kept?.text())?.includes(added) ?? false;
      return isNew ? (await caches.match(added, { cacheName: 'files-1' }))?.status : 'before';
    }, file);
  await expect.poll(readKept).toBe(200);
});

test('a page that was kept for more than thirty days is shown no more', async ({ page, context }) => {
  for (const path of ['/over-binnen', '/contact']) {
    await visit(page, path);
    await waitUntilKept(page, path);
  }
  await context.setOffline(true);
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    const kept = await cache.match('/over-binnen', { ignoreVary: true });
    const headers = new Headers(kept?.headers);
    headers.set('date', new Date(Date.now() - 31 * 86_400_000).toUTCString());
    const body = await kept?.text();
    await cache.delete('/over-binnen', { ignoreVary: true });
    await cache.put('/over-binnen', new Response(body, { headers }));
  });
  await page.goto('/over-binnen');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Over ons/ })).toHaveCount(0);
  await context.setOffline(false);
});

test('a page that is gone is kept no longer once the site says so', async ({ page, context }) => {
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  // As a visit kept it before the office withdrew it.
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    const kept = await cache.match('/over-binnen', { ignoreVary: true });
    await cache.put('/ingetrokken', new Response(await kept?.text(), { headers: kept?.headers ?? {} }));
  });
  expect((await page.goto('/ingetrokken'))?.status()).toBe(404);
  await context.setOffline(true);
  await page.goto('/ingetrokken');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Over ons/ })).toHaveCount(1);
  await context.setOffline(false);
});

test('a page that was kept is not shown for another question', async ({ page, context }) => {
  await visit(page, '/woningaanbod');
  await waitUntilKept(page, '/woningaanbod');
  await context.setOffline(true);
  await page.goto('/woningaanbod?prijstot=200000');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Je bent even niet online' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await context.setOffline(false);
});

test('what a link shows from kept reads says of when it is', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  await visit(page, '/contact');
  await waitUntilKept(page, '/contact');
  const footer = page.getByRole('contentinfo');
  const title = page.getByRole('heading', { level: 1 });
  const goBetween = async () => {
    await footer.getByRole('link', { name: 'Blogs' }).click();
    await expect(title).toHaveText('Blogs');
  };
  await goBetween();
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(title).toHaveText('Contact');
  await expect(page.getByRole('status').filter({ hasText: 'Dit is de pagina' })).toHaveCount(0);
  // The browser itself keeps reads for a minute.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await goBetween();
  await expect(page.getByRole('status')).toHaveText(
    /^Er is geen goede verbinding\. Dit is de pagina van \d+ \w+ \d{4} om \d+:\d+\.$/,
  );
  await context.setOffline(false);
});

test('a kept read that no page is made of says nothing of when a page is', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  await visit(page, '/woningaanbod');
  await waitUntilKept(page, '/woningaanbod');
  const suggest = async () => {
    const answered = page.waitForResponse('**/objects/suggest/**');
    await page.getByRole('combobox', { name: /Zoek/ }).first().fill('Diepenveen');
    expect((await answered).fromServiceWorker()).toBe(true);
  };
  await suggest();
  await page.reload();
  // The notices are there.
  await expect(page.getByRole('button', { name: 'Alleen noodzakelijke cookies' })).toBeVisible();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await suggest();
  await expect(page.getByRole('option').first()).toBeVisible();
  await waitForIdle(page);
  // At once: it would go by itself.
  expect(await page.getByRole('status').filter({ hasText: 'Dit is de pagina' }).count()).toBe(0);
  await context.setOffline(false);
});

test('no more than eighty pages are kept, those that a tab asks for included', async ({ page }) => {
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  const paths = Array.from({ length: 90 }, (_, place) => `/disclaimer?utm_source=${place}`);
  for (const from of [0, 30, 60]) {
    const keep = paths.slice(from, from + 30);
    await askToKeep(page, keep);
    await waitUntilKept(page, keep.at(-1)!);
  }
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages-1')).keys()).length))
    .toBe(80);
});

test('pages are kept one after the other: a visitor who goes on has a part of the line', async ({
  page,
  context,
}) => {
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { fetch } = globalThis;
    const counted = { now: 0, most: 0 };
    const count: typeof fetch = async (asked, init) => {
      const isPage = asked instanceof Request && asked.url.includes('/disclaimer');
      counted.now += Number(isPage);
      counted.most = Math.max(counted.most, counted.now);
      const answer = await fetch(asked, init);
      counted.now -= Number(isPage);
      return answer;
    };
    Object.assign(globalThis, { counted, fetch: count });
  });
  const last = '/disclaimer?utm_source=last';
  const keep = [...Array.from({ length: 12 }, (_, place) => `/disclaimer?utm_source=${place}`), last];
  await askToKeep(page, keep);
  await waitUntilKept(page, last);
  expect(await worker.evaluate(() => Reflect.get(globalThis, 'counted').most)).toBe(1);
});

test('without a connection a tab still has the texts that no page has shown yet', async ({
  page,
  context,
}) => {
  await changeContent('shorttexts', 'error_back_home', { text: 'Weer naar het begin' });
  await changeContent('shorttexts', 'address_street', { text: 'Brink 4' });
  await visitUntil(page, '/over-binnen', () =>
    expect(page.getByRole('contentinfo')).toContainText('Brink 4', { timeout: 500 }),
  );
  await page.evaluate(() => caches.delete('pages-1'));
  await visit(page, '/over-binnen');
  await waitUntilKept(page, '/over-binnen');
  await context.setOffline(true);
  await page.goto('/woningaanbod/deventer');
  await expect(page.getByRole('link', { name: 'Weer naar het begin' })).toBeVisible();
  await context.setOffline(false);
});

test('favourites and recently seen homes can be compared without a connection', async ({ page, context }) => {
  await visit(page, '/woningaanbod/deventer/keulenstraat-19-a');
  await visit(page, '/woningaanbod');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Bewaar / });
  for (const place of [0, 1]) await hearts.nth(place).click();
  await visit(page, '/favorieten');
  await waitUntilKept(page, '/favorieten');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keulenstraat 19 A' })).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: 'Vergelijk' });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await expect(page.getByRole('row', { name: /Prijs per m²/ })).toBeVisible();
  await context.setOffline(false);
});

test('the site can be installed', async ({ page }) => {
  await visit(page, '/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = (await manifest.json()) as {
    icons: { src: string }[];
    start_url: string;
    display: string;
  };
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
  const registration = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active?.scriptURL, scope };
  });
  expect(registration.script).toMatch(/\/sw\.js$/);
  expect(registration.scope).toMatch(/\/$/);
});
