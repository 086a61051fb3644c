/**
 * The second process of `rehearse`: composes the release with those of a site and renders its samples. Run as
 * `node rehearsal.ts <milliseconds> <folder of the built release> <folder of the shell's release> …`; writes the name of each
 * sample before it renders it, and kills itself when the time is over. Exits with 1 and says why on standard error.
 */
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { shellName, type Sample } from '@binnen/platform/contract/composition';
import type { RenderRequest } from '@binnen/platform/render-protocol';
import { joinReleases, readBuilt, type Built } from './join-releases.ts';

const mergeData = (records: { sample: Sample }[]): Sample['data'] =>
  Object.assign({}, ...records.map(({ sample }) => sample.data)) as Sample['data'];

const rehearseAll = async (workspace: string, own: Built, others: readonly Built[]) => {
  const { release } = own;
  const site = [own, ...others.filter((other) => other.release.remote !== release.remote)];
  const render = await joinReleases(workspace, site, 'rehearsal');
  const releases = site.map((each) => each.release);
  const frame = mergeData(
    releases.filter(({ remote }) => remote === shellName).flatMap(({ pages }) => Object.values(pages)),
  );
  const widgetData = mergeData(releases.flatMap(({ widgets }) => Object.values(widgets)));
  // With the shell alone, widgets of other remotes are missing, and nobody's fault.
  const isWhole = site.some((each) => each !== own && each.release.remote !== shellName);
  const run = async (what: string, sample: Sample, extra: Partial<RenderRequest>) => {
    // The process that waits for this one knows by it which sample never ended. It is written before the render blocks.
    writeSync(1, `${what}\n`);
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

const [milliseconds, own = '.', ...others] = process.argv.slice(2);
// In a thread of its own: a sample that loops lets nothing else run here, and who waits for it may have been killed.
const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Number(milliseconds)})`;
new Worker(end, { eval: true }).unref();
const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsal-'));
try {
  await rehearseAll(workspace, readBuilt(own), others.map(readBuilt));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
