import { isBefore, isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Render, RenderRequest } from '@binnen/platform/render-protocol';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';
import { MachineFailure } from './machine-failure.ts';
import { freshIds, readReply } from './wire.ts';

type Code = WorkerLoaderWorkerCode;

/** Renders in an isolate of its own: Cloudflare's Worker Loader, or a renderer in another process. */
export interface Isolates {
  get: (id: string, code: () => Promise<Code>) => { getEntrypoint: () => unknown };
  load: (code: Code) => { getEntrypoint: () => unknown };
}

/** Longer than a renderer that hangs may live. */
const patienceMilliseconds = 6_000;
/** A render that takes longer is suspected when the renderer then ends: it may be why, or have waited for a new one. */
const longMilliseconds = 1_000;
/** … and is why when it took so long: a renderer that hangs is ended after four seconds. */
const hungMilliseconds = 3_500;
/** Its page is not tried again for this long. When the next try ends the renderer, too, the page is why. */
const restMilliseconds = 30_000;
const mostSuspects = 100;

interface Turn {
  /** When the renderer was asked. */
  since: number;
  /** One that was asked before this one ended with the renderer. */
  isBehind?: boolean;
}

// Keyed by what every visitor of a page has in common; nothing in them is one visitor's.
const suspects = new Map<string, { restsUntil: number; isBlamed: boolean }>();
const waiting = new Set<Turn>();

const refuseResting = (page: string): void => {
  const { restsUntil = 0, isBlamed } = suspects.get(page) ?? {};
  if (!isBefore(Date.now(), restsUntil, restMilliseconds)) return;
  if (isBlamed) throw new RenderStopped('This page made the renderer stop a moment ago');
  throw new MachineFailure('lost');
};

/** Whether it was asked for before the others that still wait: they only wait for the one that hangs. */
const isFirst = (turn: Turn): boolean => {
  // A request that was cancelled leaves its turn behind.
  for (const other of waiting)
    if (!isWithin(Date.now(), other.since, 3 * patienceMilliseconds)) waiting.delete(other);
  if (turn.isBehind || waiting.values().next().value !== turn) return false;
  // The others lose the renderer at the same moment, when this one waits no more.
  for (const other of waiting) other.isBehind = true;
  return true;
};

/** Renders elsewhere. The code is only sent to a renderer that does not have it: a new one, or one that was restarted. */
const renderAt = async (address: string, code: () => Promise<Code>, request: RenderRequest, turn: Turn) => {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const send = (method: string, body: unknown) =>
    fetch(address, { method, body: JSON.stringify(body), signal });
  let response = await send('POST', request);
  if (response.status === 404) {
    const body = await code();
    await send('PUT', body).catch((error: unknown) => {
      throw new MachineFailure('lost', error);
    });
    // Only now its page is rendered.
    turn.since = Date.now();
    response = await send('POST', request);
    if (response.status === 404) throw new MachineFailure('lost');
  }
  if (!response.ok) throw new RenderFailure(await response.text());
  return readReply(response);
};

/** The page's own failure: the renderer is well. */
class RenderFailure extends Error {}

/** The render did not end, or took all memory, and the renderer was stopped because of it. */
export class RenderStopped extends Error {}

const connect =
  (url: string, id: string, code: () => Promise<Code>): Render =>
  async (request) => {
    const page = `${id} ${request.url} ${request.widget?.name ?? ''}`;
    refuseResting(page);
    const turn: Turn = { since: Date.now() };
    waiting.add(turn);
    try {
      const reply = await renderAt(`${url}/${id}`, code, request, turn);
      suspects.delete(page);
      return reply;
    } catch (error) {
      const waited = Date.now() - turn.since;
      if (error instanceof RenderFailure || error instanceof MachineFailure) throw error;
      if (waited < longMilliseconds) throw new MachineFailure('lost', error);
      if (!isFirst(turn)) throw new MachineFailure('waited', error);
      const isBlamed = waited >= hungMilliseconds || suspects.has(page);
      keepNewest(suspects, page, { restsUntil: Date.now() + restMilliseconds, isBlamed }, mostSuspects);
      if (!isBlamed) throw new MachineFailure('lost', error);
      // In milliseconds it looks like a postcode, which no log keeps.
      throw new RenderStopped(
        `The render was stopped after ${(waited / 1_000).toFixed(1)} s: it does not end, or takes too much memory`,
        { cause: error },
      );
    } finally {
      waiting.delete(turn);
    }
  };

const createRemoteIsolates = (url: string): Isolates => ({
  get: (id, code) => ({ getEntrypoint: () => ({ render: connect(url, id, code) }) }),
  load: (code) => {
    const render = connect(url, `${freshIds}${crypto.randomUUID()}`, async () => code);
    return { getEntrypoint: () => ({ render }) };
  },
});

/** The isolates that render compositions here; undefined without any, as on Cloudflare's free plan. */
export const findIsolates = (env: Bindings): Isolates | undefined => {
  const { RENDERER_URL } = parseConfig(env);
  return RENDERER_URL ? createRemoteIsolates(RENDERER_URL) : env.LOADER;
};
