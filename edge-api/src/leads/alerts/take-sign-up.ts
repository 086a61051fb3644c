import { log } from '@binnen/edge-kit/logging/log';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { createRefusal } from '@binnen/edge-kit/quotas/rate-limit';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { countInAll } from '../../protection/ceilings.ts';
import { limitRate } from '../intake/abuse.ts';
import { hashSender } from '../intake/hash-sender.ts';

/** Of each way to ask for an alert. */
export const signUpProblems = [
  'forbidden',
  'invalid-parameter',
  'challenge-required',
  'rate-limited',
  'budget-spent',
  'leads-unavailable',
  'upstream-unavailable',
] as const;

const hour = 3_600;
const quotaName = 'alert-per-hour';
const mostOfAddress = 10;
const mostOfNetwork = 40;

/** Exact, for the visitor's address and its network: each sign-up mails an address of its sender's choice. */
export const limitSignUps = async (c: Context<EdgeEnv>): Promise<void> => {
  const { source, network } = await hashSender(c);
  await limitRate(c, source, 'alert');
  if (parseConfig(c.env).LIMITS === 'off') return;
  const { full, counts } = await c.env.QUOTAS.getByName('alerts').take([
    { key: `address:${source}`, seconds: hour, most: mostOfAddress },
    { key: `network:${network}`, seconds: hour, most: mostOfNetwork },
  ]);
  if (full !== null)
    throw createRefusal(quotaName, 'Alerts were asked for too often. Try again in an hour.', {
      seconds: counts[full]?.reset ?? hour,
    });
  if (await countInAll(c, ['alerts'])) throw new ProblemError('budget-spent');
};

/** What the alerts' object answers, when it took the alert. */
export const checkTaken = async <Taken>(answer: Promise<Taken>): Promise<NonNullable<Taken>> => {
  const taken = await answer.catch((error: unknown) => {
    log('error', 'An alert could not be stored', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return null;
  });
  if (!taken) throw new ProblemError('leads-unavailable', { headers: { 'retry-after': '30' } });
  return taken;
};
