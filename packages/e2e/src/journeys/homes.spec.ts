import { siteUrl, stackPorts } from '../stack.ts';
import { expect, test, visit, waitForHydration } from '../visitor.ts';

const home = '/woningaanbod/deventer/keulenstraat-19-a';

test('a home has its facts, its label and the way to see it', async ({ page }) => {
  const response = await visit(page, home);
  expect(response.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Keulenstraat 19 A' })).toBeVisible();
  for (const name of ['Omschrijving', 'Kenmerken', 'De buurt', 'Vergelijkbare woningen'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.getByText('Energielabel').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: /kruimel/i }).getByRole('link', { name: 'Deventer' }),
  ).toBeVisible();
});

test('a home can be used at another host, whose address it does not show', async ({ page }) => {
  await visit(page, `http://127.0.0.1:${stackPorts.port}${home}`);
  await expect(page.getByText(siteUrl + home)).toHaveCount(1);
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

  test('make room for the others, also when they failed before the script ran', async ({ page }) => {
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
});
