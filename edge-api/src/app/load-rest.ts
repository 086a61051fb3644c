import type { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import type { watchRenders } from '../health/watch/alarms.ts';

/** What the Worker evaluates when a request first needs it. */
interface Rest {
  /** The API that renders read, in process. */
  api: Hono<EdgeEnv>;
  /** Everything that the edge answers. A render needs the API alone. */
  findApp: () => Hono<EdgeEnv>;
  watchRenders: typeof watchRenders;
}

let loaded: Rest | undefined;

/** The rest of the Worker, if this isolate has evaluated it. */
export const peekRest = (): Rest | undefined => loaded;

/**
 * Evaluates the rest of the Worker when it is first needed. Each request waits for its own import: one that waited for
 * another's would hang when that is cancelled.
 */
export const loadRest = async (): Promise<Rest> => {
  const [{ createApi, createApp }, { watchRenders }] = await Promise.all([
    import('./create-app.ts'),
    import('../health/watch/alarms.ts'),
  ]);
  if (loaded) return loaded;
  const api = createApi();
  let app: Hono<EdgeEnv> | undefined;
  return (loaded = { api, findApp: () => (app ??= createApp(api)), watchRenders });
};
