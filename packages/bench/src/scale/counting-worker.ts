/**
 * The deployed bundle with a counter at each of its doors: every read, write and call that Cloudflare bills or limits.
 * `/_counts` answers what was counted since it was asked last.
 */
import edge, {
  Alerts as PlainAlerts,
  Outbox as PlainOutbox,
  Quotas as PlainQuotas,
  Registry as PlainRegistry,
  type Cursor,
  type ObjectState,
} from 'edge-bundle';
import type { Counts } from './counts.ts';

let counts: Partial<Counts> = {};
const count = (name: keyof Counts, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

type Named = Partial<Record<string, keyof Counts>>;

/** The same object, whose methods with these names are counted when they are called. */
const counted = <T extends object>(
  target: T,
  named: Named,
  wrap?: (value: unknown, method: string) => unknown,
): T =>
  new Proxy(target, {
    get: (object, name) => {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        const counter = named[String(name)] ?? named['*'];
        if (counter) count(counter);
        const answer: unknown = Reflect.apply(value, object, values);
        return wrap ? wrap(answer, String(name)) : answer;
      };
    },
  });

/** A list is priced as a write. */
const kv: Named = { get: 'kvReads', put: 'kvWrites', delete: 'kvWrites', list: 'kvWrites' };
const r2: Named = { get: 'r2Reads', head: 'r2Reads', put: 'r2Writes', list: 'r2Writes' };
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const ofStubs = new Set(['get', 'getByName']);
/** Each call of a stub is a request to its object. A namespace of a jurisdiction answers stubs as well. */
const objects = <T extends object>(namespace: T, calls: keyof Counts): T =>
  counted(namespace, {}, (answer, method) => {
    if (!isObject(answer)) return answer;
    if (ofStubs.has(method)) return counted(answer, { '*': calls });
    return method === 'jurisdiction' ? objects(answer, calls) : answer;
  });

interface Bindings {
  CACHE: object;
  COMPOSITIONS: object;
  RELEASES: object;
  REGISTRY: object;
  OUTBOX: object;
  QUOTAS: object;
  ALERTS: object;
  CHANGES: object;
  IMAGES: object;
}
// The edge holds state by binding, so each must stay the same object.
let watched: Bindings | undefined;
const watch = (env: Bindings): Bindings =>
  (watched ??= {
    ...env,
    CACHE: counted(env.CACHE, kv),
    COMPOSITIONS: counted(env.COMPOSITIONS, kv),
    RELEASES: counted(env.RELEASES, r2),
    REGISTRY: objects(env.REGISTRY, 'registryCalls'),
    OUTBOX: objects(env.OUTBOX, 'outboxCalls'),
    QUOTAS: objects(env.QUOTAS, 'quotaCalls'),
    // Priced alike: a call of a small object.
    ALERTS: objects(env.ALERTS, 'quotaCalls'),
    CHANGES: objects(env.CHANGES, 'quotaCalls'),
    IMAGES: counted(env.IMAGES, { input: 'transformations' }),
  });

const openCache = caches.open.bind(caches);
caches.open = async (name) =>
  counted(await openCache(name), { match: 'cacheReads', put: 'cacheWrites', delete: 'cacheWrites' });
const plainFetch = fetch;
globalThis.fetch = (...values: Parameters<typeof fetch>) => {
  count('upstreamCalls');
  return plainFetch(...values);
};

/** A cursor knows its rows when it was read to its end, so they are added up when the counts are asked for. */
const cursors: Cursor[] = [];
const countRows = (state: ObjectState): ObjectState => {
  const { sql } = state.storage;
  const exec = sql.exec.bind(sql);
  sql.exec = (...values) => {
    const cursor = exec(...values);
    cursors.push(cursor);
    return cursor;
  };
  return state;
};
export class Outbox extends PlainOutbox {
  constructor(state: ObjectState, env: unknown) {
    super(countRows(state), env);
  }
  override async alarm(): Promise<void> {
    count('outboxCalls');
    await super.alarm();
  }
}
export class Registry extends PlainRegistry {
  constructor(state: ObjectState, env: Bindings) {
    super(countRows(state), watch(env));
  }
  override async alarm(): Promise<void> {
    count('registryCalls');
    await super.alarm();
  }
}
export { PlainAlerts as Alerts, PlainQuotas as Quotas };

const tell = (): Response => {
  for (const { rowsRead, rowsWritten } of cursors.splice(0)) {
    count('rowsRead', rowsRead);
    count('rowsWritten', rowsWritten);
  }
  const told = counts;
  counts = {};
  return Response.json(told);
};

const runCron = async (cron: string, env: Bindings, context: object): Promise<Response> => {
  await edge.scheduled({ cron }, watch(env), context);
  return new Response('done');
};

export default {
  fetch: (request: Request, env: Bindings, context: object): Response | Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/_counts') return tell();
    if (pathname === '/_cron') return runCron(searchParams.get('cron') ?? '', env, context);
    return edge.fetch(request, watch(env), context);
  },
};
