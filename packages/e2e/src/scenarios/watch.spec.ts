import { callEdge } from '@binnen/remote-cli/edge-client';
import { runCommand } from '@binnen/remote-cli/commands';
import { promoteVersions, publishRelease, readComposition } from '@binnen/remote-cli/releases';
import { buildVariant } from '../build-variant.ts';
import { access, addressHeader, readRecorded, siteUrl, standInsUrl } from '../stack.ts';
import { expect, test } from '../visitor.ts';

const version = '9.31.0';
const visits = 5;

let before = '';
test.afterAll(async () => {
  if (before) await promoteVersions(access, { 'mf-leads': before }, [], { now: true });
});

/** The texts that the webhook of the remote's team got. */
const readTexts = async (): Promise<string[]> =>
  (await readRecorded('slack'))
    .filter(({ path }) => path.endsWith('/team-leads'))
    .map(({ body }) => (typeof body === 'object' && body && 'text' in body ? String(body.text) : ''));

/** What the cron trigger does each minute. */
const look = () => fetch(`${siteUrl}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('* * * * *')}`);

test('a release that throws in hydration goes live by an operator, and its team’s webhook is told within five minutes', async ({
  browser,
}) => {
  test.slow();
  before = (await readComposition(access)).versions['mf-leads'] ?? '';
  const url = `${standInsUrl}/slack/services/T1/B1/team-leads`;
  const set = await runCommand(['webhook', 'mf-leads', url], access, '.');
  expect(set.lines.join('\n')).toContain('is told when the live release of mf-leads has trouble');
  // On the server the label is there; in the browser React throws while it hydrates.
  const folder = buildVariant('mf-leads', version, (source) =>
    source.replaceAll('"Naam"', '(typeof window>"u"?"Naam":(()=>{throw Error("kapot label")})())'),
  );
  await publishRelease(access, folder);
  await promoteVersions(access, { 'mf-leads': version }, [], { now: true, unrehearsed: true });
  await expect
    .poll(async () => await (await fetch(`${siteUrl}/contact`)).text())
    .toContain(`mf-leads/${version}/`);
  const began = Date.now();

  for (let visit = 1; visit <= visits; visit += 1) {
    const context = await browser.newContext({
      extraHTTPHeaders: { [addressHeader]: `2001:db8:${visit}::1` },
    });
    const page = await context.newPage();
    const told = page.waitForRequest('**/_reports/visits');
    await page.goto(`${siteUrl}/contact`);
    await page.mouse.wheel(0, 400);
    await told;
    await context.close();
  }
  await expect(async () => {
    expect((await look()).ok).toBe(true);
    expect((await readTexts()).at(-1)).toContain('has a fault in');
  }).toPass({ intervals: [2_000], timeout: 60_000 });
  console.log(`  known ${((Date.now() - began) / 1000).toFixed(1)} s after it began`);

  expect((await readTexts()).at(-1)).toMatch(
    new RegExp(
      String.raw`mf-leads@${version} has a fault in \d of \d views .* mostly (hydration|error) on /contact at mf-leads/src/[\w/-]+\.tsx?:\d+:\d+\. It is the release’s, live for \d minutes by .*: pnpm remote rollback mf-leads$`,
    ),
  );
  const { lines } = await runCommand(['health', 'mf-leads'], access, '.');
  expect(lines[0]).toContain(`mf-leads@${version} has a fault in`);
  await callEdge(access, 'webhook', { path: { remote: 'mf-leads' }, body: { url: '' } });
});
