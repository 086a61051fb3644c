import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import { publishWorkspace, startStandIns } from '@binnen/scripts/stack';
import { stackPorts } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const ports = { port: stackPorts.port + 4, standInsPort: stackPorts.port + 5 };
const stateFolder = path.join(root, `.cache/cms-cold-state-${ports.port}`);
const url = `http://localhost:${ports.port}`;

/** Pages of the site's own map: the text of the heading, and the button of the page's form. */
const known: [path: string, heading: RegExp, button?: string][] = [
  ['/', /Thuis in Deventer/, 'Zoeken'],
  ['/aankoop', /huis kopen/, 'Versturen'],
  ['/verkoop', /huis verkopen/, 'Versturen'],
  ['/verhuur', /huis verhuren/, 'Versturen'],
  ['/taxatie', /laten taxeren/, 'Aanvragen'],
  ['/gratis-verkoopadvies', /verkoopadvies/, 'Aanvragen'],
  ['/leebl', /Energielabel/, 'Versturen'],
  ['/over-binnen', /Over Binnen/, 'Versturen'],
  ['/wooncontinuplan', /Wooncontinuplan/, 'Versturen'],
  ['/zoekopdracht', /Zoekopdracht/, 'Vind mijn woning'],
  ['/contact', /Contact/, 'Versturen'],
  ['/disclaimer', /Disclaimer/],
];

let programs: Running[] = [];

test.describe('with both CMSes down from the start', () => {
  test.use({
    tolerated: { errors: [/Failed to load resource: the server responded with a status of (404|503)/] },
  });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    rmSync(stateFolder, { recursive: true, force: true });
    programs = [await startStandIns(ports)];
    for (const service of ['directus', 'wordpress'])
      await fetch(`http://localhost:${ports.standInsPort}/_faults`, {
        method: 'PUT',
        body: JSON.stringify({ service, status: 500 }),
      });
    programs.push(await startBundledEdge({ ...ports, stateFolder }));
    await publishWorkspace({ url, token: 'local-platform-token' });
  });
  test.afterAll(() => Promise.all(programs.map((program) => program.stop())));

  for (const [where, heading, button] of known)
    test(`${where} has its built-in texts and a way to reach the firm`, async ({ page }) => {
      const response = await visit(page, `${url}${where}`);
      expect(response.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (button) await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Keulenstraat 19c');
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /0570 555/ })
          .first(),
      ).toBeVisible();
      const words = await page.locator('body').innerText();
      expect(words).not.toMatch(/undefined|null|\[object|\b[a-z]+_[a-z_]+\b/);
      for (const control of await page.getByRole('button').or(page.getByRole('link')).all())
        await expect(control).toHaveAccessibleName(/\S/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30,}/);
    });

  for (const where of ['/blogs', '/wonen-in-deventer', '/blogs/slim-bieden-op-een-huis', '/bestaat-niet'])
    test(`${where} says that something went wrong, not that it does not exist`, async ({ page }) => {
      const response = await visit(page, `${url}${where}`);
      expect(response.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er ging iets mis');
      await expect(page.getByText('503')).toBeVisible();
      await expect(page.getByRole('link', { name: 'terug naar home' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('link', { name: /0570 555 010/ }).first()).toBeVisible();
    });

  test('the home page still shows what the firm does and what is for sale', async ({ page }) => {
    await visit(page, `${url}/`);
    await expect(page.getByRole('heading', { name: 'Hoe kunnen wij jou helpen?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Laten taxeren' })).toHaveAttribute(
      'href',
      '/taxatie',
    );
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page
      .getByRole('textbox', { name: /Zoek/ })
      .or(page.getByRole('combobox', { name: /Zoek/ }))
      .first()
      .fill('Bathmen');
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
    await expect(page).toHaveURL(/zoeken=Bathmen/);
  });

  test('feed, sitemap and robots.txt are there with what is known', async ({ request }) => {
    expect((await request.get(`${url}/sitemap.xml`)).status()).toBe(200);
    expect(await (await request.get(`${url}/sitemap.xml`)).text()).toContain('/verkoop</loc>');
    expect((await request.get(`${url}/robots.txt`)).status()).toBe(200);
    expect((await request.get(`${url}/feed.xml`)).status()).toBe(503);
  });

  // The last test: from here on the CMSes work.
  test('a page that failed can be retried, and is there once its CMS works', async ({ page }) => {
    expect((await visit(page, `${url}/wonen-in-deventer`)).status()).toBe(503);
    await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
    await expect(page.getByText('503')).toBeVisible();
    await fetch(`http://localhost:${ports.standInsPort}/_faults`, { method: 'DELETE' });
    await expect(async () => {
      await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Deventer/, { timeout: 1_000 });
    }).toPass();
  });
});
