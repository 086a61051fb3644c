import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
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

test('a new version of one remote is live without a restart, and can be rolled back', async ({ page }) => {
  const before = await readComposition(access);
  const folder = buildVariant('mf-leads', '9.0.0', (source) => source.replaceAll('Naam', 'Hoe heet je'));
  await publishRelease(access, folder);
  await visit(page, '/contact');
  await expect(page.getByText('Hoe heet je')).toHaveCount(0);

  await promoteVersions(access, { 'mf-leads': '9.0.0' });
  await expect
    .poll(async () => (await (await fetch(`${siteUrl}/contact`)).text()).includes('Hoe heet je'))
    .toBe(true);
  await visit(page, '/contact');
  await expect(page.getByText('Hoe heet je').first()).toBeVisible();

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

test('a version can be published once', async () => {
  const folder = buildVariant('mf-leads', '9.3.0', (source) => source);
  await publishRelease(access, folder);
  const refusal = (await publishRelease(access, folder).catch((error: unknown) => error)) as EdgeRefusal;
  expect(refusal.code).toBe('release-exists');
});
