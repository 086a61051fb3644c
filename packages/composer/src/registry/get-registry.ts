import type { DurableObject } from 'cloudflare:workers';
import type { Bindings } from '../environment/env.ts';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import type { DirectCalls } from './direct-calls.ts';
import type { Registry } from './registry.ts';
import type { MapSource } from './stacks/map-places.ts';

declare module '@binnen/composer/environment' {
  interface Bindings {
    REGISTRY: DurableObjectNamespace<DurableObject & Asked>;
  }
}

/** The one method of the registry that other isolates call: it does each of their calls. */
export type Asked = Pick<Registry, 'ask'>;

/** The registry's methods from outside. The platform's own type loses a result that has `unknown` in it. */
type Calls<T> = {
  [Name in keyof T]: T[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};
type RegistryCalls = Calls<Omit<Registry, keyof DurableObject | 'ask'> & DirectCalls>;

/** There is one registry. */
export const findRegistryStub = (env: Bindings): DurableObjectStub<DurableObject & Asked> =>
  env.REGISTRY.get(env.REGISTRY.idFromName('registry'));
export const getRegistry = (env: Bindings, patience = 12_000): RegistryCalls => {
  const ask = async (name: string, given: unknown[]): Promise<unknown> =>
    findRegistryStub(env).ask(name, given);
  return new Proxy({} as RegistryCalls, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        askStore('registry', ask(String(name), given), patience),
  });
};

/** The source maps of all releases that are kept. */
export const findMaps = (env: Bindings): MapSource => ({
  store: env.RELEASES,
  findRelease: async (remote, version) => await getRegistry(env).findRelease(remote, version),
});
