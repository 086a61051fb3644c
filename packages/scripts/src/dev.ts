/**
 * `pnpm dev`: the site on this machine. Remotes are built and rendered as they are in the working tree, without being
 * published; the shell is built, published and promoted. `pnpm dev mf-listings` watches one alone; the rest is served as
 * built. `pnpm dev mf-listings --against https://binnen.example` serves the rest as it is live there, downloaded with the
 * token of BINNEN_TOKEN; the data is the stand-ins'.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deployables, findProject, isDeployable, root } from '@binnen/build/workspace';
import { shellName } from '@binnen/platform/contract/composition';
import { startDevServer } from '@binnen/remote-cli/dev/dev-server';
import { EdgeRefusal } from '@binnen/remote-cli/edge-client';
import { downloadSite } from '@binnen/remote-cli/live-site';
import { buildAll, buildChanged } from './build.ts';
import { answerGallery, galleryPath } from './dev-gallery.ts';
import { checkPortFree, readPort, StartFailure, stopAll } from './processes/processes.ts';
import { publishWorkspace, startStack, type Stack } from './stack.ts';
import { refreshContent } from './watching/refresh-content.ts';
import { watchFolder } from './watching/watch-folder.ts';
import { createWorkQueue } from './watching/work-queue.ts';

const readWords = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
    return { names: positionals, against: values.against };
  } catch (error) {
    console.error((error as Error).message);
    console.error('Usage: pnpm dev [shell | mf-<name> …] [--against https://binnen.example]');
    process.exit(1);
  }
};
const { names, against } = readWords();
const wrong = names.find((name) => !isDeployable(name));
if (wrong) {
  console.error(`"${wrong}" is nothing that can be watched. Expected one of: ${deployables.join(', ')}.`);
  process.exit(1);
}
const watched = names.length ? names.filter(isDeployable) : deployables;
if (against !== undefined && names.length === 0) {
  console.error('--against needs what is worked on: pnpm dev mf-listings --against https://binnen.example');
  process.exit(1);
}
/** The shell is what everything is rendered with: a change of it goes live on the stack of this machine. */
const published = watched.filter((name) => name === shellName);
const projects = watched.filter((name) => name !== shellName).map(findProject);
/** What is worked on as built here, and the rest as it is live elsewhere; undefined: all as built here. */
const findFolders = async (): Promise<string[] | undefined> => {
  if (against === undefined) return undefined;
  const access = { url: against, token: process.env['BINNEN_TOKEN'] ?? '' };
  const others = await downloadSite(access, path.join(root, '.cache/against'), watched);
  if (others.length === 0) throw new StartFailure(`Nothing is live at ${against}.`);
  return [...others, ...watched.map((name) => path.join(root, name, 'dist'))];
};

const rebuild = async (stack: Stack, refresh: () => Promise<void>, folders: string[] | undefined) => {
  const began = performance.now();
  const built = await buildChanged(published);
  if (!built.length) return;
  await publishWorkspace(stack.access, folders);
  await refresh();
  console.log(`${built.join(', ')} … ${Math.round(performance.now() - began)} ms`);
};

process.on('SIGINT', () => void stopAll().then(() => process.exit(0)));
process.on('SIGTERM', () => void stopAll().then(() => process.exit(0)));

try {
  const port = readPort('PORT', 8787);
  await checkPortFree(port, 'PORT');
  await buildAll();
  const folders = await findFolders();
  const stack = await startStack({
    port: port + 1,
    standInsPort: readPort('STAND_INS_PORT', 8790),
    // Each program has stores and a cache of its own: two would lock and overwrite each other's.
    stateFolder: path.join(root, '.wrangler', `dev-${port}`),
    verbose: true,
    watchesEdge: true,
    ...(folders ? { folders } : {}),
    variables: { SITE_ORIGIN: `http://localhost:${port}` },
    onStep: (step) => console.log(`  ${step}`),
  });
  const { refresh } = await startDevServer({
    access: stack.access,
    projects,
    cache: path.join(root, '.cache/dev'),
    say: console.error,
    port,
    answerFirst: answerGallery,
  });
  const enqueue = createWorkQueue(() => rebuild(stack, refresh, folders));
  const sources = published.length
    ? [...published, 'packages/design', 'packages/platform', 'packages/contracts']
    : [];
  for (const folder of sources) watchFolder(path.join(root, folder, 'src'), () => void enqueue());
  const takeContent = createWorkQueue(async () => {
    const changed = await refreshContent(stack);
    if (!changed.length) return;
    await refresh();
    console.log(`content: ${changed.join(', ')}`);
  });
  watchFolder(path.join(root, 'packages/demo-data/content'), () => void takeContent());
  console.log(
    `Watching ${watched.join(', ')}${against ? ` among what is live at ${against}` : ''}. Alt+O outlines who owns what. The design: http://localhost:${port}${galleryPath}\n` +
      `Ready: http://localhost:${port}`,
  );
  await stack.edge.exited;
} catch (error) {
  const isTold = error instanceof StartFailure || error instanceof EdgeRefusal;
  console.error(isTold ? error.message : error);
  await stopAll();
  process.exit(1);
}
