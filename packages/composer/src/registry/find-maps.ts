import type { Bindings } from '../environment/env.ts';
import type { MapSource } from './stacks/map-places.ts';
import { getRegistry } from './get-registry.ts';

/** The source maps of all releases that are kept. */
export const findMaps = (env: Bindings): MapSource => ({
  store: env.RELEASES,
  findRelease: async (remote, version) => await getRegistry(env).findRelease(remote, version),
});
