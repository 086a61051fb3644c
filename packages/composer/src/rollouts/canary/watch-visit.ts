import type { Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { findNetwork } from './count-health.ts';
import { formatWatch } from './reporter.ts';
import { isDrawnBeforehand } from './visit.ts';
import { createToken } from './visit-token.ts';

/** In the place of a canary's id in a token. */
export const watchId = 'live';

/** After a change of what is live all views are watched for so long: a release that breaks is known soon. */
const closelyMilliseconds = 15 * 60_000;

/** Lets some of the page views tell how they fared. */
export const watchVisit = async (
  c: Context<EdgeEnv>,
  pointer: Pointer | null,
  { status, headers }: Response,
): Promise<void> => {
  // A visitor who saves data loads no script for us.
  const isLeft = c.req.header('save-data') === 'on' || isDrawnBeforehand(c.req.raw.headers);
  if (status !== 200 || isLeft) return;
  const isNew = Date.now() - (pointer?.changed ?? 0) < closelyMilliseconds;
  const { VISITS_WATCHED_PERCENT: percent } = parseConfig(c.env);
  if (percent === 0 || (!isNew && Math.random() * 100 >= percent)) return;
  headers.append(
    'server-timing',
    formatWatch(await createToken(c.env, { id: watchId, draw: watchId }, 'stable', findNetwork(c))),
  );
};
