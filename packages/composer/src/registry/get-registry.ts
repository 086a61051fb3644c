import type { Bindings } from '../environment/env.ts';
import { guardStore } from '@binnen/edge-kit/problems/ask-store';
import type { ConsoleStore } from './console-store.ts';
import type { Registry } from './registry.ts';
import type { MapSource } from './stacks/map-places.ts';

declare module '@binnen/composer/environment' {
  interface Bindings {
    REGISTRY: DurableObjectNamespace<Registry>;
  }
}

/** The registry's methods from outside. The platform's own type loses a result that has `unknown` in it. */
type Calls<T> = {
  [Name in keyof T]: T[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};
type RegistryCalls = Calls<Omit<Registry, 'alarm' | 'fetch' | 'connect'>>;

/** There is one registry. */
export const findRegistryStub = (env: Bindings): DurableObjectStub<Registry> =>
  env.REGISTRY.get(env.REGISTRY.idFromName('registry'));
export const getRegistry = (env: Bindings, patience = 12_000): RegistryCalls =>
  guardStore('registry', findRegistryStub(env), patience);

/** Asks the registry what the console shows: one call of the object for each. */
export const askConsole = async <Name extends keyof ConsoleStore>(
  env: Bindings,
  name: Name,
  ...given: Parameters<ConsoleStore[Name]>
): Promise<ReturnType<ConsoleStore[Name]>> =>
  (await getRegistry(env).askConsole(name, given)) as ReturnType<ConsoleStore[Name]>;

/** The source maps of all releases that are kept. */
export const findMaps = (env: Bindings): MapSource => ({
  store: env.RELEASES,
  findRelease: async (remote, version) => await getRegistry(env).findRelease(remote, version),
});
