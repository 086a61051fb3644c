import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import type { Canary } from '@binnen/platform/contract/canary';
import { startBundledEdge, startRenderer } from '@binnen/scripts/bundled-edge';
import { findFreePort } from '@binnen/scripts/processes/processes';
import { publishWorkspace } from '@binnen/scripts/stack';

const canaries = Number(process.env['CANARIES'] ?? 50);
/** A canary gets views for so long, by so many visitors at a time; meanwhile the renderer is killed this often. */
const seconds = 8;
const visitors = 4;
const killEveryMs = 1_000;
/** Isolates hand over what they counted after three seconds. */
const handOverMs = 3_500;
/** Rendered for each visitor: nothing of them is kept. */
const paths = ['/contact?x=1', '/verkoop?x=1', '/blogs?x=1', '/woningaanbod?x=1'];
const version = '9.9.1';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

/** The workspace's builds, with the same code of one remote under another version. */
const createSameAgain = (): { folders: string[]; folder: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'binnen-same-'));
  cpSync(path.join(root, 'mf-leads/dist'), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  const folders = deployables.map((name) => (name === 'mf-leads' ? folder : path.join(root, name, 'dist')));
  return { folders, folder };
};

/** Canaries that are what is live, on a self-hosted edge whose renderer is really killed all the time. */
export const benchCanaryKills = async (_origin: string, standInsPort: number): Promise<string[]> => {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'binnen-kills-'));
  const port = await findFreePort();
  const options = { port, standInsPort, stateFolder, manyVisitors: true, onFault: () => undefined };
  const rendererOptions = { ...options, port: await findFreePort() };
  const variables = { RENDERER_URL: `http://localhost:${rendererOptions.port}` };
  let renderer = await startRenderer(rendererOptions);
  const edge = await startBundledEdge({ ...options, variables });
  const url = `http://localhost:${port}`;
  const access = { url, token: 'local-platform-token' };
  const ask = async (call: string, body?: object): Promise<Canary> => {
    const reply = await fetch(`${url}/_platform/canary${call}`, {
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(await reply.text());
    const said: { canaries: Canary[] } = JSON.parse(await reply.text());
    return said.canaries[0]!;
  };

  const { folders, folder } = createSameAgain();
  const total = { views: 0, faults: 0, machine: 0, kills: 0, back: 0 };
  const runOne = async (): Promise<void> => {
    const { id } = await ask('', { versions: { 'mf-leads': version }, share: 50 });
    const until = Date.now() + seconds * 1_000;
    const browse = async (visitor: number): Promise<void> => {
      for (let view = visitor; Date.now() < until; view += 1) {
        const headers = { cookie: `__Host-canary=${id}.${(view * 4_999) % 10_000}` };
        await (await fetch(url + paths[view % paths.length], { headers })).arrayBuffer();
      }
    };
    const kill = async (): Promise<void> => {
      for (;;) {
        await wait(killEveryMs);
        if (Date.now() >= until) return;
        await renderer.kill();
        renderer = await startRenderer(rendererOptions);
        total.kills += 1;
      }
    };
    await Promise.all([kill(), ...Array.from({ length: visitors }, (_, at) => browse(at))]);
    await wait(handOverMs);
    const { state, counts, apart } = await ask('');
    total.views += counts.stable.views + counts.canary.views;
    total.faults += sum(counts.stable.faults) + sum(counts.canary.faults);
    total.machine += apart['machine'] ?? 0;
    if (state === 'rolled-back') total.back += 1;
    else await ask('/abort', {});
  };
  try {
    await publishWorkspace(access, folders);
    await publishWorkspace(access);
    for (let at = 0; at < canaries; at += 1) await runOne();
    const { views, faults, machine, kills, back } = total;
    return [
      `${canaries} canaries that are what is live, ${seconds} s each; the renderer is killed every ${killEveryMs / 1000} s, ${kills} times in all`,
      `| rolled back | views that counted | faults that counted | views that the machine lost |`,
      `| --- | --- | --- | --- |`,
      `| ${back} of ${canaries} | ${views} | ${faults} | ${machine} |`,
    ];
  } finally {
    await Promise.all([edge.stop(), renderer.stop()]);
    for (const used of [folder, stateFolder]) rmSync(used, { recursive: true, force: true });
  }
};
