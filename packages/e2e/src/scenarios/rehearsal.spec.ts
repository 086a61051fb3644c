import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { runCommand } from '@binnen/remote-cli/commands';
import { EdgeRefusal, type EdgeAccess } from '@binnen/remote-cli/edge-client';
import { issueToken } from '@binnen/remote-cli/operate';
import { rehearse } from '@binnen/remote-cli/rehearse';
import { promoteVersions, readBuild, readComposition } from '@binnen/remote-cli/releases';
import { buildVariant } from '../build-variant.ts';
import { access } from '../stack.ts';
import { expect, test } from '../visitor.ts';

/** A repository of its own that has this build. */
const openRepository = (folder: string): string => {
  const base = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsal-'));
  symlinkSync(folder, path.join(base, 'dist'));
  return base;
};

/** A smaller release: nobody promotes it. */
const keepWidgets = (folder: string, names: readonly string[]): void => {
  const release = readBuild(folder);
  for (const part of [release.widgets, release.offers])
    for (const name of Object.keys(part)) if (!names.includes(name)) delete part[name];
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
};

const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof EdgeRefusal)) throw new Error('It was not refused', { cause: error });
  return [error.message, ...error.details].join('\n');
};

let team: EdgeAccess;

test.beforeAll(async () => {
  process.env['CHROMIUM_PATH'] ??= test.info().project.use.launchOptions?.executablePath;
  const { token } = await issueToken(access, {
    name: 'team-rehearsing',
    scopes: ['publish:mf-leads', 'publish:mf-listings'],
  });
  team = { ...access, token };
});

test.afterAll(async () => {
  const { version } = readBuild(path.join(root, 'mf-listings/dist'));
  if ((await readComposition(access)).versions['mf-listings'] !== version)
    await promoteVersions(access, { 'mf-listings': version }, [], { now: true });
});

test('each team’s build renders its samples beside the shell alone, as its repository has no other', async () => {
  const dist = (name: string) => path.join(root, name, 'dist');
  for (const remote of deployables) await rehearse(dist(remote), [dist('shell')]);
});

test('a release that does harm in the browser alone is found before its promote, and refused', async () => {
  test.slow();
  // On the server all is well. In the browser React throws while it hydrates a label …
  const broken = '(typeof window>"u"?"Naam":(()=>{throw Error("kapot label")})())';
  // … and a widget changes what is not its own.
  const title = '"Energielabel aanvragen"';
  const greedy = `(typeof window>"u"||(Array.prototype.first=()=>1,history.go=()=>{},document.title="Van ons"),${title})`;
  const folder = buildVariant('mf-leads', '9.21.0', (source) =>
    source.replaceAll('"Naam"', broken).replaceAll(title, greedy),
  );
  keepWidgets(folder, ['form-contact', 'form-energy-label']);
  const repository = openRepository(folder);
  const { lines, failed } = await runCommand(['rehearse', 'mf-leads'], team, repository);
  const said = lines.join('\n');
  expect(failed, said).toBe(true);
  for (const width of [390, 1440])
    expect(said).toMatch(
      new RegExp(
        String.raw`widget form-contact at ${width} px: .*kapot label \(mf-leads/src/[\w/-]+\.tsx?:\d+:\d+\)`,
      ),
    );
  expect(said).toContain(
    'widget form-energy-label at 390 px: It changes the title of the page that it is on.',
  );
  for (const name of ['Array.prototype.first', 'history.go'])
    expect(said).toContain(`changes ${name}, which all teams’ code stands on`);
  expect(said).not.toMatch(/ page \S+ at \d+ px/);

  await runCommand(['publish', 'mf-leads'], team, repository);
  const promote = (more: string[], as = team) =>
    refusalOf(runCommand(['promote', 'mf-leads@9.21.0', ...more], as, repository));
  expect(await promote([])).toMatch(/mf-leads@9\.21\.0: widget form-contact at 390 px: .*kapot label/);
  expect(await promote([], access)).toMatch(/kapot label/);
  expect(await promote(['--unrehearsed'])).toContain('Only an operator');
  rmSync(repository, { recursive: true });
});

test('a good one is opened beside what is live, and its team promotes it', async () => {
  test.slow();
  // It has fewer samples than the others: each is opened four times.
  const folder = buildVariant('mf-listings', '9.22.0', (source) =>
    source.replaceAll('Favorieten', 'Bewaard'),
  );
  const repository = openRepository(folder);
  await runCommand(['publish', 'mf-listings'], team, repository);
  expect(await refusalOf(runCommand(['promote', 'mf-listings@9.22.0'], team, repository))).toContain(
    'Nobody opened it in a browser yet',
  );
  const began = Date.now();
  const { lines, failed = false } = await runCommand(['rehearse', 'mf-listings'], team, repository);
  const seconds = (Date.now() - began) / 1000;
  console.log(`  mf-listings was rehearsed in ${seconds.toFixed(1)} s`);
  expect(failed, lines.join('\n')).toBe(false);
  expect(lines.at(-1)).toBe('The result is kept with mf-listings@9.22.0.');
  const report = path.join(repository, 'node_modules/.cache/binnen/rehearsals/mf-listings/index.html');
  expect(lines.join('\n')).toContain(report);
  const { pages, widgets } = readBuild(folder);
  const shown = readFileSync(report, 'utf8').match(/<img /g) ?? [];
  expect(shown).toHaveLength((Object.keys(pages).length + Object.keys(widgets).length) * 2 * 2);

  const promoted = (await runCommand(['promote', 'mf-listings@9.22.0'], team, repository)).lines.join('\n');
  expect(promoted).toMatch(/mf-listings: \S+ → 9\.22\.0, scripts and styles \d+ → \d+ bytes/);
  expect(promoted).toContain(`before and after: ${report}`);
  rmSync(repository, { recursive: true });
});
