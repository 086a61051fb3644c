import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import type { EdgeAccess } from '@binnen/remote-cli/edge-client';
import { grantClaims } from '@binnen/remote-cli/operate';
import { promoteVersions, publishMissing, readBuild, readComposition } from '@binnen/remote-cli/releases';
import { bundleEdge, startBundledEdge, startRenderer } from './bundled-edge.ts';
import { keepRunning } from './processes/keep-running.ts';
import {
  checkPortFree,
  findFreePort,
  startProcess,
  stopAll,
  waitForAnswer,
  type Running,
} from './processes/processes.ts';
import { writeVariables, type StackOptions } from './stack-options.ts';

export interface Stack {
  url: string;
  standInsUrl: string;
  access: EdgeAccess;
  edge: Running;
  stop: () => Promise<void>;
}

export const startStandIns = async (
  options: Pick<StackOptions, 'standInsPort' | 'verbose'>,
): Promise<Running> => {
  await checkPortFree(options.standInsPort, 'STAND_INS_PORT');
  const standIns = startProcess(['src/main.ts'], {
    cwd: path.join(root, 'packages/stand-ins'),
    env: { STAND_INS_PORT: String(options.standInsPort) },
    onOutput: options.verbose ? (text) => process.stdout.write(text) : undefined,
  });
  await waitForAnswer(`http://localhost:${options.standInsPort}/_health`, standIns, 'The stand-ins');
  return standIns;
};

/** The edge in wrangler's development server, which takes up changes of its sources. Nothing keeps it running. */
export const startEdge = async (options: StackOptions): Promise<Running> => {
  await checkPortFree(options.port, 'PORT');
  const wrangler = path.join(root, 'edge-api/node_modules/wrangler/bin/wrangler.js');
  const words = ['dev', '--port', String(options.port), '--inspector-port', '0', '--test-scheduled'];
  const edge = startProcess(
    [wrangler, ...words, '--env-file', writeVariables(options), '--persist-to', options.stateFolder],
    {
      cwd: path.join(root, 'edge-api'),
      env: {
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: path.join(options.stateFolder, 'logs'),
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        CI: 'true',
      },
      onOutput: options.verbose ? (text) => process.stdout.write(text) : undefined,
    },
  );
  await waitForAnswer(`http://localhost:${options.port}/healthz`, edge, 'The edge');
  return edge;
};

/**
 * Publishes releases that are not published yet and makes them live, with the calls that production uses; by default
 * the workspace's own. The operator of this edge built them, so their claims are granted first.
 */
export const publishWorkspace = async (
  access: EdgeAccess,
  folders = deployables.map((name) => path.join(root, name, 'dist')),
): Promise<string[]> => {
  const versions: Record<string, string> = {};
  const published: string[] = [];
  await grantClaims(access, folders.map(readBuild));
  for (const folder of folders) {
    const { remote, version } = readBuild(folder);
    versions[remote] = version;
    if (await publishMissing(access, folder)) published.push(`${remote}@${version}`);
  }
  const live = await readComposition(access);
  const same = Object.entries(versions).every(([remote, version]) => live.versions[remote] === version);
  // Pages that the workspace no longer has may be lost.
  if (!same) await promoteVersions(access, versions, ['/*'], { now: true });
  return published;
};

/** A page that takes longer than this is not rendered any more: the renderer is ended and started again. */
const rendererPatienceMs = 4_000;
/** The edge itself has nothing that runs for long, except the built-in composition. */
const edgePatienceMs = 10_000;

/** The edge as it is deployed, with its renderer in a process of its own. Both are started again when they end or hang. */
export const startKeptEdge = async (options: StackOptions): Promise<Running> => {
  await bundleEdge();
  const rendererPort = await findFreePort();
  const rendererUrl = `http://localhost:${rendererPort}`;
  const renderer = await keepRunning({
    name: 'The renderer of pages',
    start: () => startRenderer({ ...options, port: rendererPort }),
    healthUrl: `${rendererUrl}/healthz`,
    patienceMs: rendererPatienceMs,
    tell: console.error,
  });
  const variables = { ...options.variables, RENDERER_URL: rendererUrl };
  const edge = await keepRunning({
    name: 'The edge',
    start: () => startBundledEdge({ ...options, variables }),
    healthUrl: `http://localhost:${options.port}/healthz`,
    patienceMs: edgePatienceMs,
    tell: console.error,
  });
  const end = (how: 'stop' | 'kill') => async () => {
    await Promise.all([edge[how](), renderer[how]()]);
  };
  return { ...edge, stop: end('stop'), kill: end('kill') };
};

/** Starts stand-ins and edge, publishes, and resolves when the site is there. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const url = `http://localhost:${options.port}`;
  const access = { url, token: 'local-platform-token' };
  const step = options.onStep ?? (() => {});
  step('starting the stand-ins and the edge');
  try {
    const [standIns, edge] = await Promise.all([
      startStandIns(options),
      (options.watchesEdge ? startEdge : startKeptEdge)(options),
    ]);
    const stop = async () => {
      await Promise.all([standIns.stop(), edge.stop()]);
    };
    step('publishing shell and remotes');
    await publishWorkspace(access, options.folders);
    step('opening the home page');
    await fetch(url);
    return { url, standInsUrl: `http://localhost:${options.standInsPort}`, access, edge, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
