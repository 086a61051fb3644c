import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fault } from '@binnen/stand-ins/control/faults';
import { meetFault, type StandInEnv } from '@binnen/stand-ins/control/meet-fault';
import { createRequestCounts } from '@binnen/stand-ins/control/request-counts';
import { Hono } from 'hono';
import type { Disk } from './disk.ts';
import type { Random } from './random.ts';
import { running, type Time } from './time.ts';

/** How a service is for a while. */
export const weathers = ['fine', 'shaky', 'losing', 'slow', 'down'] as const;
export type Weather = (typeof weathers)[number];
type Kind = Omit<Fault, 'service' | 'path'>;

const clearNo: [Kind, ...Kind[]] = [{ status: 503 }, { status: 500 }, { drop: true }, { tls: true }];
/** The work is done, and its answer cannot be read or comes too late. */
const losing: [Kind, ...Kind[]] = [
  { malformed: true },
  { wrongType: true },
  { html: true },
  { delayMs: 25_000 },
];
const statuses = [202, 204, 206, 299, 400, 401, 403, 404, 408, 422, 429, 502, 504, 520, 524];
/** Every reply that the stand-ins can give, but 32 MB of blanks. */
const all: [Kind, ...Kind[]] = [
  ...clearNo,
  ...losing,
  ...statuses.map((status) => ({ status })),
  { hang: true },
  { empty: true },
  { delayMs: 3_000 },
  { delayMs: 15_000 },
];

const findFault = (weather: Weather, random: Random): Kind | undefined => {
  if (weather === 'down') return random.pick(clearNo);
  if (weather === 'shaky') return random.chance(0.5) ? random.pick(all) : undefined;
  if (weather === 'losing') return random.chance(0.6) ? random.pick(losing) : undefined;
  if (weather === 'slow') return { delayMs: random.below(12_000) };
  return undefined;
};

/** What becomes of a request at the services. */
interface Handling {
  call: number;
  fault?: Kind | undefined;
  onTaken: () => void;
}

interface Options<Asked extends object> {
  time: Time;
  random: Random;
  disk: Disk;
  /** The stand-ins' routes, by service. */
  routes: Record<string, Hono<StandInEnv>>;
  /** The purpose of a request; one without a purpose is not seen. */
  describe: (url: URL, body: string) => Asked | undefined;
  see: (
    seen:
      | ({ kind: 'sent'; call: number } & Asked)
      | ({ kind: 'effect'; call: number } & Asked)
      | { kind: 'answered'; call: number },
  ) => void;
}

/** Services that are the stand-ins' own code, reached by this process's `fetch`. */
export const createNetwork = <Asked extends object>(options: Options<Asked>) => {
  const { time, random, disk, routes, describe, see } = options;
  const weather: Record<string, Weather> = {};
  const handling = new AsyncLocalStorage<Handling>();
  let calls = 0;
  const app = new Hono<StandInEnv>();
  app.use(
    '*',
    meetFault({
      faults: {
        list: () => [],
        put: () => {},
        clear: () => {},
        take: (service, path) => {
          const found = findFault(weather[service] ?? 'fine', random);
          // 202 of a push service says that it took a message, and 404 that its browser is gone: neither is weather.
          const isMeant = service === 'push' && [202, 404].includes(found?.status ?? 0);
          const fault = isMeant ? { status: 503 } : found;
          const now = handling.getStore();
          if (now) now.fault = fault;
          return fault && { ...fault, service, path };
        },
      },
      recording: { list: () => [], add: () => handling.getStore()?.onTaken(), clear: () => {} },
      counts: createRequestCounts(),
      closing: () => new AbortController().signal,
    }),
  );
  for (const [service, its] of Object.entries(routes)) app.route(`/${service}`, its);
  const never = new Promise<never>(() => {});
  const fetchService = async (input: URL | string | Request, init: RequestInit = {}): Promise<Response> => {
    const runner = running.getStore();
    if (!runner) throw new Error('Only the edge calls the services.');
    const url = new URL(input instanceof Request ? input.url : input);
    const body = init.body ? String(init.body) : '';
    // Nothing leaves an object before what it wrote is on disk.
    await disk.flushed(runner);
    await time.wait(1 + random.next() * 80);
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const request = describe(url, body);
    const call = (calls += 1);
    if (request) see({ kind: 'sent', call, ...request });
    const mine: Handling = {
      call,
      onTaken: () => {
        if (request) see({ kind: 'effect', call, ...request });
      },
    };
    const headers = new Headers(init.headers);
    if (body && !headers.has('content-type'))
      headers.set('content-type', 'application/x-www-form-urlencoded');
    const asked = {
      method: init.method ?? 'GET',
      headers,
      signal: init.signal ?? null,
      ...(body && { body }),
    };
    const response = await running.run(undefined, () =>
      handling.run(mine, async () => app.request(url.href, asked)),
    );
    await time.wait(1 + random.next() * 40);
    if (runner.isDead) return never;
    if (init.signal?.aborted || response.status === 499) throw new TypeError('fetch failed');
    const isWhole = !mine.fault || Object.keys(mine.fault).every((name) => name === 'delayMs');
    if (isWhole && response.ok && !runner.isStale) see({ kind: 'answered', call });
    return response;
  };
  return {
    weather,
    fetchService,
    /** The call that a stand-in answers now. */
    readCall: () => handling.getStore()?.call ?? 0,
  };
};
