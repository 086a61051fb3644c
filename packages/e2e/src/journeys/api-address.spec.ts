import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import type { Page } from '@playwright/test';
import { forgetRecorded, readRecorded, siteUrl, stackPorts } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { fillInContact } from './contact-fields.ts';

const ports = { api: stackPorts.port + 7, pages: stackPorts.port + 8 };
const apiUrl = `http://localhost:${ports.api}`;
const pagesUrl = `http://localhost:${ports.pages}`;
let edges: Running[] = [];

const start = (port: number, variables: Record<string, string>) => {
  const stateFolder = path.join(root, `.cache/api-address-state-${port}`);
  rmSync(stateFolder, { recursive: true, force: true });
  return startBundledEdge({
    port,
    standInsPort: stackPorts.standInsPort,
    stateFolder,
    variables,
    manyVisitors: true,
  });
};

/** Two more edges of the same build, different only in configuration: one serves the pages, the other one the API. */
test.beforeAll(async () => {
  edges = [
    await start(ports.api, { CORS_ORIGINS: pagesUrl }),
    await start(ports.pages, { API_BASE_URL: apiUrl }),
  ];
});
test.afterAll(() => Promise.all(edges.map((edge) => edge.stop())));

/** Origins of the page's API calls, and the `Accept` header of each. */
const watchCalls = (page: Page) => {
  const asked = { origins: new Set<string>(), accepts: new Set<string | undefined>() };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() !== 'fetch' || url.pathname.startsWith('/remotes/')) return;
    asked.origins.add(url.origin);
    asked.accepts.add(request.headers()['accept']);
  });
  return asked;
};

const useSite = async (page: Page, origin: string, email: string) => {
  await visit(page, `${origin}/woningaanbod`);
  const answered = page.waitForResponse(/\/objects\/suggest\//);
  await page.getByRole('combobox').first().pressSequentially('deventer', { delay: 20 });
  expect((await answered).status()).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(`${origin}/contact`);
  await fillInContact(page, email);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page).toHaveURL(`${origin}/bedankt/contact`);
  const sent = await readRecorded('activecampaign');
  expect(sent.filter(({ body }) => (body as { email?: string }).email === email)).toHaveLength(1);
};

test.beforeEach(forgetRecorded);

test('without configuration, scripts call the API on the page’s origin', async ({ page }) => {
  const asked = watchCalls(page);
  await useSite(page, siteUrl, 'zelf@voorbeeld.example');
  expect([...asked.origins]).toEqual([siteUrl]);
  expect([...asked.accepts]).toEqual(['application/json, text/plain']);
});

test('with an address for the API they call that, and everything works', async ({ page }) => {
  const asked = watchCalls(page);
  await useSite(page, pagesUrl, 'elders@voorbeeld.example');
  expect([...asked.origins]).toEqual([apiUrl]);
});
