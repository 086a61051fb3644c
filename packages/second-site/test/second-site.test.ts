import { runCommand } from '@binnen/remote-cli/commands';
import { callEdge } from '@binnen/remote-cli/edge-client';
import {
  previewVersions,
  promoteVersions,
  publishRelease,
  readComposition,
  rollBack,
} from '@binnen/remote-cli/releases';
import { findChromium } from '@binnen/build/find-chromium';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildChanged, folderOf, promoteAll, startSite } from './start-site.ts';

const concert = '/concerten/avondlied';
const first = '900 plaatsen';
const second = 'plaats voor 900';
const stage = 'src/stage.tsx';

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let later: string;

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, site.access.url), { headers });
/** A page's text, without the comments that React puts between words. */
const show = async (path: string, headers = {}): Promise<string> =>
  (await (await ask(path, headers)).text()).replaceAll('<!-- -->', '');

beforeAll(async () => {
  site = await startSite();
  const { access } = site;
  expect(await show('/')).toContain('Avondlied');
  await promoteAll(site);
  const folder = await buildChanged('mf-stages', '2.0.0', stage, (source) =>
    source.replace('{places} plaatsen', 'plaats voor {places}'),
  );
  later = (await publishRelease(access, folder)).version;
  const executablePath = findChromium();
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('its API answers three calls, and a problem document for what it has not', async () => {
  expect(await (await ask('/api/concerts')).json()).toHaveLength(2);
  expect(await (await ask('/api/concerts/avondlied')).json()).toMatchObject({ stage: 'weide' });
  expect(await (await ask('/api/stages/weide')).json()).toMatchObject({ name: 'De Weide' });
  const missing = await ask('/api/stages/zolder');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('application/problem+json');
});

test('a page of one team shows the widget of the other, composed in an isolate and then kept', async () => {
  const page = await ask(concert);
  expect(page.headers.get('x-served-by')).toBe('composed');
  const html = (await page.text()).replaceAll('<!-- -->', '');
  expect(html).toContain('<h1>Avondlied</h1>');
  expect(html).toContain(first);
  expect((await ask(concert)).headers.get('cache-status')).toContain('hit');
  expect(await show('/podia/weide')).toContain(first);
  expect((await ask('/concerten/stilte')).status).toBe(404);
});

test('the page and the widget are used in a browser, and a link leads on without a document', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('hydration')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.access.url + concert);
  await page.getByRole('button', { name: 'Onthoud dit concert' }).click();
  await page.getByRole('button', { name: 'Onthoud dit concert', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Hoe kom ik er?' }).click();
  await page.getByText('Loop langs de oever naar De Weide.').waitFor();
  await page.getByRole('link', { name: 'Oeverfestival' }).hover();
  await page.waitForFunction(() => document.documentElement.dataset['page'] === 'router');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.resourceType() === 'document')));
  await page.getByRole('link', { name: 'Oeverfestival' }).click();
  await page.getByRole('link', { name: 'Slagwerk & fluit' }).click();
  await page.getByText('De Loods').waitFor();
  expect(documents).toBe(0);
  expect(complaints).toEqual([]);
});

test('a preview shows another version to who has its grant alone', async () => {
  const { grant } = await previewVersions(site.access, { 'mf-stages': later });
  expect(await show(concert, { 'x-preview': grant })).toContain(second);
  expect(await show(concert)).toContain(first);
});

test('a canary goes to its share of the visitors, and then to all; a roll-back brings the first version back', async () => {
  const { access } = site;
  const {
    canaries: [canary],
  } = await callEdge(access, 'startCanary', {
    body: { versions: { 'mf-stages': later }, share: 50 },
  });
  expect(await show(concert, { cookie: `__Host-canary=${canary?.id}.1` })).toContain(second);
  expect(await show(concert, { cookie: `__Host-canary=${canary?.id}.9999` })).toContain(first);
  await callEdge(access, 'promoteCanary', { body: {} });
  await expect.poll(() => show(concert)).toContain(second);
  await rollBack(access);
  await expect.poll(() => show(concert)).toContain(first);
  expect((await readComposition(access)).versions['mf-stages']).not.toBe(later);
});

test('what a workflow says a second time changes nothing: a release with the same files, and its canary', async () => {
  const stages = await buildChanged('mf-stages', '6.0.0', stage, (source) => source);
  const { version } = await publishRelease(site.access, stages);
  expect((await publishRelease(site.access, stages)).version).toBe(version);
  const run = (...words: string[]) => runCommand(words, site.access, '/nowhere');
  const merge = (name: string) =>
    run('canary', `mf-stages@${name}`, '--auto', '5,25,100', '--every', '15m', '--unrehearsed');
  await merge(version);
  await run('canary', '--share', '25');
  const [again, ...state] = (await merge(version)).lines;
  expect(again).toContain(`A canary of mf-stages@${version} runs already`);
  expect(state.join('\n')).toContain('runs for 25 %');
  await run('canary', 'abort');
  const before = await readComposition(site.access);
  expect((await merge(before.versions['mf-stages'] ?? '')).lines[0]).toContain('is live already');
  expect(await readComposition(site.access)).toEqual(before);
});

test('a release that reads what another team alone declared is refused by name, and where no sample shows it the page fails', async () => {
  const read = `getApi(context).get('/api/concerts')`;
  const always = await buildChanged('mf-stages', '4.0.0', stage, (source) =>
    source.replace('v.parse(StageSchema,', `v.parse(StageSchema, (await ${read}.catch(() => [])) &&`),
  );
  const { version } = await publishRelease(site.access, always);
  const says = `mf-stages ${version} reads /api/concerts, which it does not declare`;
  await expect(promoteVersions(site.access, { 'mf-stages': version })).rejects.toMatchObject({
    details: expect.arrayContaining([
      expect.stringMatching(new RegExp(`^mf-stages@${version} page /podia/:id: .*${says}`)),
      expect.stringMatching(new RegExp(`^mf-concerts@\\S+ page /concerten/:id: .*${says}`)),
    ]),
  });

  const seldom = await buildChanged('mf-stages', '5.0.0', stage, (source) =>
    source.replace('v.parse(StageSchema,', `v.parse(StageSchema, id === 'loods' ? await ${read} :`),
  );
  const hidden = await publishRelease(site.access, seldom);
  const { grant } = await previewVersions(site.access, { 'mf-stages': hidden.version });
  expect(await show('/podia/weide', { 'x-preview': grant })).toContain(first);
  expect((await ask('/podia/loods', { 'x-preview': grant })).status).toBe(500);
  expect((await ask('/podia/loods')).status).toBe(200);
});

test('a release without the widget that a page shows is refused, and the site stays as it is', async () => {
  const folder = await buildChanged('mf-stages', '3.0.0', 'src/remote.ts', (source) =>
    source.replace(/widgets: \{.*\},\n\};/s, 'widgets: {},\n};'),
  );
  const { version } = await publishRelease(site.access, folder);
  await expect(promoteVersions(site.access, { 'mf-stages': version })).rejects.toMatchObject({
    details: expect.arrayContaining([expect.stringContaining('lacks the widget "stage"')]),
  });
  expect(await show(concert)).toContain(first);
});

test('two teams rehearse in one workspace at once, and neither breaks the other', async () => {
  const rehearse = (name: string) => runCommand(['rehearse', name], site.access, folderOf('.'));
  const both = await Promise.all(['mf-stages', 'mf-concerts'].map(rehearse));
  for (const { failed, lines } of both) expect(failed, lines.join('\n')).toBe(false);
}, 180_000);
