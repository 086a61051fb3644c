/**
 * The second process of `rehearse`: composes the release with those of a site and renders its samples. Run as
 * `node rehearsal.ts <milliseconds> <folder of the built release> <folder of the shell's release> …`; writes the name of each
 * sample before it renders it, and kills itself when its time is over. Exits with 1 and says why on standard error.
 */
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { shellName } from '@binnen/platform/contract/composition';
import { listSampleRenders } from '@binnen/platform/contract/sample-renders';
import { joinReleases, readBuilt, type Built } from './join-releases.ts';

const hasPage = ({ release }: Built, what: string): boolean =>
  Object.keys(release.pages).some((pattern) => what === `page ${pattern}`);

const rehearseAll = async (workspace: string, own: Built, others: readonly Built[]) => {
  const { release } = own;
  const site = [own, ...others.filter((other) => other.release.remote !== release.remote)];
  const render = await joinReleases(workspace, site, 'rehearsal');
  const releases = site.map((each) => each.release);
  // With the shell alone, widgets of other remotes are missing, and nobody's fault.
  const isWhole = site.some((each) => each !== own && each.release.remote !== shellName);
  const refuse = (what: string, fault: string): never => {
    const taken = site.find((other) => other !== own && hasPage(other, what));
    // Which of the two answers is chance, so the fault alone may speak of the other one's code.
    const hint = taken
      ? `\n${taken.release.remote}@${taken.release.version} has this page: claim a path of your own, or let it give its pattern up first.`
      : '';
    throw new Error(`${what}: ${fault}${hint}`);
  };
  for (const { what, request, findFault } of listSampleRenders(release, releases)) {
    // The process that waits for this one knows by it which sample never ended. It is written before the render blocks.
    writeSync(1, `${what}\n`);
    const reply = await render(request).catch((error: unknown) => {
      return refuse(what, error instanceof Error ? error.message : String(error));
    });
    const fault = findFault(reply);
    if (fault !== undefined) refuse(what, fault);
    const gap = isWhole && 'gaps' in reply ? reply.gaps?.[0] : undefined;
    if (gap) throw new Error(`${what} lacks the widget "${gap.widget}": ${gap.detail ?? gap.reason}`);
  }
};

const [milliseconds, own = '.', ...others] = process.argv.slice(2);
// In a thread of its own: a sample that loops lets nothing else run here, and who waits for it may have been killed. The time is the
// processor's: a machine that is busy or was stopped says nothing of a sample. One that only waits has five times as long.
const end = `let turns = 0;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  turns += 1;
  if ((user + system) / 1_000 >= ${Number(milliseconds)} || turns >= 50) process.kill(process.pid, 'SIGKILL');
}, ${Number(milliseconds) / 10})`;
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
