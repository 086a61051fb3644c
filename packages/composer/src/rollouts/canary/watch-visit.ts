import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import type { Pointer } from '@binnen/platform/contract/composition';
import type { Rendered } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { findNetwork } from './count-health.ts';
import { formatWatch } from './reporter.ts';
import { countWatched } from './count-watched.ts';
import { isDrawnBeforehand } from './visit.ts';
import { createToken, nameNetwork } from './visit-token.ts';

/** In the place of a canary's id in a token. */
export const watchId = 'live';

/** After a change of what is live all views are watched for so long: a release that breaks is known soon. */
const closelyMilliseconds = 15 * 60_000;

/** Whether a view that a visitor sees is among those that are watched. */
const isWatched = (c: Context<EdgeEnv>, pointer: Pointer | null): boolean => {
  if (isDrawnBeforehand(c.req.raw.headers)) return false;
  const isNew = isWithin(Date.now(), pointer?.changed ?? 0, closelyMilliseconds);
  const { VISITS_WATCHED_PERCENT: percent } = parseConfig(c.env);
  return percent > 0 && (isNew || Math.random() * 100 < percent);
};

/** Lets some of the page views tell how they fared. */
export const watchVisit = async (
  c: Context<EdgeEnv>,
  pointer: Pointer | null,
  { status, headers }: Response,
): Promise<void> => {
  // A visitor who saves data loads no script for us.
  if (status !== 200 || c.req.header('save-data') === 'on' || !isWatched(c, pointer)) return;
  headers.append(
    'server-timing',
    formatWatch(await createToken(c.env, { id: watchId, draw: watchId }, 'stable', findNetwork(c))),
  );
};

/**
 * Tells of a page that was good, and is none for its release, with the status in the place of a stack. No browser tells
 * that: to it, 404 is an answer.
 */
export const watchLost = async (
  c: Context<EdgeEnv>,
  pointer: Pointer | null,
  { pattern: page, status }: Pick<Rendered, 'pattern' | 'status'>,
): Promise<void> => {
  const owner = Object.values(pointer?.composition?.releases ?? {}).find(
    ({ pages }) => page !== null && Object.hasOwn(pages, page),
  );
  if (!owner || !isWatched(c, pointer)) return;
  const release = `${owner.remote}@${owner.version}`;
  const network = findNetwork(c);
  countWatched(c, {
    ...{ nonce: crypto.randomUUID(), madeAt: Date.now(), page, releases: [release], times: {} },
    network: network && (await nameNetwork(c.env, watchId, network)),
    fault: { release, kind: 'server', stack: String(status) },
  });
};
