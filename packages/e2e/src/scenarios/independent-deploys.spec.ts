import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { Page } from '@playwright/test';
import type { Release } from '@binnen/platform/contract/composition';
import { EdgeRefusal } from '@binnen/remote-cli/edge-client';
import { promoteVersions, publishRelease, readComposition, rollBack } from '@binnen/remote-cli/releases';
import { buildVariant } from '../build-variant.ts';
import { access, siteUrl } from '../stack.ts';
import { countDocuments, expect, test, visit } from '../visitor.ts';

test.afterEach(async () => {
  const live = await readComposition(access);
  const own = JSON.parse(readFileSync(path.join(root, 'mf-leads/dist/release.json'), 'utf8')) as Release;
  if (live.versions['mf-leads'] !== own.version) {
    await promoteVersions(access, { 'mf-leads': own.version }, [], { now: true });
  }
});

/** The bytes and encodings of scripts and styles of mf-leads that a page loads, since they were last asked for. */
const countLoaded = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const own = new Set<string>();
  let encodings = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/\/remotes\/mf-leads\/.*\.(js|css)$/.test(response.url)) return;
    own.add(requestId);
    encodings.add(new Headers(response.headers).get('content-encoding') ?? 'none');
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return () => {
    const loaded = { bytes, encodings: [...encodings] };
    bytes = 0;
    encodings = new Set();
    return loaded;
  };
};

test('a new version of one remote is live without a restart, loads what is new, and can be rolled back', async ({
  page,
}) => {
  const takeLoaded = await countLoaded(page);
  const before = await readComposition(access);
  const folder = buildVariant('mf-leads', '9.0.0', (source) => source.replaceAll('Naam', 'Hoe heet je'));
  await publishRelease(access, folder);
  await visit(page, '/contact');
  await expect(page.getByText('Hoe heet je')).toHaveCount(0);
  const whole = takeLoaded();
  expect(whole.encodings).not.toContain('dcz');

  await promoteVersions(access, { 'mf-leads': '9.0.0' });
  await expect
    .poll(async () => (await (await fetch(`${siteUrl}/contact`)).text()).includes('Hoe heet je'))
    .toBe(true);
  await visit(page, '/contact');
  await expect(page.getByText('Hoe heet je').first()).toBeVisible();
  const changed = takeLoaded();
  expect(changed.encodings).toEqual(['dcz']);
  // Headers are most of what is left.
  expect(changed.bytes).toBeLessThan(whole.bytes / 4);
  await visit(page, '/contact');
  expect(takeLoaded().bytes, 'they are kept, although each could be made of itself now').toBe(0);

  const after = await rollBack(access, 'mf-leads');
  expect(after.versions).toEqual(before.versions);
  await expect
    .poll(async () => (await (await fetch(`${siteUrl}/contact`)).text()).includes('Hoe heet je'))
    .toBe(false);
});

test('a tab that was opened before a publish keeps working after it', async ({ page }) => {
  await visit(page, '/blogs');
  const folder = buildVariant('mf-leads', '9.1.0', (source) => source.replaceAll('Naam', 'Hoe heet je'));
  await publishRelease(access, folder);
  await promoteVersions(access, { 'mf-leads': '9.1.0' });

  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByLabel(/^Naam/)).toBeVisible();
  expect(documents(), 'the tab still has its own version').toBe(0);
});

test('a release that cannot render is refused, and what was live stays live', async () => {
  const before = await readComposition(access);
  const folder = buildVariant('mf-leads', '9.2.0', (source) =>
    source.replace(/(const remote = \{)/, 'globalThis.missing.thing; $1'),
  );
  await publishRelease(access, folder);
  const refusal = await promoteVersions(access, { 'mf-leads': '9.2.0' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EdgeRefusal);
  expect((refusal as EdgeRefusal).code).toBe('composition-refused');
  expect((refusal as EdgeRefusal).details.join()).toContain('mf-leads@9.2.0');
  expect(await readComposition(access)).toEqual(before);
  expect((await fetch(`${siteUrl}/contact`)).status).toBe(200);
});

test('a version can be published once, and its files again are no fault', async () => {
  const folder = buildVariant('mf-leads', '9.3.0');
  await publishRelease(access, folder);
  await publishRelease(access, folder);
  const other = buildVariant('mf-leads', '9.3.0', (source) => `${source}\n// other`);
  const refusal = (await publishRelease(access, other).catch((error: unknown) => error)) as EdgeRefusal;
  expect(refusal.code).toBe('release-exists');
});
