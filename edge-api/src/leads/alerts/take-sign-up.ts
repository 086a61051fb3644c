import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { createRefusal } from '@binnen/edge-kit/quotas/rate-limit';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { listLimits } from '../../protection/ceilings.ts';
import { findFull } from '../../protection/limit.ts';
import type { Sender } from '../intake/abuse.ts';
import type { Full } from './store/rows.ts';

/** Of each way to ask for an alert. */
export const signUpProblems = [
  'invalid-parameter',
  'challenge-required',
  'rate-limited',
  'budget-spent',
  'leads-unavailable',
  'upstream-unavailable',
] as const;

const hour = 3_600;
const day = 86_400;
const mostOfAddress = 10;
const mostOfNetwork = 40;
/** So many questions a day one network can make us mail to one address. */
const mostForAddress = 3;

/**
 * Counts a sign-up that is in order, just before it is stored: in an hour for the visitor's address and network, in a day
 * for its network, its household and all together. One with an address mails it, by its sender's choice: a network can make
 * us mail one address three times a day, so that it cannot use up what others may ask for that address. A push mails nobody.
 * Answers what there is too much of for that address.
 */
export const countSignUp = async (
  c: Context<EdgeEnv>,
  { source, network }: Sender,
  email?: string,
): Promise<Full | undefined> => {
  if (parseConfig(c.env).LIMITS === 'off') return undefined;
  const what = email === undefined ? 'pushes' : 'alerts';
  const forAddress = `for:${await hashKeyed(c.env, `${network} ${email}`)}`;
  const own = [
    ...(email === undefined ? [] : [{ key: forAddress, seconds: day, most: mostForAddress }]),
    { key: `${what} address:${source}`, seconds: hour, most: mostOfAddress },
    { key: `${what} network:${network}`, seconds: hour, most: mostOfNetwork },
  ];
  const limits = [
    ...own.map((quota) => ({ ...quota, what, isOfAll: false }) as const),
    ...(await listLimits(c, [what])),
  ];
  const taken = await askStore('quotas', c.env.QUOTAS.getByName('alerts').take(limits));
  const reached = findFull(limits, taken);
  if (reached?.key === forAddress) return 'questions';
  if (reached?.isOfAll)
    throw new ProblemError('budget-spent', { headers: { 'retry-after': String(reached.reset) } });
  if (reached)
    throw createRefusal(what, 'This was asked too often. Wait until the limit begins anew.', reached);
  return undefined;
};

/** What the alerts' object answers, when it took the alert. */
export const checkTaken = async <Taken>(answer: Promise<Taken>): Promise<NonNullable<Taken>> => {
  // It says in the log what is the matter.
  const taken = await askStore('alerts', answer).catch(() => null);
  if (!taken) throw new ProblemError('leads-unavailable', { headers: { 'retry-after': '30' } });
  return taken;
};
