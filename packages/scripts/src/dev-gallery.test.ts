import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { root } from '@binnen/build/workspace';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from './chromium.ts';
import { startDevServer } from '@binnen/remote-cli/dev/dev-server';
import { answerGallery } from './dev-gallery.ts';

/** The components that the design exports, and the one behaviour that draws nothing itself. */
const readPrimitives = (): string[] => {
  const folder = path.join(root, 'packages/design/src');
  return globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^export (?:function|const) ([A-Z]\w+|useCombobox)\b/gm,
      ),
    ])
    .map((match) => match[1]!)
    .sort();
};

const edge = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<body>A page of the site</body>'),
);
let server: Awaited<ReturnType<typeof startDevServer>>;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => edge.listen(0, resolve));
  server = await startDevServer({
    access: { url: `http://localhost:${(edge.address() as AddressInfo).port}`, token: '' },
    projects: [],
    cache: '',
    say: console.error,
    port: 0,
    answerFirst: answerGallery,
  });
  origin = server.url;
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  edge.close();
});

const openGallery = async (width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${origin}/_dev/gallery/`);
  await page.locator('[data-primitive]').first().waitFor();
  return page;
};

/** What axe finds in a part of the page. There are no frames: scanning the page itself is enough. */
const findViolations = async (page: Page, part = 'body'): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

test('every primitive that the design exports is in the gallery, and axe finds nothing in any state', async () => {
  const page = await openGallery(1280);
  const shown = await page
    .locator('[data-primitive]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-primitive')!));
  const primitives = readPrimitives();
  expect(primitives.length).toBeGreaterThan(25);
  expect(shown.toSorted()).toEqual(primitives);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Open een dialoog' }).click();
  await page.getByRole('dialog', { name: 'Een dialoog' }).waitFor();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Plaats' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Schalkhaar' }).waitFor();
  expect(await findViolations(page, '#useCombobox')).toEqual([]);
  await page.getByRole('button', { name: 'Wat is v.o.n.?' }).hover();
  await page.getByRole('tooltip').waitFor();
  expect(await findViolations(page, '[role="tooltip"]')).toEqual([]);
  await page.getByRole('button', { name: 'Toon een toast' }).click();
  await page.getByText('De woning staat bij je favorieten.').waitFor();
  expect(await findViolations(page, '[role="status"]')).toEqual([]);
}, 120_000);

test('the gallery fits a phone', async () => {
  const page = await openGallery(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}, 60_000);

test('beside the gallery, pages pass through with the script of development, and no other file is served', async () => {
  expect(await (await fetch(`${origin}/verkoop`)).text()).toContain('A page of the site<script');
  for (const file of ['gone.js', '..%2f..%2fpackage.json', '.stamp'])
    expect((await fetch(`${origin}/_dev/gallery/${file}`)).status).toBe(404);
});
