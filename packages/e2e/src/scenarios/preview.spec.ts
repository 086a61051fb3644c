import type { Page } from '@playwright/test';
import { previewVersions, publishRelease } from '@binnen/remote-cli/releases';
import { buildVariant } from '../build-variant.ts';
import { fillInContact } from '../journeys/contact-fields.ts';
import { test as testWithGrant } from '../preview.ts';
import { access, forgetRecorded, readRecorded, siteUrl } from '../stack.ts';
import { countDocuments, expect, test, visit, waitForHydration } from '../visitor.ts';

const versions = { 'mf-leads': '9.5.0' };

test.beforeAll(async () => {
  const edit = (source: string) => source.replaceAll('Naam', 'Naam voluit');
  await publishRelease(access, buildVariant('mf-leads', '9.5.0', edit));
});

const openPreview = async (page: Page, to = '/') => {
  const { url, id } = await previewVersions(access, versions);
  await page.goto(`${url}&to=${to}`, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return id;
};
const followToContact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();

test('a preview shows its mix in the document and by client navigation, and other visitors see what is live', async ({
  page,
  browser,
}) => {
  await openPreview(page, '/blogs');
  await expect(page).toHaveURL(/\/blogs$/);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('mf-leads@9.5.0');

  const documents = countDocuments(page);
  await followToContact(page);
  await expect(page.getByLabel('Naam voluit')).toBeVisible();
  expect(documents(), 'the next page comes without a document').toBe(0);
  await expect(bar).toBeVisible();
  const document = await page.request.get('/contact');
  expect(await document.text()).toContain('Naam voluit');
  expect(document.headers()['x-robots-tag']).toBe('noindex');

  const other = await browser.newPage();
  await visit(other, `${siteUrl}/contact`);
  await expect(other.getByLabel('E-mail')).toBeVisible();
  await expect(other.getByLabel('Naam voluit')).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.close();

  await bar.getByRole('button', { name: 'Stop de preview' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByLabel('Naam voluit')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`at ${width} px the bar lies over nothing that can be pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPreview(page, '/woningaanbod/deventer');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/deventer\/.+/);
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click({ trial: true });
    await notice.getByRole('button', { name: 'Ok', exact: true }).click();
    await page.getByRole('link', { name: /^Plan/ }).last().click({ trial: true });
    if (width > 390) return;
    await page.evaluate(() => scrollTo(0, 0));
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    // A press of Playwright's may scroll.
    const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 20);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

test('a form that is sent from a preview is answered as taken, goes nowhere, and the console says so', async ({
  page,
}) => {
  await forgetRecorded();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await openPreview(page, '/contact');
  await fillInContact(page, 'proef@voorbeeld.example');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
  expect(await readRecorded('activecampaign')).toEqual([]);
  await expect.poll(() => told.join('\n')).toContain('not sent: /ac/contact/add/formulier');
});

test.describe('with several tabs', () => {
  test.use({ tolerated: { errors: [/status of 403/] } });

  test('a form goes where the bar of its own tab says, and one of a live tab is not thanked for', async ({
    page,
    context,
  }) => {
    await forgetRecorded();
    const live = await context.newPage();
    await visit(live, '/contact');
    await waitForHydration(live);
    await openPreview(page, '/contact');
    await fillInContact(live, 'echt@voorbeeld.example');
    await live.getByRole('button', { name: 'Versturen' }).click();
    const told = live.getByRole('alert').filter({ hasText: 'Er ging helaas iets fout' });
    await expect(told).toContainText('Open de site in een nieuw tabblad, kies bovenaan ‘Stop de preview’');

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Stop de preview' }).click();
    await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await fillInContact(page, 'proef@voorbeeld.example');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
    expect(await readRecorded('activecampaign')).toEqual([]);
    await live.getByRole('button', { name: 'Versturen' }).click();
    await expect(live.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
    await expect.poll(async () => (await readRecorded('activecampaign')).length).toBeGreaterThan(0);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of a preview is left in the browser when it has ended', async ({ page }) => {
    const id = await openPreview(page, '/contact');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('Naam voluit')).toBeVisible();
    await page.getByRole('button', { name: 'Stop de preview' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page.getByLabel('Naam voluit')).toHaveCount(0);
    await waitForHydration(page);
    // The live page is kept now, and only that.
    const readKept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('pages-1');
        const pages = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return Promise.all(pages.map(async (kept) => kept!.text()));
      });
    await expect.poll(async () => (await readKept()).length).toBeGreaterThan(0);
    for (const html of await readKept()) expect(html).not.toContain(id);
  });
});

testWithGrant('a test sees a mix by a header', async ({ page, showPreview }) => {
  const { id } = await showPreview(versions);
  const response = await visit(page, '/contact');
  expect(response.headers()['x-composition']).toBe(id);
  await expect(page.getByLabel('Naam voluit')).toBeVisible();
});
