/**
 * The second process of `rehearse`: composes the release with those of a site and renders its samples. Run as
 * `node rehearsal.ts <folder of the built release> <folder of the shell's release> …`; exits with 1 and says why on
 * standard error.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellName, type ClientRemote, type Release, type Sample } from '@binnen/contracts/composition';
import type { Render, RenderRequest } from '@binnen/contracts/render';
import { readBuild } from './releases.ts';

interface Built {
  folder: string;
  release: Release;
}

const read = (place: string): Built => {
  const folder = path.resolve(place);
  return { folder, release: readBuild(folder) };
};

const describe = ({ remote, version, entry, pages, widgets }: Release): ClientRemote => ({
  name: remote,
  version,
  entry: `/remotes/${remote}/${version}/${entry}`,
  integrity: '',
  patterns: Object.keys(pages),
  widgets: Object.keys(widgets),
});

/** Joins server modules in a folder, as the edge joins them in an isolate. */
const compose = async (workspace: string, site: readonly Built[]): Promise<Render> => {
  for (const { folder, release } of site)
    for (const { path: file } of release.server)
      copyFileSync(path.join(folder, 'server', file), path.join(workspace, file));
  const remotes = site.map(({ release }) => release).filter(({ remote }) => remote !== shellName);
  const entries = remotes.map(
    ({ remote }) => `${JSON.stringify(remote)}: (await import('./${remote}.js')).remote`,
  );
  const composition = { id: 'rehearsal', remotes: remotes.map(describe) };
  writeFileSync(path.join(workspace, 'package.json'), '{"type":"module"}');
  writeFileSync(
    path.join(workspace, 'rehearse.js'),
    `import { createRender } from './shell.js';\nexport const render = createRender({ ${entries.join(', ')} }, ${JSON.stringify(composition)});\n`,
  );
  const module = (await import(pathToFileURL(path.join(workspace, 'rehearse.js')).href)) as {
    render: Render;
  };
  return module.render;
};

const mergeData = (records: { sample: Sample }[]): Sample['data'] =>
  Object.assign({}, ...records.map(({ sample }) => sample.data)) as Sample['data'];

const rehearseAll = async (workspace: string, own: Built, others: readonly Built[]) => {
  const { release } = own;
  const site = [own, ...others.filter((other) => other.release.remote !== release.remote)];
  const render = await compose(workspace, site);
  const releases = site.map((each) => each.release);
  const frame = mergeData(
    releases.filter(({ remote }) => remote === shellName).flatMap(({ pages }) => Object.values(pages)),
  );
  const widgetData = mergeData(releases.flatMap(({ widgets }) => Object.values(widgets)));
  // With the shell alone, widgets of other remotes are missing, and nobody's fault.
  const isWhole = site.some((each) => each !== own && each.release.remote !== shellName);
  const run = async (what: string, sample: Sample, extra: Partial<RenderRequest>) => {
    const data = Object.fromEntries(
      Object.entries({ ...widgetData, ...frame, ...sample.data }).map(([call, reply]) => [
        call,
        JSON.stringify(reply),
      ]),
    );
    const reply = await render({
      url: new URL(sample.url, 'https://sample.invalid').href,
      data,
      now: 0,
      ...extra,
    });
    if ('reads' in reply) throw new Error(`${what}: its sample data lacks ${reply.reads.join(', ')}`);
    if (reply.status >= 500)
      throw new Error(`${what} answered ${reply.status}: ${reply.fault ?? 'it does not say why'}`);
    const gap = isWhole ? reply.gaps?.[0] : undefined;
    if (gap) throw new Error(`${what} lacks the widget "${gap.widget}": ${gap.detail ?? gap.reason}`);
  };
  for (const [pattern, page] of Object.entries(release.pages)) await run(`page ${pattern}`, page.sample, {});
  for (const [name, { sample }] of Object.entries(release.widgets))
    await run(`widget ${name}`, sample, { widget: { name, props: sample.props ?? {} } });
};

const [own = '.', ...others] = process.argv.slice(2);
const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsal-'));
try {
  await rehearseAll(workspace, read(own), others.map(read));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
