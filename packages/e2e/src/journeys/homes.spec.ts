import { expect, test, visit, waitForHydration } from '../visitor.ts';

const home = '/woningaanbod/deventer/keulenstraat-19-a';

test('a kept home is on the favourites page, also after a reload, and can be compared', async ({ page }) => {
  await visit(page, '/woningaanbod');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Bewaar / });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favorieten' }).first().click();
  await expect(page.getByRole('heading', { name: 'Favorieten', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Vergelijk' })).toHaveCount(2);
  for (const box of await page.getByRole('checkbox', { name: 'Vergelijk' }).all()) await box.check();
  await expect(page.getByRole('row', { name: /Prijs per m²/ })).toBeVisible();
});

test('a home that was seen is among the recently seen ones', async ({ page }) => {
  await visit(page, home);
  await visit(page, '/favorieten');
  await expect(page.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keulenstraat 19 A' })).toBeVisible();
});

test('photos are seen one by one by keyboard, and Escape leads back', async ({ page }) => {
  await visit(page, home);
  await page.getByRole('link', { name: /Alle \d+ foto/ }).click();
  const viewer = page.getByRole('dialog', { name: /Foto’s van Keulenstraat/ });
  await expect(viewer.getByText(/^1 \/ \d+/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d+/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a home has its facts, its label and the way to see it', async ({ page }) => {
  const response = await visit(page, home);
  expect(response.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Keulenstraat 19 A' })).toBeVisible();
  for (const name of ['Omschrijving', 'Kenmerken', 'De buurt', 'Vergelijkbare woningen'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText('Energielabel').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: /kruimel/i }).getByRole('link', { name: 'Deventer' }),
  ).toBeVisible();
});

test('the sku leads to the slug for good', async ({ request }) => {
  const response = await request.get('/woningaanbod/deventer/deventer-keulenstraat-19-a', {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toContain(home);
});

test('an unknown place and an unknown address are not found, a known place without homes is', async ({
  request,
}) => {
  expect((await request.get('/woningaanbod/atlantis')).status()).toBe(404);
  expect((await request.get('/woningaanbod/deventer/nergens-1')).status()).toBe(404);
  expect((await request.get('/woningaanbod/posterenk')).status()).toBe(200);
});

test('a home takes two sheets of paper', async ({ page }) => {
  await visit(page, home);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test.describe('photos that cannot be loaded', () => {
  test.use({ tolerated: { errors: [/Failed to load resource/] } });

  test('make room for the others, also when they failed before the script was there', async ({ page }) => {
    let scripts!: () => void;
    const later = new Promise<void>((resolve) => (scripts = resolve));
    await page.route('**/remotes/**/*.js', async (route) => {
      await later;
      await route.continue();
    });
    const failed = new Set<string>();
    await page.route(/\/images\/realworks\/.*0[13]\.jpg/, async (route) => {
      failed.add(/\d+\.jpg/.exec(route.request().url())![0]);
      await route.fulfill({ status: 404 });
    });
    await page.goto(home, { waitUntil: 'commit' });
    await expect.poll(() => failed.size).toBeGreaterThanOrEqual(2);
    scripts();
    await waitForHydration(page);
    const mosaic = page.getByRole('main').locator('a[aria-haspopup=dialog][data-index]');
    await expect(mosaic).toHaveCount(5);
    await expect
      .poll(() =>
        mosaic.locator('img').evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).src)),
      )
      .not.toContainEqual(expect.stringMatching(/0[13]\.jpg/));
  });

  test('are a quiet drawing on a card, with the words of the photo', async ({ page }) => {
    await page.route('**/images/realworks/**', (route) => route.fulfill({ status: 404 }));
    await visit(page, '/woningaanbod');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.getByRole('img')).toBeVisible();
  });
});
