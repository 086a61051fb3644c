import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '@binnen/build/workspace';
import { grantPath, issueToken } from '@binnen/remote-cli/operate';
import { readBuild } from '@binnen/remote-cli/releases';
import { readVersions } from '@binnen/scripts/packing/read-versions';
import { packAll } from '@binnen/scripts/packing/pack';
import type { APIRequestContext, Page } from '@playwright/test';
import { editPage, restorePage } from '../content.ts';
import { access, siteUrl } from '../stack.ts';
import { expect, test, visit, waitForWidgets } from '../visitor.ts';

/**
 * A team outside this workspace: an empty folder, the packages as a registry would have them, and a token. It only runs
 * programs that are installed there.
 */
const name = 'mf-buiten';
const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'binnen-team-')));
const repository = path.join(base, 'repository');

/** Makes the Node of a process an older one. */
const olderNode =
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })";

/** A command that does not end is named, and not the whole test. */
const longestMilliseconds = 100_000;

interface Answer {
  ok: boolean;
  text: string;
}

const run = (cwd: string, command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<Answer> =>
  new Promise((resolve) => {
    const PATH = [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter);
    // In a group of its own: what it started ends with it.
    const child = spawn(command, words, { cwd, env: { ...process.env, ...env, PATH }, detached: true });
    let text = '';
    const late = setTimeout(() => {
      text += `\n${words.join(' ')} did not end in ${longestMilliseconds} ms`;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, longestMilliseconds);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ ok: code === 0, text });
    });
  });
const succeed = async (answer: Promise<Answer>): Promise<string> => {
  const { ok, text } = await answer;
  expect(ok, text).toBe(true);
  return text;
};
const pnpm = (words: string[], env?: NodeJS.ProcessEnv, folder = repository) =>
  run(folder, 'npx', ['--yes', 'pnpm@12.21.0', ...words], env);

/** `pnpm dev`, at a port of its own. */
const startDev = (env: NodeJS.ProcessEnv): Promise<{ url: string; stop: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const program = path.join(repository, 'node_modules/@binnen/remote-cli/dist/bin.js');
    const child = spawn(process.execPath, [program, 'dev', '--port', '0'], {
      cwd: repository,
      env: { ...process.env, ...env },
    });
    let said = '';
    const closed = new Promise<void>((end) => child.on('close', () => end()));
    const stop = async () => {
      child.kill();
      await closed;
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [url] = /http:\/\/localhost:\d+$/m.exec(said) ?? [];
        if (url) resolve({ url, stop });
      });
    void closed.then(() => reject(new Error(said)));
  });

const readVersion = (folder: string): string => readBuild(path.join(folder, 'dist')).version;

/** The releases' files that a page fetches from now on. */
const watchFiles = (page: Page, request: APIRequestContext) => {
  const asked: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  const read = async (file: string) => (await request.get(file)).body();
  return {
    asked,
    /** The style sheets, as text. */
    readSheets: () =>
      Promise.all(
        asked.filter((file) => file.endsWith('.css')).map(async (file) => (await read(file)).toString()),
      ),
    /** The bytes of a remote's own files, compressed. */
    weigh: async (remote: string) => {
      const own = asked.filter((file) => file.startsWith(`/remotes/${remote}/`));
      const sizes = await Promise.all(
        own.map(async (file) => gzipSync(await read(file), { level: 9 }).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
};

/** Fonts and tokens come with the shell, and from nowhere else. */
const expectDesignOnce = (asked: readonly string[], sheets: readonly string[]) => {
  const fonts = asked.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^\/remotes\/shell\//);
  expect(sheets.filter((sheet) => sheet.includes('@font-face'))).toHaveLength(1);
  expect(sheets.filter((sheet) => sheet.includes('--space-6:'))).toHaveLength(1);
};

test.afterAll(async ({ request }) => {
  // While its widget is there: a page that lacks one is not made anew at once.
  await restorePage(request, 'verhuur');
  await run(
    root,
    process.execPath,
    [path.join(root, 'packages/scripts/src/remote/main.ts'), 'retire', name, '--allow-loss=/*'],
    {
      BINNEN_URL: siteUrl,
      BINNEN_TOKEN: access.token,
    },
  );
  rmSync(base, { recursive: true, force: true });
});

test('a team with a repository of its own makes, tests and publishes a remote with nothing of this workspace', async ({
  page,
  request,
}) => {
  test.slow();

  await test.step('in an empty folder it installs the packages and writes a repository', async () => {
    const tarballs = path.join(base, 'tarballs');
    cpSync(await packAll(), tarballs, { recursive: true });
    const tools = path.join(base, 'tools');
    mkdirSync(tools);
    const tool = `${tarballs}/create-binnen-remote-${readVersions()['@binnen/contracts']}.tgz`;
    await succeed(run(tools, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tool]));
    const words = [name, '--pattern', '/buiten', '--folder', repository, '--packages', tarballs];
    await succeed(run(tools, path.join(tools, 'node_modules/.bin/create-binnen-remote'), words));
    await succeed(pnpm(['install', '--prefer-offline', '--no-frozen-lockfile']));
    const createTool = path.join(tools, 'node_modules/create-binnen-remote/dist/bin.js');
    const toolOf = (each: string) => path.join(repository, `node_modules/@binnen/${each}/dist/bin.js`);
    for (const tool of [createTool, toolOf('build'), toolOf('remote-cli')]) {
      const { ok, text } = await run(repository, process.execPath, ['--import', olderNode, tool]);
      expect(ok).toBe(false);
      expect(text.trim()).toBe(
        'This needs Node 22.18 or newer, and runs in Node 20.9.0. Install a newer one: https://nodejs.org/en/download',
      );
    }
    for (const each of ['build', 'contracts', 'design', 'platform', 'remote-cli', 'remote-testing'])
      expect(realpathSync(path.join(repository, 'node_modules/@binnen', each))).toContain(repository);
  });

  await test.step('it has a route that answers JSON, as its README says', () => {
    const file = (each: string) => path.join(repository, each);
    const change = (each: string, from: string, to: string) =>
      writeFileSync(file(each), readFileSync(file(each), 'utf8').replace(from, to));
    const readme = readFileSync(file('README.md'), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    const [, named = ''] = /^`('\/buiten\/count': .*?)`\. /m.exec(readme) ?? [];
    mkdirSync(file('src/count'));
    writeFileSync(file('src/count/endpoint.ts'), code);
    change('src/remote.ts', '  widgets: {', `  endpoints: {\n    ${named},\n  },\n  widgets: {`);
    change(
      'src/samples.ts',
      '  widgets: {',
      "  endpoints: { '/buiten/count': { url: '/buiten/count', data: count } },\n  widgets: {",
    );
    return succeed(pnpm(['format']));
  });

  const chromium = test.info().project.use.launchOptions?.executablePath;
  const browser = chromium ? { CHROMIUM_PATH: chromium } : {};
  const check = () => pnpm(['check'], browser);

  await test.step('its types are checked against the packages, and axe looks at its samples', async () => {
    expect(await succeed(check())).toMatch(/4 passed/);
    const file = path.join(repository, 'src/page/page.tsx');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('countAvailable()', 'countAvailabel()'));
    const { ok, text } = await check();
    expect(ok).toBe(false);
    expect(text).toMatch(/page\.tsx.*'countAvailabel' does not exist/s);
    // … and linted, with rules for accessibility.
    writeFileSync(file, source.replace('<p ', '<img src="/x.jpg" /><p '));
    expect((await check()).text).toContain('alt-text');
    // What a rule of the source cannot see.
    writeFileSync(file, source);
    const sheet = path.join(repository, 'src/page/page.module.css');
    const styles = readFileSync(sheet, 'utf8');
    writeFileSync(sheet, styles.replace(/\.count \{/, '.count {\n    color: #eee;'));
    expect((await check()).text).toMatch(/color-contrast: p\b/);
    writeFileSync(sheet, styles);
  });

  await test.step('its tests show page and widget in a browser, against a fake edge', async () => {
    const runTests = () => succeed(pnpm(['test'], browser));
    // One more component of the design is no reason to load the test's page again in the middle.
    const file = path.join(repository, 'src/page/page.tsx');
    const source = readFileSync(file, 'utf8');
    const more = source.replace('<p>', '<Badge>Nieuw</Badge>\n        <p>');
    writeFileSync(file, `import { Badge } from '@binnen/design/badge';\n${more}`);
    expect(await runTests()).toMatch(/4 passed/);
    writeFileSync(file, source);
  });

  await test.step('it builds, and in another folder the same version', async () => {
    await succeed(pnpm(['build']));
    const elsewhere = path.join(base, 'a-clone-of-it');
    cpSync(repository, elsewhere, { recursive: true, verbatimSymlinks: true });
    rmSync(path.join(elsewhere, 'dist'), { recursive: true });
    await succeed(pnpm(['build'], {}, elsewhere));
    expect(readVersion(elsewhere)).toBe(readVersion(repository));
  });

  await test.step('an operator allows it its path, and its own token does all else', async () => {
    await grantPath(access, name, '/buiten');
    const { token } = await issueToken(access, { name: 'team-buiten', scopes: [`publish:${name}`] });
    const team = { BINNEN_URL: siteUrl, BINNEN_TOKEN: token, ...browser };
    // Types of other teams' widgets come with their releases.
    await succeed(pnpm(['remote', 'types'], team));
    expect(readFileSync(path.join(repository, 'src/offered-widgets.d.ts'), 'utf8')).toContain(
      "'interest-form': {",
    );
    await succeed(pnpm(['exec', 'tsc', '--noEmit']));
    const file = path.join(repository, 'src/page/page.tsx');
    const source = readFileSync(file, 'utf8');
    const thrown = "if (typeof document !== 'undefined') throw new Error('kapot');";
    writeFileSync(file, source.replace('  return (', `  ${thrown}\n  return (`));
    await succeed(pnpm(['build']));
    const broken = await pnpm(['remote', 'rehearse', name], team);
    expect(broken.ok).toBe(false);
    const line = readFileSync(file, 'utf8').split(thrown)[0]?.split('\n').length;
    for (const width of [390, 1440])
      expect(broken.text).toContain(`page /buiten at ${width} px: Error: kapot (src/page/page.tsx:${line}:`);
    writeFileSync(file, source);
    await succeed(pnpm(['build']));
    expect(await succeed(pnpm(['remote', 'rehearse', name], team))).toMatch(
      /renders its 2 pages and 1 widgets with[\s\S]*mf-content@[\s\S]*shell@/,
    );
    expect(await succeed(pnpm(['remote', 'sample', name, '/buiten'], team))).toContain('/realworks/objects?');
    await succeed(pnpm(['remote', 'publish', name], team));
    await succeed(pnpm(['remote', 'promote', `${name}@${readVersion(repository)}`, '--now'], team));
    await expect.poll(async () => (await request.get('/buiten')).status()).toBe(200);
    const asked = await request.get('/buiten/count');
    expect(asked.headers()['cache-control']).toBe('public, max-age=60');
    expect(await asked.json()).toEqual({ available: expect.any(Number) });
  });

  await test.step('its dev server shows a save among what is live', async () => {
    const { token } = await issueToken(access, { name: 'team-buiten-desk', scopes: [`publish:${name}`] });
    const { url, stop } = await startDev({ BINNEN_URL: siteUrl, BINNEN_TOKEN: token });
    await page.goto(`${url}/buiten`);
    await expect(page.getByText(/Er staan nu \d+ woningen op onze site\./)).toBeVisible();
    expect(await (await request.get(`${url}/buiten/count`)).json()).toEqual({
      available: expect.any(Number),
    });
    const file = path.join(repository, 'src/page/page.tsx');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('Er staan nu', 'Vandaag zijn er'));
    await expect(page.getByText(/Vandaag zijn er \d+ woningen/)).toBeVisible();
    // Its code, before another save has other code.
    await waitForWidgets(page);
    writeFileSync(file, source);
    await expect(page.getByText(/Er staan nu \d+ woningen/)).toBeVisible();
    // The page listens to it.
    await page.goto('about:blank');
    await stop();
  });

  await test.step('its page is there, with the design of the site, once', async () => {
    const files = watchFiles(page, request);
    await visit(page, '/buiten');
    await expect(page.getByText(/Er staan nu \d+ woningen op onze site\./)).toBeVisible();
    expect(new Set(files.asked).size, 'no file was fetched twice').toBe(files.asked.length);
    expectDesignOnce(files.asked, await files.readSheets());
    const bytes = await files.weigh(name);
    console.log(`  ${name} adds ${bytes} bytes (gzip) to its page`);
    expect(bytes).toBeLessThan(10_000);
  });

  await test.step('an editor places its widget on a page of another team', async () => {
    const rows = [
      { field_slug: 'widget', text: 'buiten-teaser' },
      { field_slug: 'titel', text: 'Kom naar buiten' },
    ];
    await editPage(request, 'verhuur', [{ soort: 'widget', rows }]);
    const files = watchFiles(page, request);
    await visit(page, '/verhuur');
    const link = page.getByRole('link', { name: 'Kom naar buiten' });
    await expect(link).toBeVisible();
    expectDesignOnce(files.asked, await files.readSheets());
    const band = page.locator(`[data-owner="${name}"]`);
    const readFont = (part: Element) => getComputedStyle(part).fontFamily;
    expect(await band.evaluate(readFont)).toBe(await page.locator('body').evaluate(readFont));
    const bytes = await files.weigh(name);
    console.log(`  ${name} adds ${bytes} bytes (gzip) to a page with its widget`);
    expect(bytes).toBeLessThan(10_000);
    await link.click();
    await expect(page).toHaveURL(/\/buiten$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Buiten' })).toBeVisible();
  });
});
