import { expect, test, visit, waitForHydration, waitForWidgets } from '../visitor.ts';

test('a package takes its title to the form', async ({ page }) => {
  await visit(page, '/verkoop');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compleet' }) });
  await expect(card.getByText('Meest gekozen')).toBeVisible();
  await card.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(page).toHaveURL(/\?pakket=Compleet#meet_us$/);
  await expect.poll(async () => Math.round((await page.locator('#meet_us').boundingBox())?.y ?? -1)).toBe(80);
  await expect(page.getByRole('combobox', { name: /pakket/i })).toHaveValue(/Compleet/i);
});

test('a package that is pressed again takes the place of another choice, before the page follows links itself', async ({
  page,
}) => {
  await page.goto('/verkoop?pakket=Compleet#meet_us');
  await waitForWidgets(page);
  const choice = page.getByRole('combobox', { name: /pakket/i });
  await choice.selectOption('Op weg');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compleet' }) });
  await card.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(choice).toHaveValue('Compleet');
  await page.reload();
  await expect(choice).toHaveValue('Compleet');
  await waitForWidgets(page);
  await choice.selectOption('Op weg');
  // Another place of the page says nothing of packages.
  await page.evaluate(() => location.assign('#main'));
  await expect(page).toHaveURL(/#main$/);
  await expect(choice).toHaveValue('Op weg');
});

test('of an odd number of tiles the last has a row for itself, and is as high as the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  const tiles = page.getByRole('listitem').filter({ has: page.locator('a > picture') });
  await tiles.last().scrollIntoViewIfNeeded();
  // Not by its own proportions.
  await expect(tiles.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
  const [first, last] = [boxes.at(0), boxes.at(-1)];
  expect(last.width).toBeGreaterThan(first.width * 2);
  expect(Math.abs(last.height - first.height)).toBeLessThan(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a package has all that it holds', async ({ page }) => {
    await page.goto('/verkoop');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compleet' }) });
    await expect(card.getByRole('link', { name: 'Aanvragen' })).toBeVisible();
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(5);
    await expect(card.getByRole('button', { name: 'Meer' })).toHaveCount(0);
  });

  test('a row of steps shows a piece of the second one: there are no arrows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/taxatie');
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Van aanvraag tot rapport' }),
    });
    await section.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
    await expect(section.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.05 });
  });

  for (const width of [390, 1440])
    test(`all columns of what the firm stands for are open, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/over-binnen');
      const section = page.locator('section', {
        has: page.getByRole('heading', { name: 'Waar wij voor staan' }),
      });
      const texts = section.locator('p:visible');
      expect(await section.getByRole('heading', { level: 3 }).count()).toBe(4);
      expect(await texts.count()).toBeGreaterThanOrEqual(4);
      for (const link of await section.getByRole('link').all()) await link.click({ trial: true });
    });

  for (const path of ['/', '/aankoop', '/over-binnen', '/verkoop', '/taxatie', '/zoekopdracht'])
    test(`no button on ${path} needs it`, async ({ page }) => {
      await page.goto(path);
      const dead = await page
        .getByRole('main')
        .locator('button:not([type=submit]):visible')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).pointerEvents !== 'none').length);
      expect(dead).toBe(0);
    });
});

test('on paper a package has all that it holds, on one sheet', async ({ page }) => {
  await visit(page, '/verkoop');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compleet' }) });
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  expect(await card.getByRole('listitem').count()).toBeGreaterThan(5);
  await expect(card).toHaveCSS('break-inside', 'avoid');
  await expect(card.getByRole('button', { name: 'Meer' })).toHaveCount(0);
});

test('a tariff takes its title to the valuation form', async ({ page }) => {
  await visit(page, '/taxatie');
  const card = page.getByRole('listitem').filter({ hasText: '€ 795,-' });
  await card.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(page).toHaveURL(/\?pakket=795#valuation$/);
  await expect
    .poll(async () => Math.round((await page.locator('#valuation').boundingBox())?.y ?? -1))
    .toBe(80);
  await expect(page.getByRole('combobox', { name: /pakket/i })).toHaveValue(/795/);
});

test('a reader finds a blog by its category, and another one from there', async ({ page }) => {
  await visit(page, '/blogs');
  await page.getByRole('navigation', { name: 'Categorieën' }).getByRole('link', { name: 'Taxeren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs: Taxeren');
  await page.getByRole('link', { name: 'Wat gebeurt er precies bij een taxatie?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat gebeurt er precies bij een taxatie?');
  await expect(page.getByText('Joost Hagedoorn')).toBeVisible();
  await expect(page.getByText('25 augustus 2026').first()).toBeVisible();
  for (const name of ['Facebook', 'LinkedIn', 'WhatsApp'])
    await expect(page.getByRole('link', { name: `Deel op ${name}` }).first()).toBeVisible();
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Lees ook' }) })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Wat gebeurt er precies bij een taxatie?',
  );
});

test('a landing page among the blogs has its own address', async ({ page }) => {
  await visit(page, '/blogs');
  await page.getByRole('link', { name: 'Starter op de woningmarkt' }).click();
  await expect(page).toHaveURL(/\/starter-op-de-woningmarkt$/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
