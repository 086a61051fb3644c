import type { SiteParts } from '@binnen/composer';
import { within } from '@binnen/edge-kit/deadlines/within';
import type { Bindings } from '../environment/env.ts';
import { findOutbox } from './find-objects.ts';
import { breaker, bulkhead } from '@binnen/upstreams/calls/call';
import { services } from '@binnen/upstreams/calls/services';

const formatTime = (at: number) => (at > 0 ? new Date(at).toISOString() : null);

/** What this isolate knows of each upstream. */
const readUpstreams = (): SiteParts['upstreams'] =>
  services.map((service) => {
    const { state, failures, openUntil, lastFailureAt } = breaker.read(service);
    return {
      service,
      state,
      failures,
      openUntil: formatTime(openUntil),
      lastFailureAt: formatTime(lastFailureAt),
      ...bulkhead.read(service),
    };
  });

export const countSeconds = (since: number) => Math.max(0, Math.floor((Date.now() - since) / 1000));

/** The status and the watch must answer when other parts are broken, so they wait for none of them longer than this. */
const patienceMs = 2_000;

/** What `ask` answers; undefined when it fails or takes too long. */
export const tryFor = <T>(ask: Promise<T>): Promise<T | undefined> =>
  within(
    patienceMs,
    ask.catch(() => undefined),
  );

const readOutbox = async (env: Bindings): Promise<SiteParts['outbox']> => {
  const depth = await tryFor(findOutbox(env).measure());
  if (!depth) return null;
  const { oldestPendingAt, refused: _, ...waiting } = depth;
  return { ...waiting, oldestPendingSeconds: oldestPendingAt && countSeconds(oldestPendingAt) };
};

/** The site's health, as far as the composer cannot see it. */
export const readParts = async (env: Bindings): Promise<SiteParts> => ({
  outbox: await readOutbox(env),
  upstreams: readUpstreams(),
});
