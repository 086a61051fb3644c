import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import type { EdgeAccess } from '@binnen/remote-cli/edge-client';
import { grantClaims } from '@binnen/remote-cli/operate';
import { promoteVersions, publishMissing, readBuild, readComposition } from '@binnen/remote-cli/releases';
import { checkPortFree, startProcess, stopAll, waitForAnswer, type Running } from './processes.ts';

export interface StackOptions {
  port: number;
  standInsPort: number;
  /** Where workerd keeps KV, R2 and the Durable Objects. */
  stateFolder: string;
  /** Shows everything that the programs print. */
  verbose?: boolean;
  /** More or other variables for the edge. */
  variables?: Record<string, string>;
  onStep?: (step: string) => void;
}

export interface Stack {
  url: string;
  standInsUrl: string;
  access: EdgeAccess;
  edge: Running;
  stop: () => Promise<void>;
}

/** A file of the edge's variables, with this stack's own ports. */
export const writeVariables = (options: StackOptions): string => {
  const text = readFileSync(path.join(root, 'edge-api/local.env'), 'utf8')
    .replaceAll('localhost:8787', `localhost:${options.port}`)
    .replaceAll('localhost:8790', `localhost:${options.standInsPort}`);
  const own = Object.entries(options.variables ?? {}).map(([name, value]) => `${name}='${value}'`);
  mkdirSync(options.stateFolder, { recursive: true });
  const file = path.join(options.stateFolder, 'edge.env');
  writeFileSync(file, [text, ...own, ''].join('\n'));
  return file;
};

export const startStandIns = async (
  options: Pick<StackOptions, 'standInsPort' | 'verbose'>,
): Promise<Running> => {
  await checkPortFree(options.standInsPort, 'STAND_INS_PORT');
  const standIns = startProcess(process.execPath, ['src/main.ts'], {
    cwd: path.join(root, 'packages/stand-ins'),
    env: { STAND_INS_PORT: String(options.standInsPort) },
    onOutput: options.verbose ? (text) => process.stdout.write(text) : undefined,
  });
  await waitForAnswer(`http://localhost:${options.standInsPort}/_health`, standIns, 'The stand-ins');
  return standIns;
};

export const startEdge = async (options: StackOptions): Promise<Running> => {
  await checkPortFree(options.port, 'PORT');
  const wrangler = path.join(root, 'edge-api/node_modules/wrangler/bin/wrangler.js');
  const words = ['dev', '--port', String(options.port), '--inspector-port', '0', '--test-scheduled'];
  const edge = startProcess(
    process.execPath,
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
 * Publishes what is not published yet and makes the workspace's own versions live: the calls that production uses. Who
 * runs the workspace is the operator of its edge: what is built may claim what it claims.
 */
export const publishWorkspace = async (access: EdgeAccess): Promise<string[]> => {
  const versions: Record<string, string> = {};
  const published: string[] = [];
  await grantClaims(
    access,
    deployables.map((name) => readBuild(path.join(root, name, 'dist'))),
  );
  for (const name of deployables) {
    const folder = path.join(root, name, 'dist');
    versions[name] = readBuild(folder).version;
    if (await publishMissing(access, folder)) published.push(`${name}@${versions[name]}`);
  }
  const live = await readComposition(access);
  const same = deployables.every((name) => live.versions[name] === versions[name]);
  // What the workspace does not have any more is meant to go.
  if (!same) await promoteVersions(access, versions, ['/*']);
  return published;
};

/** Starts stand-ins and edge, publishes, and resolves when the site is there. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const url = `http://localhost:${options.port}`;
  const access = { url, token: 'local-platform-token' };
  const step = options.onStep ?? (() => {});
  step('starting the stand-ins and the edge');
  try {
    const [standIns, edge] = await Promise.all([startStandIns(options), startEdge(options)]);
    const stop = async () => {
      await Promise.all([standIns.stop(), edge.stop()]);
    };
    step('publishing shell and remotes');
    await publishWorkspace(access);
    step('opening the home page');
    await fetch(url);
    return { url, standInsUrl: `http://localhost:${options.standInsPort}`, access, edge, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
