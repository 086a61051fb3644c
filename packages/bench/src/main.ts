/** `pnpm bench [rendering|scripts]`: ratios measured in one run. The figures of a run stand in docs/benchmarks.md. */
import path from 'node:path';
import { root } from '@binnen/build/configurations';
import { buildAll } from '@binnen/workspace/build';
import { stopAll } from '@binnen/workspace/processes';
import { startStack } from '@binnen/workspace/stack';
import { benchRendering } from './rendering.ts';
import { benchScripts } from './scripts.ts';

const benches: Record<string, (origin: string) => Promise<string[]>> = {
  rendering: benchRendering,
  scripts: benchScripts,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benches));
if (unknown) {
  console.error(`"${unknown}" is no benchmark. Expected some of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
await buildAll();
const stack = await startStack({
  port: 8881,
  upstreamsPort: 8882,
  stateFolder: path.join(root, '.cache/bench-state'),
});
try {
  for (const name of asked.length ? asked : Object.keys(benches)) {
    console.log(`\n${name}`);
    for (const line of await benches[name]!(stack.url)) console.log(line);
  }
} finally {
  await stopAll();
}
