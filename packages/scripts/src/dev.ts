/**
 * `pnpm dev`: the site, with what is edited rebuilt, published, promoted and reloaded. `pnpm dev mf-listings` watches
 * one remote alone; the rest is served as built.
 */
import path from 'node:path';
import { deployables, isDeployable, root } from '@binnen/build/workspace';
import { EdgeRefusal } from '@binnen/remote-cli/edge-client';
import { buildAll, buildChanged } from './build.ts';
import { galleryPath } from './dev-gallery.ts';
import { startDevProxy } from './dev-proxy.ts';
import { checkPortFree, StartFailure, stopAll } from './processes.ts';
import { publishWorkspace, startStack, type Stack } from './stack.ts';
import { watchFolder } from './watch-folder.ts';

const names = process.argv.slice(2);
const wrong = names.find((name) => !isDeployable(name));
if (wrong) {
  console.error(`"${wrong}" is nothing that can be watched. Expected one of: ${deployables.join(', ')}.`);
  process.exit(1);
}
const watched = names.length ? names.filter(isDeployable) : deployables;
const port = Number(process.env['PORT'] ?? 8787);
const edgePort = port + 1;

const rebuild = async (stack: Stack, reload: () => void) => {
  const began = performance.now();
  try {
    const built = await buildChanged(watched);
    if (!built.length) return;
    await publishWorkspace(stack.access);
    reload();
    console.log(`${built.join(', ')} … ${Math.round(performance.now() - began)} ms`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof EdgeRefusal) for (const line of error.details) console.error(`  ${line}`);
  }
};

/** One rebuild at a time; what changes meanwhile is built after it. */
const createQueue = (work: () => Promise<void>) => {
  let running = false;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
};

process.on('SIGINT', () => void stopAll().then(() => process.exit(0)));
process.on('SIGTERM', () => void stopAll().then(() => process.exit(0)));

try {
  await checkPortFree(port, 'PORT');
  await buildAll();
  const stack = await startStack({
    port: edgePort,
    standInsPort: Number(process.env['STAND_INS_PORT'] ?? 8790),
    stateFolder: path.join(root, '.wrangler/dev'),
    verbose: true,
    watchesEdge: true,
    variables: { SITE_ORIGIN: `http://localhost:${port}` },
    onStep: (step) => console.log(`  ${step}`),
  });
  const { reload } = await startDevProxy(port, edgePort);
  const enqueue = createQueue(() => rebuild(stack, reload));
  const folders = [...watched, 'packages/design', 'packages/platform', 'packages/contracts'];
  for (const folder of folders) watchFolder(path.join(root, folder, 'src'), () => void enqueue());
  console.log(
    `Watching ${watched.join(', ')}. Alt+O outlines who owns what. The design: http://localhost:${port}${galleryPath}\n` +
      `Ready: http://localhost:${port}`,
  );
  await stack.edge.exited;
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  await stopAll();
  process.exit(1);
}
