import type { ReleaseHealth, RemoteHealth } from '@binnen/platform/contract/watch';
import type { Bindings, Site } from '../../environment/env.ts';
import { findMaps, getRegistry } from '../../registry/get-registry.ts';
import { mapFaults } from '../../registry/judging/tell-canary.ts';
import { describeReleases } from '../../registry/watching/describe-health.ts';
import { findBudget } from '../../registry/stores/team-store.ts';
import { dayQuarters, readQuarter } from '../../registry/watching/quarters.ts';
import { readTroubles, readWatched } from './tell-teams.ts';

/** Its faults have their places in the sources, where the release has maps. */
const mapKinds = async (env: Bindings, release: ReleaseHealth): Promise<ReleaseHealth> => ({
  ...release,
  kinds: await mapFaults(findMaps(env), release.kinds),
});

/** How the releases of a remote fared in browsers. */
export const readHealth = async (env: Bindings, site: Site, remote: string): Promise<RemoteHealth> => {
  const [rows, history, composition, troubles, webhooks, budgets] = await Promise.all([
    getRegistry(env).listWatched(0, remote),
    getRegistry(env).listHistory(),
    getRegistry(env).findCurrent(),
    readTroubles(env, site),
    getRegistry(env).listWebhooks(),
    getRegistry(env).listBudgets(),
  ]);
  const told = webhooks.find((each) => each.remote === remote);
  const live = composition?.releases[remote]?.version;
  const budget = findBudget(budgets, remote);
  const releases = describeReleases(rows, history, { remote, live, budget });
  return {
    remote,
    troubles: troubles.filter((each) => each.remote === remote),
    webhook: told ? new URL(told.url).host : null,
    budget,
    releases: await Promise.all(releases.map((release) => mapKinds(env, release))),
  };
};

/** How each live release fared in the last day. */
export const readLiveHealth = async (env: Bindings): Promise<(ReleaseHealth & { remote: string })[]> => {
  const [watched, history] = await Promise.all([
    readWatched(env, readQuarter() - dayQuarters),
    getRegistry(env).listHistory(),
  ]);
  const found = watched.map(async ({ remote, version, budget, rows }) => {
    const [release] = describeReleases(rows, history, { remote, live: version, budget });
    return release ? [{ remote, ...(await mapKinds(env, release)) }] : [];
  });
  return (await Promise.all(found)).flat();
};
