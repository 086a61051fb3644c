import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { watchedOutput } from '@binnen/build/watch-release';
import { startDevServer } from '@binnen/remote-cli/dev/dev-server';
import { findChromium } from '@binnen/build/find-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { folderOf, promoteAll, site as context, startSite } from './start-site.ts';

/** The team of the concerts at its own desk: its sources among what is live. */
const name = 'mf-concerts';
const directory = path.join(context, 'dist', `${name}-desk`);
const concert = '/concerten/avondlied';
const cache = mkdtempSync(path.join(tmpdir(), 'dev-'));

let site: Awaited<ReturnType<typeof startSite>>;
let server: Awaited<ReturnType<typeof startDevServer>>;
let browser: Browser;
let page: Page;

const placeOf = (file: string) => path.join(directory, 'src', file);
const edit = (file: string, change: (source: string) => string) => {
  const source = readFileSync(placeOf(file), 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(placeOf(file), changed);
  return () => writeFileSync(placeOf(file), source);
};
const replace = (from: string, to: string) => edit('concert.tsx', (source) => source.replace(from, to));

beforeAll(async () => {
  site = await startSite();
  await promoteAll(site);
  rmSync(directory, { recursive: true, force: true });
  cpSync(folderOf(name), directory, { recursive: true, filter: (from) => !from.includes(`${name}/dist`) });
  replace(
    '<button',
    `<input name="naam" aria-label="Naam" />
      <input name="plaats" aria-label="Plaats" value={isNoted ? 'thuis' : place} onChange={(event) => setPlace(event.target.value)} />
      <details><summary>Meer</summary>Over dit concert.</details>
      <div hidden={!place}>Je komt uit {place}.</div>
      {isNoted && <dialog open>Onthouden.</dialog>}
      <button`,
  );
  replace('const [isNoted', `const [place, setPlace] = useState('');\n  const [isNoted`);
  server = await startDevServer({
    access: site.access,
    projects: [{ name, directory, context }],
    cache,
    say: () => {},
    port: 0,
  });
  const executablePath = findChromium();
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(server.url + concert);
  await page.waitForFunction(() =>
    ['page', 'router'].includes(document.documentElement.dataset['page'] ?? ''),
  );
});
afterEach(() => page.close());

/** The errors of the console from now on, with the files that they are of. */
const noteErrors = (): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
};

test('a save shows by itself, drawn by the server, and what is in fields and unfolded stays', async () => {
  await page.getByLabel('Naam').fill('Anna');
  await page.getByLabel('Plaats').fill('Olst');
  await page.getByText('Je komt uit Olst.').waitFor();
  await page.getByText('Meer').click();
  const undo = replace('Begint om', 'Aanvang:');
  await page.getByText('Aanvang: ').waitFor();
  // The other team's widget is the one that is live.
  await page.getByText('De Weide, 900 plaatsen').waitFor();
  await page.getByText('Je komt uit Olst.').waitFor();
  expect(await page.getByLabel('Naam').inputValue()).toBe('Anna');
  expect(await page.getByText('Over dit concert.').isVisible()).toBe(true);
  const document = await fetch(server.url + concert, { headers: { accept: 'text/html' } });
  expect(document.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await document.text()).toContain('Aanvang: ');
  undo();
  await page.getByText('Begint om').waitFor();
});

test('two dev servers in one repository both show a save', async () => {
  const start = () =>
    startDevServer({
      access: site.access,
      projects: [{ name, directory, context }],
      cache,
      say: () => {},
      port: 0,
    });
  const both = [await start(), await start()];
  const undo = replace('Begint om', 'Aanvang:');
  for (const { url } of both)
    await expect
      .poll(async () => (await fetch(url + concert, { headers: { accept: 'text/html' } })).text(), {
        timeout: 10_000,
      })
      .toContain('Aanvang: ');
  undo();
  await Promise.all(both.map(({ stop }) => stop()));
});

test('what goes live is taken up without a trace of what was before', async () => {
  await server.refresh();
  await page.getByRole('heading', { name: 'Avondlied' }).waitFor();
  const joined = path.join(cache, new URL(server.url).port, 'joined');
  expect(readdirSync(joined)).toHaveLength(1);
});

test('what React alone holds stays as well, also while the samples are tried out', async () => {
  const noted = page.getByRole('button', { name: 'Onthoud dit concert', pressed: true });
  await page.getByRole('button', { name: 'Onthoud dit concert' }).click();
  await noted.waitFor();
  await page.getByRole('dialog').waitFor();
  const record = path.join(watchedOutput(directory), new URL(server.url).port, 'release.json');
  const { mtimeMs } = statSync(record);
  const undo = replace('Begint om', 'Aanvang:');
  await page.getByText('Aanvang: ').waitFor();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await vi.waitUntil(() => statSync(record).mtimeMs > mtimeMs, { timeout: 20_000 });
  undo();
  await page.getByText('Begint om').waitFor();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  expect(await noted.count()).toBe(1);
});

test('a save that overtakes another one shows, and leaves no error in the console', async () => {
  const errors = noteErrors();
  for (const pause of [20, 100, 150]) {
    const undo = replace('Begint om', 'Aanvang:');
    await setTimeout(pause);
    replace('Aanvang:', 'Zaal open:');
    await page.getByText('Zaal open: ').waitFor();
    undo();
    await page.getByText('Begint om').waitFor();
  }
  expect(errors).toEqual([]);
});

test('an update that the next save has removed loads the page, and leaves no error in the console', async () => {
  const errors = noteErrors();
  const removed = (url: string) => url.replace(/[^/]+(?=\.hot-update\.js$)/, 'removed');
  const update = page.waitForRequest(/\.hot-update\.js$/);
  await page.route('**/*.hot-update.js', (route) => route.continue({ url: removed(route.request().url()) }), {
    times: 1,
  });
  const undo = replace('Begint om', 'Aanvang:');
  await update;
  await page.getByText('Aanvang: ').waitFor().finally(undo);
  await page.getByText('Begint om').waitFor();
  expect(errors).toEqual([]);
});

test('a save before the page listens shows too', async () => {
  let go = () => {};
  const saved = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_dev/events*', (route) => saved.then(() => route.continue()), { times: 1 });
  await page.reload();
  await page.waitForFunction(() =>
    ['page', 'router'].includes(document.documentElement.dataset['page'] ?? ''),
  );
  const undo = replace('Begint om', 'Aanvang:');
  const draw = async () => (await fetch(server.url + concert, { headers: { accept: 'text/html' } })).text();
  await expect.poll(draw, { timeout: 10_000 }).toContain('Aanvang: ');
  go();
  await page.getByText('Aanvang: ').waitFor({ timeout: 5_000 }).finally(undo);
  await page.getByText('Begint om').waitFor();
});

test('a save of what a page reads, or of its hooks, loads it', async () => {
  const undo = replace('title: data.concert.title', "title: 'Vanavond'");
  await page.waitForFunction(() => document.title.startsWith('Vanavond'));
  undo();
  await page.waitForFunction(() => document.title.startsWith('Avondlied'));
  const undoHook = replace('useState(false)', 'useState(true)');
  await page.getByRole('button', { name: 'Onthoud dit concert', pressed: true }).waitFor();
  undoHook();
  await page.getByRole('button', { name: 'Onthoud dit concert', pressed: false }).waitFor();
});

test('what does not build covers the page with the lines of the source, until it is mended', async () => {
  const undo = replace('<h1>', '<h1');
  const problem = page.getByRole('alert');
  // On a busy machine the samples may be tried first, and be what is told.
  await problem.getByText('mf-concerts is not built').waitFor();
  const text = await problem.textContent();
  expect(text).toMatch(/concert\.tsx[\s\S]*<h1\{concert\.title\}/);
  undo();
  await problem.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Avondlied' }).waitFor();
});

test('a page that throws says in which line of the source, on the server', async () => {
  const undo = replace('<h1>', '{(undefined as unknown as string[]).map(String)}<h1>');
  const line =
    readFileSync(placeOf('concert.tsx'), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('.map(String)')) + 1;
  const problem = page.getByRole('alert');
  await problem.getByText('/concerten/avondlied does not render').waitFor();
  const text = await problem.textContent();
  expect(text).toContain(`concert.tsx:${line}`);
  expect(text).toContain(`>   ${line} |       {(undefined as unknown as string[])`);
  undo();
  await problem.waitFor({ state: 'detached' });
});

test('… and a press that throws, in the browser', async () => {
  const undo = edit('concert.tsx', (source) =>
    source
      .replace('setNoted(!isNoted)}', `{ throw new Error('kapot'); }}`)
      .replace('Onthoud dit concert', 'Breek dit concert'),
  );
  await page.getByRole('button', { name: 'Breek dit concert' }).click();
  const problem = page.getByRole('alert');
  await problem.getByText('kapot').first().waitFor();
  expect(await problem.textContent()).toMatch(
    /kapot[\s\S]*concert\.tsx:\d+[\s\S]*throw new Error\('kapot'\)/,
  );
  undo();
  await problem.waitFor({ state: 'detached' });
});

test('a page that never ends is ended, and the next build is there', async () => {
  const undo = replace('const concert = v.parse', 'for (;;) Math.random();\n    const concert = v.parse');
  const problem = page.getByRole('alert');
  await problem.getByText('does not render').waitFor();
  expect(await problem.textContent()).toContain('Does a loader or component loop?');
  undo();
  await page.getByRole('heading', { name: 'Avondlied' }).waitFor();
});

test('what a promote would refuse is said beside the page', async () => {
  const undo = edit('samples.ts', (source) => source.replace(`'/api/concerts/avondlied': concerts[0]`, ''));
  const problem = page.getByRole('alert');
  await problem.getByText('mf-concerts would not be promoted').waitFor();
  const text = await problem.textContent();
  expect(text).toContain('page /concerten/:id: Its sample data lacks /api/concerts/avondlied');
  await page.getByRole('heading', { name: 'Avondlied' }).waitFor();
  undo();
  await problem.waitFor({ state: 'detached' });
});
