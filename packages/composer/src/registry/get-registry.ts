import type { Bindings } from '../environment/env.ts';
import type { Registry } from './registry.ts';

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
export const getRegistry = (env: Bindings): RegistryCalls => findRegistryStub(env);
