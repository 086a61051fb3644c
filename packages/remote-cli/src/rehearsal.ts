/**
 * The second process of `rehearse`: composes the release with the shell beside it and renders its samples. Run as
 * `node rehearsal.ts <folder of the built release>`; exits with 1 and says why on standard error.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderReply, RenderRequest } from '@binnen/contracts/render';
import type { Sample } from '@binnen/contracts/composition';
import { readBuild } from './releases.ts';

const folder = path.resolve(process.argv[2] ?? '.');
const release = readBuild(folder);
const shellFolder = path.resolve(folder, '../../shell/dist');

type Render = (request: RenderRequest) => Promise<RenderReply>;

const prepare = (workspace: string) => {
  const shell = readBuild(shellFolder);
  for (const { path: file } of shell.server)
    copyFileSync(path.join(shellFolder, 'server', file), path.join(workspace, file));
  for (const { path: file } of release.server)
    copyFileSync(path.join(folder, 'server', file), path.join(workspace, file));
  writeFileSync(path.join(workspace, 'package.json'), '{"type":"module"}');
  const remotes =
    release.remote === 'shell'
      ? '{}'
      : `{ ${JSON.stringify(release.remote)}: (await import('./${release.remote}.js')).remote }`;
  writeFileSync(
    path.join(workspace, 'rehearse.js'),
    `import { createRender } from './shell.js';\nexport const render = createRender(${remotes}, { id: 'rehearsal', remotes: [] });\n`,
  );
  return shell;
};

const rehearseAll = async (workspace: string) => {
  const shell = prepare(workspace);
  const { render } = (await import(pathToFileURL(path.join(workspace, 'rehearse.js')).href)) as {
    render: Render;
  };
  const frame = Object.assign({}, ...Object.values(shell.pages).map((page) => page.sample.data)) as Record<
    string,
    unknown
  >;
  const widgetData = Object.assign({}, ...Object.values(release.widgets).map((widget) => widget.sample.data));
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
  };
  for (const [pattern, page] of Object.entries(release.pages)) await run(`page ${pattern}`, page.sample, {});
  for (const [name, { sample }] of Object.entries(release.widgets))
    await run(`widget ${name}`, sample, { widget: { name, props: sample.props ?? {} } });
};

if (!existsSync(path.join(shellFolder, 'release.json'))) {
  console.error(`The shell is not built: ${shellFolder} has no release.json. Run pnpm build.`);
  process.exit(1);
}
const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsal-'));
try {
  await rehearseAll(workspace);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
