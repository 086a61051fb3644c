import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

const home = '/woningaanbod/deventer/keulenstraat-19-a';

/** The visible part of the focused element, tested at its middle; of a high one at its first line, where the caret is. */
const focusIsInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 32));
    return focused.contains(found) || Boolean(found?.contains(focused)) || found?.closest('label') !== null;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the newest homes are in one row, and the keyboard shows each of them whole', async ({ page }) => {
    await visit(page, '/');
    const cards = page
      .locator('section', { has: page.getByRole('heading', { name: 'Ons nieuwste aanbod' }) })
      .getByRole('article');
    const titles = cards.getByRole('heading').getByRole('link');
    const tops = new Set<number>();
    for (const card of await cards.all()) tops.add(Math.round((await card.boundingBox())!.y));
    expect(tops.size).toBe(1);
    // Backwards from the last one: Shift+Tab must scroll each card into view.
    await titles.last().focus();
    for (const title of (await titles.all()).reverse().slice(1)) {
      await expect(async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(title).toBeFocused({ timeout: 100 });
      }).toPass();
      await expect.poll(async () => (await title.boundingBox())!.x).toBeGreaterThanOrEqual(0);
      const { x, width } = (await title.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });

  test('a focused element is never behind the bar at the bottom of a home’s page', async ({ page }) => {
    await visit(page, home);
    await page.getByRole('link', { name: 'Lees meer' }).or(page.getByLabel('Naam')).first().focus();
    for (let count = 0; count < 8; count += 1) {
      expect(await focusIsInSight(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
        true,
      );
      await page.keyboard.press('Tab');
    }
  });

  for (const width of [390, 360])
    test(`what can be done with a home stays in one row of ${width} px when its link is copied`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.setViewportSize({ width, height: 844 });
      await visit(page, home);
      await page.getByRole('button', { name: 'Deel' }).click();
      await expect(page.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
      const measureTop = (name: string) =>
        page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top);
      expect(await measureTop('Print')).toBe(await measureTop('Link gekopieerd'));
    });

  test('the words of a service tile fit', async ({ page }) => {
    await visit(page, '/taxatie');
    const words = page.getByRole('link', { name: 'Hypotheekrente berekenen' }).getByText('Hypotheekrente');
    const band = words.locator('..');
    expect(await band.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    // Two lines: the long word is not broken.
    expect((await words.boundingBox())!.height).toBeLessThan(45);
  });

  test('an empty result cannot be sorted', async ({ page }) => {
    await visit(page, '/woningaanbod?zoeken=zzqqxx');
    await expect(page.getByText('We hebben nu geen woningen gevonden')).toBeVisible();
    await expect(page.getByLabel('Sorteer op')).toHaveCount(0);
    // So its count has the whole line.
    const count = page.getByRole('heading', { name: '0 woningen te koop voor “zzqqxx”' });
    expect(await count.evaluate((heading) => heading.clientHeight)).toBeLessThan(30);
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the order of the list can be read whole', async ({ page }) => {
    await page.goto('/woningaanbod');
    const order = page.getByLabel('Sorteer op');
    // "Nieuwste eerst" and its arrow.
    expect(await order.evaluate((select) => select.clientWidth)).toBeGreaterThan(130);
    await expect(page.getByRole('button', { name: 'Sorteer' })).toBeVisible();
  });
});

test('on a tablet no similar home stands alone, and rows of sold ones have room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, home);
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'Vergelijkbare woningen' }) })
    .getByRole('article');
  await cards.first().scrollIntoViewIfNeeded();
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  // Above them, words of two lines keep clear of the lines between sold homes.
  const room = await page
    .getByRole('listitem')
    .filter({ hasText: 'Verkocht op' })
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.children].map((words) => words.getBoundingClientRect().top - row.getBoundingClientRect().top),
      ),
    );
  expect(Math.min(...room)).toBeGreaterThan(4);
});

test('in high contrast the kind, the page and the filter that are chosen still stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/woningaanbod?slaapkamers=3');
  const chosen = await page.locator('main a[aria-current]').all();
  const ground = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const other = await ground(page.getByRole('link', { name: /^Te huur/ }));
  expect(chosen.length).toBeGreaterThanOrEqual(3);
  for (const link of chosen) expect(await ground(link)).not.toBe(other);
});

test('on paper a page has whole rows of homes and people, and whom to call, and no notice', async ({
  page,
}) => {
  // A sheet of A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const listIn = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) });
  for (const cards of [
    listIn('Ons nieuwste aanbod').getByRole('article'),
    listIn('Je spreekt altijd een mens').locator('summary'),
  ]) {
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      const { x, width } = (await card.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(718);
    }
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Keulenstraat 19c')).toBeVisible();
  await expect(footer.getByRole('link', { name: '0570 555 010' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Disclaimer' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('on paper the footer comes after all homes', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const paper = await page.pdf({ format: 'A4' });
  const links = [...paper.toString('latin1').matchAll(/\/URI \((.*?)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(12);
  expect(links.at(-1)).toMatch(/^mailto:/);
});

test('on paper favourites are side by side with their notes, and nothing to press', async ({ page }) => {
  await visit(page, '/woningaanbod');
  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Bewaar / })
      .nth(index)
      .click();
  await visit(page, '/favorieten');
  await expect(page.getByRole('link', { name: 'Vergelijk 2' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Notitie/ })
    .first()
    .fill('Mooie tuin');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Naast elkaar' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Vergelijk 2' })).toHaveCount(0);
});

test('on paper a list of homes says what it is of, and has the homes, without buttons and fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await visit(page, '/woningaanbod/deventer?tuin=ja');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Mail mij nieuwe woningen' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: /te koop in Deventer/ })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Gekozen filters' })).toContainText('Tuin');
  await expect(main.getByRole('article')).toHaveCount(12);
  for (const role of ['button', 'textbox', 'combobox', 'searchbox'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(
    main.getByRole('link', { name: /^(Te huur|Filters|Kaart|Volgende|Wis alle|Toon)/ }),
  ).toHaveCount(0);
});

test('on paper an aside is smaller than what it is about, and whom to call is in line with the address', async ({
  page,
}) => {
  await visit(page, home);
  await page.emulateMedia({ media: 'print' });
  const [aside = 0, around = 0] = await page
    .getByText('Je bent welkom')
    .evaluate((words) =>
      [words, words.parentElement ?? words].map((element) => parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(aside).toBeLessThan(around);
  const contact = page.getByRole('complementary', { name: 'Contact over deze woning' });
  const measureLeft = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  const phone = await measureLeft(contact.getByRole('link', { name: /^Bel/ }).locator('svg'));
  expect(phone).toBeCloseTo(await measureLeft(contact.getByText(/^http/)), 0);
});

test('in high contrast an icon has the colour of the words beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/woningaanbod/deventer');
  const icons = page.getByRole('main').locator('svg:visible');
  expect(await icons.count()).toBeGreaterThan(12);
  const others = await icons.evaluateAll((all) =>
    all.filter((icon) => {
      const words = icon.parentElement ?? icon;
      return getComputedStyle(words).color !== getComputedStyle(icon).color;
    }),
  );
  expect(others).toEqual([]);
});

test('in high contrast the menu has an edge, and the chosen way to search is told by more than its colour', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/');
  const underlines = await page
    .getByRole('group', { name: 'Wat wil je?' })
    .getByRole('radio')
    .evaluateAll((ways) =>
      ways.map((way) => [
        (way as HTMLInputElement).checked,
        getComputedStyle(way.parentElement!).borderBottomStyle,
      ]),
    );
  expect(new Set(underlines.map(([, style]) => style)).size).toBe(2);
  const [chosen] = underlines.find(([checked]) => checked) ?? [];
  expect(chosen).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCSS('border-left-width', '1px');
});
