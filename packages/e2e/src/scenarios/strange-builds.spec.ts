import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { grantPath } from '@binnen/remote-cli/operate';
import { promoteVersions, publishRelease, readComposition, retireRemote } from '@binnen/remote-cli/releases';
import type { Page } from '@playwright/test';
import { access } from '../stack.ts';
import { writeStranger } from '../strangers/write-stranger.ts';
import { countDocuments, expect, test, visit } from '../visitor.ts';

/** Teams that build with module federation's plugins alone, and with nothing of ours. */
const teams = [
  { name: 'mf-elders', pattern: '/elders', bundler: 'rspack' },
  { name: 'mf-verder', pattern: '/verder', bundler: 'vite' },
];
const folderOf = (name: string) => path.join(root, '.cache/strangers', `${name}-${process.pid}`);

const runIn = (folder: string, ...words: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: folder });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(text))));
  });

/** By the names of module federation's developer tools: each remote that they show, and its version. */
const readDevtools = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const { moduleInfo } = federation as { moduleInfo: Record<string, { version?: string }> };
    const named = Object.entries(moduleInfo).filter(([key]) => key.includes(':'));
    return Object.fromEntries(named.map(([key, { version = '' }]) => [key.split(':')[0], version]));
  });

/** A link anywhere in the document is the site's. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.getElementById('root')!.append(link);
    link.click();
  }, to);

const useButton = async (page: Page) => {
  await page.getByRole('button', { name: 'Geteld: 0' }).click();
  await expect(page.getByRole('button', { name: 'Geteld: 1' })).toBeVisible();
};

for (const { name, pattern, bundler } of teams)
  test.describe(`a remote of ${bundler} and its plugin alone`, () => {
    const folder = folderOf(name);
    let version = '';

    test.beforeAll(async () => {
      writeStranger({ name, pattern, folder });
      await runIn(folder, path.join(import.meta.dirname, `../strangers/build-with-${bundler}.ts`), name);
      await runIn(folder, path.join(root, 'packages/build/src/build-own.ts'), '--describe');
      await grantPath(access, name, pattern);
      ({ version } = await publishRelease(access, path.join(folder, 'dist')));
      await promoteVersions(access, { [name]: version }, [], { now: true });
    });
    test.afterAll(async () => {
      await retireRemote(access, name, ['/*']);
      rmSync(folder, { recursive: true, force: true });
    });

    test('its page is drawn by the server and used in the browser', async ({ page, request }) => {
      await expect.poll(async () => (await request.get(pattern)).status()).toBe(200);
      expect(await (await request.get(pattern)).text()).toMatch(/Er staan nu (<!-- -->)?\d+/);
      await visit(page, pattern);
      await useButton(page);
    });

    test('the developer tools name each remote with its version', async ({ page }) => {
      await visit(page, pattern);
      const { versions } = await readComposition(access);
      const { shell: _shell, ...remotes } = versions;
      const shown = Object.entries(remotes).map(([each, of]) => [each.replaceAll('-', '_'), of]);
      await expect.poll(() => readDevtools(page)).toEqual(Object.fromEntries(shown));
    });

    test('a visitor goes there from another team’s page without a document, and back', async ({ page }) => {
      await visit(page, '/contact');
      const documents = countDocuments(page);
      await follow(page, pattern);
      await expect(page.getByRole('heading', { level: 1, name: 'Van elders' })).toBeVisible();
      await useButton(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      expect(documents()).toBe(0);
    });

    test('a visitor who begins there leaves and comes back without a document', async ({ page }) => {
      await visit(page, pattern);
      await useButton(page);
      const documents = countDocuments(page);
      await follow(page, '/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Van elders' })).toBeVisible();
      await useButton(page);
      expect(documents()).toBe(0);
    });

    test.describe('with an entry that was changed', () => {
      test.use({
        tolerated: {
          errors: [/integrity/, /Failed to load resource/, /could not be loaded/, /could not be shown/],
        },
      });
      test('it does not run, and the page stays readable', async ({ page }) => {
        await page.route(`**/remotes/${name}/**/remoteEntry.js`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true;' }),
        );
        await visit(page, pattern, { widgets: false });
        await expect(page.getByText(/Er staan nu \d+ woningen/)).toBeVisible();
        expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);
      });
    });
  });
