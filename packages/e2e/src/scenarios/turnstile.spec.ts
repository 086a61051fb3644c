import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import type { Page } from '@playwright/test';
import {
  breakUpstream,
  clearFaults,
  forgetRecorded,
  readRecorded,
  stackPorts,
  standInsUrl,
} from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const port = stackPorts.port + 5;
const url = `http://localhost:${port}`;
const stateFolder = path.join(root, `.cache/turnstile-state-${port}`);
const turnstile = `${standInsUrl}/turnstile/turnstile/v0`;
let edge: Running;

/** A second edge, on the same stand-ins, with Turnstile configured. */
test.beforeAll(async () => {
  rmSync(stateFolder, { recursive: true, force: true });
  edge = await startBundledEdge({
    port,
    standInsPort: stackPorts.standInsPort,
    stateFolder,
    variables: {
      TURNSTILE_SITE_KEY: 'local-turnstile-site',
      TURNSTILE_SECRET: 'local-turnstile-secret',
      TURNSTILE_URL: `${turnstile}/siteverify`,
      TURNSTILE_SCRIPT: `${turnstile}/api.js`,
      LOOKUPS_PER_CHALLENGE: '2',
    },
  });
});
test.afterAll(async () => {
  await edge.stop();
});
test.beforeEach(forgetRecorded);
test.afterEach(clearFaults);

const noteScripts = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(turnstile)) loaded.push(request.url());
  });
  return loaded;
};
const fillIn = async (page: Page, email: string) => {
  await page.getByLabel('Naam').fill('Anna Jansen');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefoon').fill('06 12345678');
  await page.getByLabel(/privacyverklaring/).check();
};
const send = (page: Page) => page.getByRole('button', { name: 'Versturen' }).click();
const countChecks = async () => (await readRecorded('turnstile')).length;

test.describe('with Turnstile', () => {
  test.use({ baseURL: url, tolerated: { errors: [/status of 403/, /status of 503/] } });

  test('its script loads when the visitor goes to a form, and its answer is sent with the lead', async ({
    page,
  }) => {
    const loaded = noteScripts(page);
    await visit(page, '/contact');
    expect(loaded).toEqual([]);
    await fillIn(page, 'mens@voorbeeld.example');
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    expect(loaded).toEqual([`${turnstile}/api.js?render=explicit`]);
    expect(await countChecks()).toBe(1);
    expect(await readRecorded('activecampaign')).toHaveLength(1);
  });

  test('a refused answer is reported, and the next send has a new one', async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page, 'opnieuw@voorbeeld.example');
    // The check refuses an answer that it did not issue.
    await page.route('**/ac/contact/add/**', async (route) => {
      const body = (route.request().postData() ?? '').replace('stand-in', 'made-up');
      await route.continue({ postData: body });
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('We konden niet vaststellen dat je geen robot bent.');
    expect(await readRecorded('activecampaign')).toEqual([]);
    await page.unroute('**/ac/contact/add/**');
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    expect(await readRecorded('activecampaign')).toHaveLength(1);
  });

  test('while its check is down the lead is sent all the same', async ({ page }) => {
    await breakUpstream({ service: 'turnstile', path: '/turnstile/v0/siteverify', status: 503 });
    await visit(page, '/contact');
    await fillIn(page, 'storing@voorbeeld.example');
    await send(page);
    await expect(page).toHaveURL(/\/bedankt\/contact$/);
    expect(await readRecorded('activecampaign')).toHaveLength(1);
  });

  test('after some lookups of a network it is asked, and the visitor notices nothing', async ({ page }) => {
    await visit(page, '/gratis-verkoopadvies');
    // The value check in the header asks for a postcode as well.
    const form = page.getByRole('form', { name: 'Vraag je advies aan' });
    await form.getByLabel('Postcode').fill('7412BE');
    for (const number of ['12', '14', '16', '18', '20']) {
      await form.getByLabel('Huisnummer').fill(number);
      await form.getByLabel('Huisnummer').press('Tab');
      await expect(form.getByLabel('Adres', { exact: true })).toHaveValue(
        new RegExp(` ${number} in Deventer$`),
      );
    }
    // Two are free, and each answer is good for two.
    expect(await countChecks()).toBe(2);
    await expect(page.getByText('robot')).toHaveCount(0);
  });

  test('a list by distance that is asked too often in the browser comes as a document', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await visit(page, '/woningaanbod');
    // Streets, which only the address register knows.
    for (const street of ['Boxbergerweg', 'Keulenstraat', 'Rubensstraat', 'Vetkampstraat']) {
      await page
        .getByPlaceholder('Zoek op plaats, adres, postcode, buurt...')
        .first()
        .fill(`${street}, Deventer`);
      await page.getByLabel('Straal').first().selectOption('5');
      await page.getByRole('button', { name: 'Zoeken' }).first().click();
      await expect(
        page.getByRole('heading', { level: 2, name: new RegExp(`binnen 5 km van ${street}`) }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    expect(documents.length).toBeGreaterThan(1);
  });

  test('a visitor whose browser cannot load its script is not refused', async ({ page }) => {
    await breakUpstream({ service: 'turnstile', status: 503 });
    await visit(page, '/contact');
    await fillIn(page, 'geblokkeerd@voorbeeld.example');
    await send(page);
    await expect(page.getByText('Bedankt voor je bericht!')).toBeVisible();
    // It is held for a person to look at.
    expect(await readRecorded('activecampaign')).toEqual([]);
  });
});

test('without configuration a form loads no third party', async ({ page }) => {
  const loaded = noteScripts(page);
  const response = await visit(page, '/contact');
  expect(response.headers()['content-security-policy']).not.toContain('/localhost:');
  await fillIn(page, 'zonder@voorbeeld.example');
  await send(page);
  await expect(page).toHaveURL(/\/bedankt\/contact$/);
  expect(loaded).toEqual([]);
});
