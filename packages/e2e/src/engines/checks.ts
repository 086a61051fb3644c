import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { choosing } from './choosing.ts';
import { find, keys, press, type, waitUntil, type Tab } from './tab.ts';
import { goBackToKept, loadDocument, open, openAtRest, type Check, type Visit } from './visit.ts';

const offer = '/woningaanbod';
const home = '/woningaanbod/deventer/keulenstraat-19-a';
const card = find('main article a[href^="/woningaanbod/"]');
const heart = find('main button[aria-pressed]');
const showsHome = `return location.pathname.split('/').length === 4 && document.querySelector('h1') !== null`;
const isPressed = `return ${heart}?.getAttribute('aria-pressed') === 'true'`;

const pressBeforeTheCode = async (visit: Visit, code: RegExp): Promise<void> => {
  const { tab, line } = visit;
  line.hold(code, 900);
  line.hold(/^\/woningaanbod\/./, 300);
  await open(visit, offer);
  await press(tab, card);
  await waitUntil(tab, showsHome);
  // Nothing calls the visitor back.
  await pause(1_500);
  await waitUntil(tab, showsHome);
  await tab.back();
  await waitUntil(tab, `return location.pathname === '${offer}' && ${heart}`);
  await press(tab, heart);
  await waitUntil(tab, isPressed);
  await press(tab, find('main button', 'Filters'));
  await waitUntil(tab, `return ${find('main select[name=prijstot]')} !== undefined`);
};

const fillInLead = async (tab: Tab, fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    const field = find(`form[data-form] [name=${name}]`);
    // A picture above that comes at this moment moves it away.
    do await press(tab, field);
    while (!(await tab.ask(`return document.activeElement === ${field}`)));
    await type(tab, value);
    assert.equal(await tab.ask(`return ${field}.value`), value);
  }
  await press(tab, find('form[data-form] [name=acceptsPrivacy]'));
  await press(tab, find('form[data-form] [type=submit]'));
};

/** Whether each choice of the list shows what the list is of. */
const choicesAreTrue = `const query = new URLSearchParams(location.search);
  return [...document.querySelectorAll('main select:is([name=sort], [name=prijsvan], [name=prijstot])')]
    .every(({ name, value }) => value === (query.get(name) ?? ''));`;

const sendLead = async (visit: Visit, path: string, email: string): Promise<void> => {
  await fillInLead(visit.tab, { firstname: 'Anna Jansen', email, phone: '0612345678' });
  await waitUntil(visit.tab, `return location.pathname.startsWith('/bedankt/')`, 20_000);
  const end = Date.now() + 10_000;
  while (!(await visit.hasArrived(email))) {
    assert.ok(Date.now() < end, `a lead from ${path} never arrived`);
    await pause(100);
  }
};

export const checks: Check[] = [
  {
    name: 'a link that is pressed before the page’s code leads on, and Back to a page that works',
    run: (visit) => pressBeforeTheCode(visit, /\/remotes\/mf-.*\.js/),
  },
  {
    name: 'so does one that is pressed before any script',
    run: (visit) => pressBeforeTheCode(visit, /^\/(?!_engines|.*boot).*\.js/),
  },
  {
    name: 'Back that is pressed before the page’s code leads back',
    run: async (visit) => {
      const { tab, line } = visit;
      await openAtRest(visit, offer);
      line.hold(/\/remotes\/mf-.*\.js/, 3_000);
      await pause(1_000);
      await tab.ask(`setTimeout(() => location.assign('${home}'))`);
      await waitUntil(
        tab,
        `return location.pathname === '${home}' && document.documentElement.dataset.page === 'frame'`,
      );
      await press(tab, find('h1'));
      await pause(500);
      await tab.back();
      await pause(3_000);
      await waitUntil(tab, `return location.pathname === '${offer}'`);
    },
  },
  {
    name: 'a home that was saved on its page shows so in the list that is gone back to',
    run: async (visit) => {
      const { tab } = visit;
      await openAtRest(visit, offer);
      const path = String(await waitUntil(tab, `return ${card}?.getAttribute('href')`));
      await loadDocument(tab, path);
      await press(tab, heart);
      await waitUntil(tab, isPressed);
      await goBackToKept(tab);
      await waitUntil(tab, isPressed);
      await waitUntil(tab, `return ${find('header a', 'Favorieten (1)')} !== undefined`);
    },
  },
  {
    name: 'a list that is gone back to is at its place',
    run: async (visit) => {
      const { tab } = visit;
      await openAtRest(visit, offer);
      // A move over a link brings navigation's own script, which takes the place into its hands.
      await tab.ask(`${card}.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`);
      await waitUntil(tab, `return document.documentElement.dataset.page === 'router'`);
      await tab.ask(`scrollTo({ top: 1500, behavior: 'instant' })`);
      await pause(500);
      await loadDocument(tab, '/contact');
      await goBackToKept(tab);
      await pause(500);
      assert.equal(await tab.ask('return Math.round(scrollY)'), 1500);
    },
  },
  {
    name: 'a press on a photo opens the photos and no document, and Escape leaves a photo and not the photos',
    run: async (visit) => {
      const { tab, line } = visit;
      await openAtRest(visit, home);
      const before = line.documents.length;
      await press(tab, find('main a[aria-haspopup=dialog]'));
      const sheet = find('dialog[open]');
      await waitUntil(tab, `return ${sheet} !== undefined`);
      await press(tab, find('dialog[open] button', ': vergroot'));
      await waitUntil(tab, `return document.querySelector(':popover-open') !== null`);
      await type(tab, keys.escape);
      await waitUntil(tab, `return document.querySelector(':popover-open') === null`);
      await pause(1_000);
      assert.ok(await tab.ask(`return ${sheet} !== undefined`), 'the photos are closed as well');
      assert.deepEqual(line.documents.slice(before), []);
    },
  },
  {
    name: 'the Tab key goes through a form and its links without following them',
    run: async (visit) => {
      const { tab, line } = visit;
      await openAtRest(visit, '/contact');
      const before = line.documents.length;
      await press(tab, find('form[data-form] [name=phone]'));
      const seen: unknown[] = [];
      for (let presses = 0; presses < 6; presses += 1) {
        await type(tab, keys.tab);
        await pause(150);
        seen.push(await tab.ask('return document.activeElement.href ?? document.activeElement.name'));
      }
      await pause(500);
      assert.ok(
        seen.some((one) => String(one).includes('/assets/')),
        `no link among ${seen.join(', ')}`,
      );
      assert.equal(await tab.countTabs(), 1);
      assert.deepEqual(line.documents.slice(before), []);
    },
  },
  {
    name: 'the choices of a list are those of the list, after a reload and after Back',
    run: async (visit) => {
      const { tab } = visit;
      await tab.resize(1_280, 800);
      await openAtRest(visit, offer);
      await tab.ask(`${find('main select[name=sort]')}.focus()`);
      await type(tab, 'P');
      await waitUntil(tab, `return new URLSearchParams(location.search).get('sort')`);
      await waitUntil(tab, choicesAreTrue);
      const path = String(await tab.ask('return location.search'));
      await loadDocument(tab, offer);
      await waitUntil(tab, choicesAreTrue);
      await tab.back();
      await waitUntil(tab, `return location.search === ${JSON.stringify(path)}`);
      await pause(500);
      assert.ok(await tab.ask(choicesAreTrue), 'after Back');
      // Chosen, and loaded anew before it did anything.
      await tab.ask(
        `document.querySelector('main select[name=sort]').selectedIndex = 2; setTimeout(() => location.reload())`,
      );
      await pause(1_500);
      await waitUntil(tab, `return document.readyState === 'complete'`);
      assert.ok(await tab.ask(choicesAreTrue), 'after a reload');
    },
  },
  {
    name: 'without a connection a page that was read shows, and another says that there is none',
    run: async (visit) => {
      const { tab, line } = visit;
      for (const path of ['/contact', '/over-binnen']) {
        await openAtRest(visit, path);
        await press(tab, find('h1'));
        await waitUntil(
          tab,
          `if (!window.asked) {
            window.asked = true;
            caches.open('pages-1').then((cache) => cache.keys()).then((keys) => {
              window.isStored = keys.some(({ url }) => url === location.href);
              window.asked = false;
            });
          }
          return window.isStored;`,
        );
      }
      await line.cut();
      await open(visit, '/contact');
      // At first sight it may be the frame of a page that was read.
      await pause(1_000);
      assert.match(String(await tab.ask(`return document.querySelector('h1').innerText`)), /contact/i);
      await open(visit, '/verkoop');
      await waitUntil(tab, `return ${find('main h1, main h2', 'Je bent even niet online')} !== undefined`);
    },
  },
  {
    name: 'a contact form leads to the page of thanks, and its lead arrives',
    run: async (visit) => {
      await openAtRest(visit, '/contact');
      await sendLead(visit, '/contact', 'engine@voorbeeld.example');
    },
  },
  {
    name: 'a lead that the browser posts itself, because the code is late, arrives',
    run: async (visit) => {
      visit.line.hold(/\/remotes\/mf-.*\.js/, 11_000);
      await open(visit, home);
      await waitUntil(visit.tab, `return document.documentElement.dataset.page === 'frame'`);
      await sendLead(visit, home, 'late@voorbeeld.example');
    },
  },
  {
    name: 'ten pages have no errors in the console',
    run: async (visit) => {
      const paths = ['/', offer, home, '/contact', '/verkoop', '/over-binnen', '/blogs'];
      for (const path of [...paths, '/favorieten', '/hypotheekrente-berekenen', '/waardecheck']) {
        await openAtRest(visit, path);
        // A page that is left gives up what is under way, which is no error: this script is its last.
        const files = `performance.getEntriesByType('resource')`;
        await waitUntil(visit.tab, `return ${files}.some(({ name }) => name.endsWith('/notices.js'))`);
        await pause(700);
      }
      assert.deepEqual(visit.line.complaints, []);
    },
  },
  ...choosing,
];
