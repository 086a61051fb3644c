import type { Bindings } from '../src/environment/env.ts';
import { bindings } from './bindings.ts';

export const pointerKey = 'pointer';

/** The edge in a data centre where KV still answers what it was given. */
export const createLateEdge = (pointer: unknown): Bindings => ({
  ...bindings,
  COMPOSITIONS: new Proxy(bindings.COMPOSITIONS, {
    get: (kv, name) => {
      const value: unknown = Reflect.get(kv, name);
      if (typeof value !== 'function') return value;
      return (key: string, ...more: unknown[]) =>
        name === 'get' && key === pointerKey
          ? Promise.resolve(pointer)
          : Reflect.apply(value as (...all: unknown[]) => unknown, kv, [key, ...more]);
    },
  }),
});

/** The edge on which something happens just before the registry is asked for this. */
export const createOvertakenEdge = (asked: string, meanwhile: () => Promise<unknown>): Bindings => {
  const { REGISTRY } = bindings;
  const get: typeof REGISTRY.get = (id) =>
    new Proxy(REGISTRY.get(id), {
      get:
        (stub, name) =>
        async (...given: unknown[]): Promise<unknown> => {
          if (given[0] === asked) await meanwhile();
          return Reflect.apply(Reflect.get(stub, name), stub, given);
        },
    });
  return {
    ...bindings,
    REGISTRY: Object.assign(Object.create(REGISTRY), { get, idFromName: REGISTRY.idFromName.bind(REGISTRY) }),
  };
};

/** KV as a data centre has it: what it read it answers for `cacheTtl` seconds, also that there is nothing. */
export const createFarKv = (kv: KVNamespace): KVNamespace => {
  const kept = new Map<string, { value: unknown; until: number }>();
  const get = async (
    key: string,
    options: Partial<KVNamespaceGetOptions<undefined>> = {},
  ): Promise<unknown> => {
    const known = kept.get(key);
    if (known && Date.now() < known.until) return known.value;
    const value = await kv.get(key, options);
    kept.set(key, { value, until: Date.now() + (options.cacheTtl ?? 60) * 1_000 });
    return value;
  };
  return new Proxy(kv, {
    get: (target, name) => {
      const value: unknown = name === 'get' ? get : Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
