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
