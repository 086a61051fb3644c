import { createDataCentre } from '@binnen/edge-kit/caching/data-centre';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import { modulesKey } from '../../registry/stores/stored-names.ts';
import * as v from 'valibot';
import type { Render } from '@binnen/platform/render-protocol';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { Isolates } from '../../renderer/isolates.ts';
import { MachineFailure, tellMachine } from '../../renderer/machine-failure.ts';
import { mainModule, type Modules } from '../files/compose.ts';

/**
 * No network, no bindings, no secrets. `limits` hold on Cloudflare; elsewhere the renderer's own process is ended
 * (`../renderer`).
 */
const describeWorker = (modules: Modules): WorkerLoaderWorkerCode => ({
  compatibilityDate: '2026-11-01',
  mainModule,
  modules,
  globalOutbound: null,
  limits: { cpuMs: 500, subRequests: 0 },
});

const renderWith =
  (stub: { getEntrypoint: () => unknown }): Render =>
  async (request) => {
    try {
      return await (stub.getEntrypoint() as { render: Render }).render(request);
    } catch (error) {
      throw tellMachine(error);
    }
  };

/** When a composition had no modules here. */
const missedAt = new Map<string, number>();
const mostMissed = 8;
const retryMilliseconds = 5_000;

/**
 * The isolate of a composition. `modules` is only called when this machine does not have it yet. The id is a hash of
 * the code, so an existing isolate is always the right one. But a loader keeps a start that failed: the next one has another name.
 */
export const findIsolate = (isolates: Isolates, id: string, modules: () => Promise<Modules>): Render => {
  const missed = missedAt.get(id);
  const name = missed === undefined ? id : `${id}.${missed}`;
  const render = renderWith(isolates.get(name, async () => describeWorker(await modules())));
  return async (request) => {
    try {
      return await render(request);
    } catch (error) {
      const isMissed = error instanceof MachineFailure && error.kind === 'no-modules';
      if (isMissed && !isWithin(Date.now(), missed ?? 0, retryMilliseconds))
        keepNewest(missedAt, id, Date.now(), mostMissed);
      throw error;
    }
  };
};

/** An isolate that is never reused: for a visitor's own data, and for trying a release out. */
export const createFreshIsolate = (isolates: Isolates, modules: Modules): Render =>
  renderWith(isolates.load(describeWorker(modules)));

const dataCentre = createDataCentre('compositions');
const ModulesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
const kept = { headers: { 'cache-control': 'public, max-age=2592000, immutable' } };

/**
 * A composition's modules. They are written once and never changed, so the data centre's cache keeps them: the store is
 * read where it does not have them. KV keeps an answer for its `cacheTtl`, also that there is nothing: with a long one, modules
 * that are written anew would stay missing.
 */
export const readModules = async (
  env: Bindings,
  waitUntil: (work: Promise<unknown>) => void,
  id: string,
): Promise<Modules> => {
  const address = new URL(`/_kept/compositions/${id}`, parseConfig(env).SITE_ORIGIN).href;
  const here = await dataCentre.find(address, (found) => found.json<Modules>());
  if (here) return here;
  const text = await askStore('KV', env.COMPOSITIONS.get(modulesKey(id))).catch(() => null);
  const read = v.safeParse(ModulesSchema, text);
  if (!read.success) throw new MachineFailure('no-modules');
  // As it is: to write megabytes of modules again takes milliseconds, for which the first visitor would wait.
  waitUntil(dataCentre.put(address, new Response(text, kept)));
  return read.output;
};

export const writeModules = (env: Bindings, id: string, modules: Modules): Promise<void> =>
  askStore('KV', env.COMPOSITIONS.put(modulesKey(id), JSON.stringify(modules)), 12_000);
