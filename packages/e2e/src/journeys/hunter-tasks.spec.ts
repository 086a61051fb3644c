import type { Locator } from '@playwright/test';
import { siteUrl } from '../stack.ts';
import { expect, test as base } from '../visitor.ts';

/** A thumb that counts its taps. Typing, the keyboard's own next key and scrolling are none. */
const test = base.extend<{ tap: { (what: Locator): Promise<void>; count: () => number } }>({
  tap: async ({ page, context }, use) => {
    await context.addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: siteUrl }]);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await use(Object.assign(tap, { count: () => taps }));
  },
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a search in a sentence, narrowed by a filter, takes at most five taps', async ({ page, tap }) => {
  await page.goto('/');
  await tap(page.getByRole('combobox', { name: /Zoek/ }));
  await page.keyboard.type('huis met tuin in Deventer onder 6 ton');
  await tap(page.getByRole('button', { name: 'Zoeken' }));
  await tap(page.getByRole('button', { name: /^Filters/ }));
  await tap(page.getByRole('link', { name: /^3 of meer slaapkamers/ }));
  await expect(page).toHaveURL(/slaapkamers=3/);
  // A tap that came before the script brought a document, whose panel is closed.
  const show = page.getByRole('button', { name: /^Toon \d+ woningen/ });
  if (await show.isVisible()) await tap(show);
  const chips = page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
  await expect(chips.filter({ hasText: /Deventer|Tuin|600\.000|3 of meer slaapkamers/ })).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
  expect(tap.count()).toBeLessThanOrEqual(5);
});

test('to compare three homes of a list takes at most five taps', async ({ page, tap }) => {
  await page.goto('/woningaanbod/deventer');
  for (const place of [0, 1, 2])
    await tap(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Bewaar / })
        .nth(place),
    );
  await tap(page.getByRole('banner').getByRole('link', { name: /^Favorieten/ }));
  await tap(page.getByRole('link', { name: 'Vergelijk 3' }));
  const comparison = page.getByRole('region', { name: 'Naast elkaar' });
  await expect(comparison.getByRole('heading')).toBeInViewport();
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);
  expect(tap.count()).toBeLessThanOrEqual(5);
});

test('to be mailed the new homes of a list takes at most three taps', async ({ page, tap }) => {
  await page.goto('/woningaanbod/deventer?slaapkamers=3');
  await tap(page.getByRole('textbox', { name: 'E-mailadres' }));
  await page.keyboard.type('jager@voorbeeld.example');
  await tap(page.getByRole('button', { name: 'Mail mij nieuwe woningen' }));
  await expect(page).toHaveURL('/bedankt/melding');
  expect(tap.count()).toBeLessThanOrEqual(3);
});

test('to ask for a viewing on a day of choice takes at most seven taps', async ({ page, tap }) => {
  await page.goto('/woningaanbod/deventer/keulenstraat-19-a');
  await tap(page.getByRole('link', { name: 'Plan bezichtiging' }).last());
  await tap(page.getByLabel('Naam', { exact: true }));
  for (const text of ['Jo Jager', 'jager@voorbeeld.example', '0612345678']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const day = page.getByLabel('Eerste voorkeur');
  await tap(day);
  // A tap on one of the phone's own list.
  await tap(day);
  await day.selectOption({ index: 1 });
  await tap(page.getByRole('checkbox', { name: /privacyverklaring/ }));
  await tap(page.getByRole('button', { name: /^(Versturen|Plan)/ }));
  await expect(page).toHaveURL(/\/bedankt\//);
  expect(tap.count()).toBeLessThanOrEqual(7);
});
