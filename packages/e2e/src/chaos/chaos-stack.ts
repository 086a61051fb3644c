import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { bundleEdge, startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import { publishWorkspace, startStandIns } from '@binnen/scripts/stack';
import { faults, type Breakage } from './upstream-faults.ts';

/** Every cached value is stale at once, so that each visit calls the upstreams in the background. */
const alwaysStale = { CONTENT_FRESH_SECONDS: '0', LISTINGS_FRESH_SECONDS: '0', PAGE_FRESH_SECONDS: '0' };

export type CacheState = 'cold' | 'warm';

/** A site of its own, whose caches can be emptied and whose upstreams can be broken. */
export interface ChaosStack {
  url: string;
  standInsUrl: string;
  edge: () => Running;
  /** Prepares the state of `restart('warm')`: visits of these paths fill every cache. */
  warmUp: (paths: readonly string[]) => Promise<void>;
  /**
   * Restarts the edge with shell and remotes published: with empty caches, or with those of the prepared visits. A test
   * can give other variables than the stack's own.
   */
  restart: (cache: CacheState, variables?: Record<string, string>) => Promise<void>;
  /** How many calls reached the CMSes and the feed of homes, by service, method and path. */
  countRequests: () => Promise<Record<string, number>>;
  break: (breakage: Breakage) => Promise<void>;
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

type Counts = Record<string, { paths: Record<string, number> }>;

/** A port is only free a moment after its program has ended. */
const startWhenFree = async (start: () => Promise<Running>): Promise<Running> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 40 || !String(error).includes('is taken')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
};

export const startChaosStack = async (
  port: number,
  variables: Record<string, string> = alwaysStale,
): Promise<ChaosStack> => {
  const options = {
    port,
    standInsPort: port + 1,
    stateFolder: path.join(root, `.cache/chaos-state-${port}`),
    variables,
    manyVisitors: true,
  };
  const kept = (cache: CacheState) => `${options.stateFolder}-${cache}`;
  const url = `http://localhost:${port}`;
  const standInsUrl = `http://localhost:${port + 1}`;
  const replace = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  };
  rmSync(options.stateFolder, { recursive: true, force: true });
  await bundleEdge();
  const upstreams = await startStandIns(options);
  let edge = await startBundledEdge(options);
  await publishWorkspace({ url, token: 'local-platform-token' });
  await edge.stop();
  replace(options.stateFolder, kept('cold'));

  const put = async (fault: object) => {
    const response = await fetch(`${standInsUrl}/_faults`, { method: 'PUT', body: JSON.stringify(fault) });
    if (!response.ok) throw new Error(`The stand-ins refused the fault: ${await response.text()}`);
  };
  const mend = async () => {
    await fetch(`${standInsUrl}/_faults`, { method: 'DELETE' });
  };
  const restart = async (cache: CacheState, own = variables) => {
    await Promise.all([edge.stop(), mend()]);
    replace(kept(cache), options.stateFolder);
    edge = await startWhenFree(() => startBundledEdge({ ...options, variables: own }));
  };
  return {
    url,
    standInsUrl,
    edge: () => edge,
    warmUp: async (paths) => {
      await restart('cold');
      // The second visit finds everything that the first one had to wait for.
      for (let times = 0; times < 2; times += 1)
        for (const each of paths) await (await fetch(url + each)).arrayBuffer();
      await edge.stop();
      replace(options.stateFolder, kept('warm'));
      edge = await startWhenFree(() => startBundledEdge(options));
    },
    restart,
    countRequests: async () => {
      const all = (await (await fetch(`${standInsUrl}/_requests`)).json()) as Counts;
      return Object.fromEntries(
        ['directus', 'wordpress', 'realworks'].flatMap((service) =>
          Object.entries(all[service]!.paths).map(([call, count]) => [`${service} ${call}`, count]),
        ),
      );
    },
    break: async (breakage) => {
      for (const [service, fault] of Object.entries(breakage)) await put({ service, ...faults[fault] });
    },
    mend,
    stop: async () => {
      await Promise.all([edge.stop(), upstreams.stop()]);
    },
  };
};
