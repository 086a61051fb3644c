import type { Context } from 'hono';
import { startFlight } from '../caching/flights.ts';
import { wait } from '../deadlines/deadline.ts';
import type { EdgeEnv } from '../env.ts';
import { findKept, type Place } from './kept-pages.ts';

/** The page that is kept here, or one that is rendered now. One that is stale is rendered anew behind the answer. */
export const answerKept = async <T extends Response | null>(
  c: Context<EdgeEnv>,
  place: Place | null,
  render: () => Promise<T>,
): Promise<T | Response> => {
  const kept = place && (await findKept(place));
  if (!kept) return render();
  // Sent first: the isolate is busy during the next render, and this answer must not wait for it.
  const renderBehind = () => wait(0).then(render);
  const flight = kept.state === 'stale' ? startFlight(place.key, renderBehind) : undefined;
  if (flight) c.executionCtx.waitUntil(flight.catch(() => {}));
  return kept.response;
};
