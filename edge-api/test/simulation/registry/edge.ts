import type { Bindings } from '../../../src/environment/env.ts';
import type { DirectCalls } from '@binnen/composer/behind/registry/direct-calls';
import type { Registry } from '@binnen/composer/behind/registry/registry';
import type { createObject } from '../object.ts';
import type { Random } from '../random.ts';
import { running, type Runner, type Time } from '../time.ts';
import type { createFiles, createKv } from './stores.ts';

/** One machine of the edge with its own memory, in one data centre. */
export interface Isolate {
  name: string;
  runner: Runner;
  env: Bindings;
}

interface World {
  time: Time;
  random: Random;
  object: ReturnType<typeof createObject<Registry>>;
  kv: ReturnType<typeof createKv>;
  files: ReturnType<typeof createFiles>;
  variables: Record<string, string | undefined>;
}

/** The registry's calls, for what asks it without a network: several of them in one turn. */
export const callsOf = (registry: Registry) =>
  new Proxy<Registry & DirectCalls>(Object.create(null), {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        registry.ask(String(name), given),
  });

/** Starts isolates. Their calls of the registry cross the network, and reach nobody when they end meanwhile. */
export const createEdge = ({ time, random, object, kv, files, variables }: World) => {
  const never = new Promise<never>(() => {});
  const call = async (name: string, given: unknown[]): Promise<unknown> => {
    const runner = running.getStore();
    const sent = structuredClone(given);
    await running.run(undefined, () => time.wait(1 + random.next() * 30));
    try {
      return await running.run(undefined, () =>
        object.call((registry) => Reflect.apply(Reflect.get(registry, name), registry, sent)),
      );
    } finally {
      await running.run(undefined, () => time.wait(1 + random.next() * 30));
      if (runner?.isDead) await never;
    }
  };
  const stub = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          call(String(name), given),
    },
  );
  let started = 0;
  return (place: ReturnType<typeof kv.open>): Isolate => ({
    name: `isolate ${(started += 1)}`,
    runner: { isDead: false },
    env: Object.assign(Object.create(null), variables, {
      // Another object for each isolate: what it holds of the pointer is kept by it.
      COMPOSITIONS: { ...place },
      RELEASES: files.bucket,
      REGISTRY: { idFromName: () => 'registry', get: () => stub },
    }),
  });
};
