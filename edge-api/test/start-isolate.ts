import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { vi } from 'vitest';
import type { Bindings } from '../src/environment/env.ts';
import { bindings } from './bindings.ts';
import { countKv, type KvCounts } from './count-kv.ts';

interface Counts extends KvCounts {
  /** Calls of upstreams. */
  calls: string[];
  /** Paths that compositions were asked to render. */
  renders: string[];
}

/** The same loader, whose renders are counted. */
const countRenders = (loader: WorkerLoader, renders: string[]): WorkerLoader => {
  const load: WorkerLoader['load'] = loader.load.bind(loader);
  const get: WorkerLoader['get'] = (id, code) => {
    const isolate = loader.get(id, code);
    const render = (request: { url: string }): unknown => {
      renders.push(new URL(request.url).pathname);
      return Reflect.get(isolate.getEntrypoint(), 'render')(request);
    };
    return Object.assign(Object.create(isolate), { getEntrypoint: () => ({ render }) });
  };
  return { get, load };
};

const plainFetch = globalThis.fetch;

/** A Worker that was just evaluated, with a count of what it asks for. */
export const startIsolate = async () => {
  vi.resetModules();
  const { default: worker } = await import('../src/worker.ts');
  const { peekRest } = await import('../src/app/load-rest.ts');
  // The object is of the Worker that was evaluated before: its first call is refused.
  await getRegistry(bindings)
    .listAsked(1)
    .catch(() => undefined);
  const counts: Counts = { reads: [], writes: [], calls: [], renders: [] };
  const env: Bindings = {
    ...bindings,
    CACHE: countKv(bindings.CACHE, counts),
    RELEASES: countKv(bindings.RELEASES, counts),
    COMPOSITIONS: countKv(bindings.COMPOSITIONS, counts),
    ...(bindings.LOADER && { LOADER: countRenders(bindings.LOADER, counts.renders) }),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
    counts.calls.push(String(given[0]));
    return plainFetch(...given);
  });
  return {
    counts,
    hasLoadedRest: () => peekRest() !== undefined,
    refreshOffer: async () => {
      const context = createExecutionContext();
      const { refreshListings } = await import('../src/listings/offer/snapshot.ts');
      await refreshListings(env, context);
      await waitOnExecutionContext(context);
    },
    runMinute: async () => {
      const context = createExecutionContext();
      await worker.scheduled(createScheduledController({ cron: '* * * * *' }), env, context);
      await waitOnExecutionContext(context);
    },
    visit: async (path: string) => {
      const context = createExecutionContext();
      const request = new Request<unknown, IncomingRequestCfProperties>(
        `${String(bindings['SITE_ORIGIN'])}${path}`,
      );
      const response = await worker.fetch(request, env, context);
      const text = await response.text();
      const atAnswer = structuredClone(counts);
      const hadLoadedRest = peekRest() !== undefined;
      await waitOnExecutionContext(context);
      return { response, text, atAnswer, hadLoadedRest };
    },
  };
};
