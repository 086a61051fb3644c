/** `npm start`: builds what changed, runs stand-ins and edge, publishes shell and remotes, and says when it is ready. */
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { EdgeRefusal } from '@binnen/remote-cli/edge-client';
import { buildAll } from './build.ts';
import { checkPortFree, readPort, StartFailure, stopAll } from './processes/processes.ts';
import { startStack, type Stack } from './stack.ts';

const began = performance.now();
let last: { step: string; at: number } | undefined;
const finishStep = () => {
  if (last) console.log(`  ${last.step} … ${((performance.now() - last.at) / 1000).toFixed(1)} s`);
};
const step = (name: string) => {
  finishStep();
  last = { step: name, at: performance.now() };
};

const told = new Set<string>();
/** The edge says of an editor's fault at each look at the page; a terminal needs it once. */
const tellOnce = (line: string) => {
  if (told.has(line)) return;
  told.add(line);
  console.error(line);
};

let stack: Stack | undefined;
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  const port = readPort('PORT', 8787);
  const standInsPort = readPort('STAND_INS_PORT', 8790);
  await checkPortFree(port, 'PORT');
  await checkPortFree(standInsPort, 'STAND_INS_PORT');
  step('building shell and remotes');
  const built = await buildAll();
  if (last) last.step = built.length ? `built ${built.join(', ')}` : 'nothing to build';
  stack = await startStack({
    port,
    standInsPort,
    stateFolder: path.join(root, '.wrangler', `start-${port}`),
    verbose: process.env['VERBOSE'] === '1',
    onFault: tellOnce,
    cronMs: 240_000,
    onStep: step,
  });
  finishStep();
  console.log(`  in all … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log(
    `Stand-ins: ${stack.standInsUrl} (what was written: /_recorded, mail: /brevo/mails, faults: /_faults)`,
  );
  console.log(`Ready: ${stack.url}`);
  const code = await stack.edge.exited;
  if (!stopping) {
    console.error(`The edge cannot be kept running (${code}).`);
    await stop(1);
  }
} catch (error) {
  const told = error instanceof StartFailure || error instanceof EdgeRefusal;
  console.error(told ? error.message : error);
  if (error instanceof EdgeRefusal) for (const line of error.details) console.error(`  ${line}`);
  await stop(1);
}
