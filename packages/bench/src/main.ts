/** `pnpm bench [rendering | scripts | pages | search | canary | canary-kills | simulate | cached | failing | connections | cold-start | scale | touch]`: ratios measured in one run. The figures of a run stand in docs/benchmarks.md. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import { buildAll } from '@binnen/scripts/build';
import { stopAll } from '@binnen/scripts/processes/processes';
import { startStack } from '@binnen/scripts/stack';
import { benchCached } from './edge/cached.ts';
import { benchCanaryKills } from './edge/canary-kills.ts';
import { benchColdStart } from './edge/cold-start.ts';
import { benchConnections } from './edge/connections.ts';
import { benchFailing } from './edge/failing.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRendering } from './rendering.ts';
import { benchScale } from './scale/bench-scale.ts';
import { benchScripts } from './scripts.ts';
import { benchTouch } from './touch.ts';

/** Needs no running site, so it is a script of its own. */
const runScript =
  (name: string, given: string[] = []) =>
  async (): Promise<string[]> => {
    const script = path.resolve(import.meta.dirname, name);
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...given], {
      maxBuffer: 1_000_000,
    });
    return stdout.trimEnd().split('\n');
  };

const simulation = '../../../edge-api/test/simulation/main.ts';
const simulate = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const life of ['outbox', 'registry', 'alerts'])
    for (const what of [
      ['--seconds', '60'],
      ['--hours', '60', '--replays', '100'],
    ])
      lines.push(...(await runScript(simulation, ['--of', life, ...what])()));
  return lines;
};
const standInsPort = 8882;

const benches: Record<string, (origin: string, standInsPort: number) => Promise<string[]>> = {
  rendering: benchRendering,
  scripts: benchScripts,
  pages: benchPages,
  search: runScript('search.ts'),
  canary: runScript('canary.ts'),
  'canary-kills': benchCanaryKills,
  simulate,
  cached: benchCached,
  failing: benchFailing,
  connections: benchConnections,
  'cold-start': benchColdStart,
  scale: benchScale,
  touch: benchTouch,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benches));
if (unknown) {
  console.error(`"${unknown}" is no benchmark. Expected some of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
// It needs neither a build nor a running site.
if (asked.join() === 'simulate') {
  console.log((await simulate()).join('\n'));
  process.exit(0);
}
await buildAll();
const stack = await startStack({
  port: 8881,
  standInsPort,
  manyVisitors: true,
  stateFolder: path.join(root, '.cache/bench-state'),
});
try {
  for (const name of asked.length ? asked : Object.keys(benches)) {
    console.log(`\n${name}`);
    for (const line of await benches[name]!(stack.url, standInsPort)) console.log(line);
  }
} finally {
  await stopAll();
}
