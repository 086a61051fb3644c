import { expect, test, visit, waitForHydration } from '../visitor.ts';

test('a visitor reads compliments one at a time, and stops at both ends', async ({ page }) => {
  await visit(page, '/over-binnen');
  const banner = page.locator('section', {
    has: page.getByRole('heading', { name: 'Wat klanten over ons zeggen' }),
  });
  await expect(banner.getByText('1/3')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Vorige' })).toBeDisabled();
  const first = await banner.getByRole('figure').innerText();
  await banner.getByRole('button', { name: 'Volgende' }).click();
  await expect(banner.getByText('2/3')).toBeVisible();
  expect(await banner.getByRole('figure').innerText()).not.toBe(first);
  await banner.getByRole('button', { name: 'Volgende' }).click();
  await expect(banner.getByText('3/3')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await banner.getByRole('button', { name: 'Vorige' }).click();
  await banner.getByRole('button', { name: 'Vorige' }).click();
  await expect(banner.getByRole('figure')).toHaveText(first, { useInnerText: true });
});

test('one card of an employee is open at a time, and says how to call', async ({ page }) => {
  await visit(page, '/over-binnen');
  const marloes = page.getByRole('link', { name: 'Bel mij: Marloes Wijngaarden' });
  const thijs = page.getByRole('link', { name: 'Bel mij: Thijs Averink' });
  await expect(marloes).toBeHidden();
  await page.getByText('Marloes Wijngaarden', { exact: true }).click();
  await expect(marloes).toHaveAttribute('href', 'tel:0570555011');
  await expect(marloes).toBeVisible();
  await page.getByText('Thijs Averink', { exact: true }).click();
  await expect(thijs).toBeVisible();
  await expect(marloes).toBeHidden();
  await page.getByText('Thijs Averink', { exact: true }).click();
  await expect(thijs).toBeHidden();
});

test('what the firm stands for opens one column at a time, the first to begin with', async ({ page }) => {
  await visit(page, '/over-binnen');
  const first = page.getByRole('button', { name: 'Gewone taal' });
  const second = page.getByRole('button', { name: 'Rekenen voor voelen' });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Een huis kies je met je hart.')).toBeVisible();
});

test('a package shows all it holds when asked, and takes its title to the form', async ({ page }) => {
  await visit(page, '/verkoop');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compleet' }) });
  await expect(card.getByText('Meest gekozen')).toBeVisible();
  await expect(card.getByText('Oplevering met de koper')).toBeHidden();
  await card.getByRole('button', { name: 'Meer' }).click();
  await expect(card.getByText('Oplevering met de koper')).toBeVisible();
  await card.getByRole('button', { name: 'Minder' }).click();
  await expect(card.getByText('Oplevering met de koper')).toBeHidden();

  await card.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(page).toHaveURL(/\?pakket=Compleet#meet_us$/);
  await expect.poll(async () => Math.round((await page.locator('#meet_us').boundingBox())?.y ?? -1)).toBe(80);
  await expect(page.getByRole('combobox', { name: /pakket/i })).toHaveValue(/Compleet/i);
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

for (const [width, slides] of [
  [1440, 3],
  [1200, 3],
  [1199, 2],
  [565, 2],
  [564, 1],
] as const)
  test(`at ${width} px the steps show ${slides} at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/verkoop');
    const carousel = page.getByRole('group', { name: 'Zo verkopen we jouw huis' });
    await carousel.scrollIntoViewIfNeeded();
    const items = carousel.getByRole('listitem');
    const shown = async () => {
      const box = (await carousel.boundingBox())!;
      const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
      return boxes.filter(
        (item) => item && item.x >= box.x - 2 && item.x + item.width <= box.x + box.width + 2,
      ).length;
    };
    await expect.poll(shown).toBe(slides);
    await expect(carousel.getByRole('button', { name: 'Vorige' })).toBeDisabled();
  });

test('steps go on one at a time, and end', async ({ page }) => {
  await visit(page, '/verkoop');
  const carousel = page.getByRole('group', { name: 'Zo verkopen we jouw huis' });
  const next = carousel.getByRole('button', { name: 'Volgende' });
  for (const heading of ['Waarde en plan', 'Klaarmaken', 'In de verkoop']) {
    await next.click();
    const first = carousel.getByRole('heading', { name: heading });
    await expect
      .poll(async () => Math.round((await first.boundingBox())!.x - (await carousel.boundingBox())!.x))
      .toBeLessThan(3);
  }
  await expect(next).toBeDisabled();
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

test('a landing page among the blogs stands at its own address', async ({ page }) => {
  await visit(page, '/blogs');
  await page.getByRole('link', { name: 'Starter op de woningmarkt' }).click();
  await expect(page).toHaveURL(/\/starter-op-de-woningmarkt$/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
