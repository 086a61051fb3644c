import type { Release } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';
import type { MapSource } from '../stacks/map-places.ts';
import { getRegistry } from './registry.ts';

/** The source maps of all releases that are kept. */
export const findMaps = (env: Bindings): MapSource => ({
  store: env.RELEASES,
  findRelease: async (remote, version) =>
    (await getRegistry(env).findRelease(remote, version)) as Release | null,
});
