import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { contractVersion, type Release } from '@binnen/platform/contract/composition';
import type { ClientComposition } from '@binnen/platform/render-protocol';
import { blocks } from '@binnen/platform/render-protocol';
import { EdgeRefusal, type EdgeAccess } from '@binnen/remote-cli/edge-client';
import { grantClaims } from '@binnen/remote-cli/operate';
import {
  promoteVersions,
  publishRelease,
  readBuild,
  readComposition,
  rollBack,
} from '@binnen/remote-cli/releases';
import type { Running } from '@binnen/scripts/processes/processes';
import { startStandIns } from '@binnen/scripts/stack';
import type { BrowserContext, Page } from '@playwright/test';
import { fillInContact } from '../journeys/contact-fields.ts';
import { waitUntilKept } from '../kept.ts';
import { buildNextContract, nextContract, nextRoot } from '../next-contract.ts';
import { access as mainAccess, stackPorts } from '../stack.ts';
import { countDocuments, expect, test, visit, waitForHydration } from '../visitor.ts';

/** A site of its own: its edge is of the next contract, its first releases are of today's. */
const port = stackPorts.port + 12;
const standInsPort = port + 1;
const siteUrl = `http://localhost:${port}`;
const access: EdgeAccess = { ...mainAccess, url: siteUrl };
const at = (pathname: string) => siteUrl + pathname;

type Versions = Record<string, string>;
const readVersions = (workspace: string): Versions =>
  Object.fromEntries(
    deployables.map((name) => [name, readBuild(path.join(workspace, name, 'dist')).version]),
  );

let programs: Running[] = [];
let old: Versions;
let next: Versions;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  await buildNextContract();
  const stackFile = path.join(nextRoot, 'packages/scripts/src/stack.ts');
  const { startEdge } = (await import(stackFile)) as typeof import('@binnen/scripts/stack');
  const stateFolder = path.join(root, `.cache/e2e-state-${port}`);
  rmSync(stateFolder, { recursive: true, force: true });
  programs = [await startStandIns({ standInsPort })];
  programs.push(await startEdge({ port, standInsPort, stateFolder }));
  old = readVersions(root);
  next = readVersions(nextRoot);
  await grantClaims(
    access,
    deployables.map((name) => readBuild(path.join(root, name, 'dist'))),
  );
  for (const workspace of [root, nextRoot])
    for (const name of deployables) await publishRelease(access, path.join(workspace, name, 'dist'));
});

test.afterAll(() => Promise.all(programs.map((program) => program.stop())));

/** Makes versions live, and waits until visitors get them. */
const promote = async (versions: Versions): Promise<string> => {
  const { id } = await promoteVersions(access, versions, [], { now: true });
  await expect.poll(async () => (await fetch(at('/disclaimer'))).headers.get('x-composition')).toBe(id);
  return id!;
};

const refuse = async (versions: Versions): Promise<string> => {
  const before = await readComposition(access);
  const error: unknown = await promoteVersions(access, versions).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error, 'the promote was to be refused').toBeInstanceOf(EdgeRefusal);
  expect(await readComposition(access), 'nothing changed').toEqual(before);
  return (error as EdgeRefusal).details.join('\n');
};

const home = '/woningaanbod/deventer/keulenstraat-19-a';
/** Pages and widgets of every remote, with and without those of another. */
const pages = ['/', '/woningaanbod', home, '/contact', '/blogs', '/bedankt/contact'];

/** Every page is rendered from this composition, and each part of it runs its script: a console error fails the test. */
const expectWholeSite = async (page: Page, id: string) => {
  for (const pathname of pages) {
    // An isolate trusts its pointer for some seconds.
    await expect(async () => {
      const response = await visit(page, at(pathname));
      expect(response.headers()['x-composition'], pathname).toBe(id);
      expect(response.status(), pathname).toBe(200);
      expect(response.headers()['x-served-by'], pathname).toMatch(/composed/);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (pathname === home) await expect(page.getByRole('main').getByLabel('E-mail').first()).toBeVisible();
  }
};

const readVersionsOf = (page: Page): Promise<Versions> =>
  page.evaluate(
    (id) =>
      Object.fromEntries(
        (JSON.parse(document.getElementById(id)!.textContent!) as ClientComposition).remotes.map(
          ({ name, version }) => [name, version],
        ),
      ),
    blocks.composition,
  );

/** A shell of the next contract that has ended the hosting of today's. */
const publishShellWithoutOld = async (version: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'binnen-shell-'));
  cpSync(path.join(nextRoot, 'shell/dist'), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...record, version, hosts: [nextContract] }));
  await publishRelease(access, folder);
};

const openSecondTab = async (context: BrowserContext, pathname: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(at(pathname), { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return page;
};

test('a breaking change goes live step by step, and no visitor notices', async ({ page, context }) => {
  test.setTimeout(400_000);
  const tab = await context.newPage();
  const uncaught: string[] = [];
  tab.on('pageerror', (error) => uncaught.push(String(error)));
  const lastShell = '9.0.0';
  await publishShellWithoutOld(lastShell);

  await test.step('the edge goes first: it serves a site of the old contract', async () => {
    await expectWholeSite(page, await promote(old));
  });

  await test.step('remotes of the new contract are refused by a shell of the old one', async () => {
    const { shell: _, ...remotes } = next;
    const refusal = await refuse(remotes);
    for (const [name, version] of Object.entries(remotes))
      expect(refusal).toContain(
        `${name}@${version} was built for contract ${nextContract}; shell@${old['shell']} hosts ${contractVersion}. ` +
          'Promote a shell that hosts it, before or together with this release.',
      );
  });

  await test.step('a visitor opens a tab', async () => {
    await visit(tab, at('/over-binnen'));
    expect(await readVersionsOf(tab)).toMatchObject({ 'mf-content': old['mf-content'] });
  });

  await test.step('a shell of the new contract hosts remotes of the old one', async () => {
    await expectWholeSite(page, await promote({ shell: next['shell']! }));
  });

  await test.step('remotes of both contracts make one site', async () => {
    const { 'mf-leads': leads, 'mf-listings': listings } = next;
    await expectWholeSite(page, await promote({ 'mf-leads': leads!, 'mf-listings': listings! }));
  });

  await test.step('the old contract cannot end while a remote speaks it, and can when none does', async () => {
    expect(await refuse({ shell: lastShell })).toContain(
      `mf-content@${old['mf-content']} was built for contract ${contractVersion}; shell@${lastShell} hosts ${nextContract}. ` +
        'Build the release again with the contract of today.',
    );
    const id = await promote({ shell: lastShell, 'mf-content': next['mf-content']! });
    await expectWholeSite(page, id);
  });

  await test.step('the tab of the old contract goes on with its own versions, and its form arrives', async () => {
    const documents = countDocuments(tab);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(tab).toHaveURL(/\/contact$/);
    // The page before has a form of its own.
    await expect(tab.getByRole('heading', { name: 'Waar kunnen we je mee helpen?' })).toBeVisible();
    const email = `tab-${contractVersion}@voorbeeld.example`;
    await fillInContact(tab, email);
    await tab.getByRole('button', { name: 'Versturen' }).click();
    await expect(tab).toHaveURL(/\/bedankt\/contact$/);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Aanbod' }).click();
    await expect(tab).toHaveURL(/\/woningaanbod/);
    await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(documents(), 'the tab never asked for a document').toBe(0);
    expect(await readVersionsOf(tab)).toMatchObject({ 'mf-leads': old['mf-leads'] });
    await expect
      .poll(async () =>
        (await fetch(`http://localhost:${standInsPort}/_recorded?service=activecampaign`)).text(),
      )
      .toContain(email);
  });

  await test.step('the shell alone cannot go back; the whole site can', async () => {
    expect(await refuse({ shell: old['shell']! })).toMatch(
      new RegExp(
        `mf-leads@\\S+ was built for contract ${nextContract}; shell@\\S+ hosts ${contractVersion}\\.`,
      ),
    );
    for (let step = 0; step < 3; step += 1) await rollBack(access);
    const live = await readComposition(access);
    expect(live.versions).toEqual(old);
    await expectWholeSite(page, live.id!);
  });
  expect(uncaught, 'uncaught errors of the tab').toEqual([]);
});

test.describe('a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    tolerated: { errors: [/Failed to load resource|net::ERR|Failed to fetch/] },
  });

  test('of the old contract shows what it kept and passes on what is new, and the new one keeps that', async ({
    page: tab,
    context,
  }) => {
    test.setTimeout(300_000);
    await promote(old);

    await test.step('a visitor opens a tab, and the service worker keeps its page', async () => {
      await visit(tab, at('/over-binnen'));
      await waitUntilKept(tab, '/over-binnen');
      expect(await readVersionsOf(tab)).toMatchObject({ 'mf-content': old['mf-content'] });
    });

    await promote(next);

    await test.step('the service worker of the old contract shows what it kept, and passes on what is new', async () => {
      await context.setOffline(true);
      const kept = await openSecondTab(context, '/over-binnen');
      await expect(kept.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await readVersionsOf(kept)).toMatchObject({ 'mf-content': old['mf-content'] });
      await context.setOffline(false);
      // The worker waits five seconds for the network, and a busy machine may take longer.
      await expect(async () => {
        await kept.goto(at('/over-binnen'), { waitUntil: 'domcontentloaded' });
        await waitForHydration(kept);
        expect(await readVersionsOf(kept)).toMatchObject({ 'mf-content': next['mf-content'] });
      }).toPass();
    });

    await test.step('the service worker of the new contract shows what the old one kept', async () => {
      const other = await openSecondTab(context, '/disclaimer');
      await other.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!;
        await registration.update();
      });
      // `waitForFunction` takes a promise for an answer.
      await expect
        .poll(() =>
          other.evaluate(async () => {
            const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!;
            return !installing && !waiting && active?.state;
          }),
        )
        .toBe('activated');
      await waitUntilKept(other, '/disclaimer');
      await context.setOffline(true);
      for (const pathname of ['/over-binnen', '/disclaimer']) {
        const shown = await openSecondTab(context, pathname);
        await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await context.setOffline(false);
    });
  });
});
