import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import type { ProblemError } from '@binnen/edge-kit/problems/problem';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import {
  createRefusal,
  findVisitor,
  formatPolicy,
  mayUse,
  unknownVisitor,
} from '@binnen/edge-kit/quotas/rate-limit';
import type { Submission } from '../outbox/lead/submission.ts';

export type Sender = Pick<Submission, 'source' | 'network'>;

const perMinute = 'lead';
const perHour = 'lead-per-hour';
const hourSeconds = 3_600;

/** The limits of a lead; empty where nothing is limited. */
export const formatLeadPolicies = (env: Bindings): string => {
  const quota = parseConfig(env).LEADS_QUOTA_PER_HOUR;
  return quota === 0 ? '' : `${formatPolicy(perMinute)}, ${formatPolicy(perHour, quota, hourSeconds)}`;
};

/** The outbox counts per clock hour. */
export const createQuotaRefusal = (env: Bindings): ProblemError => {
  const reset = hourSeconds - (Math.floor(Date.now() / 1000) % hourSeconds);
  const quota = { most: parseConfig(env).LEADS_QUOTA_PER_HOUR, seconds: hourSeconds, reset };
  return createRefusal(perHour, 'This form was sent too often. Try again in an hour.', quota);
};

/**
 * Who sends a lead, without storing an address. Refuses a sender above the limit, which is approximate and per location; the
 * outbox keeps the exact count.
 */
export const limitSender = async (c: Context<EdgeEnv>, form: string): Promise<Sender> => {
  const address = findVisitor(c);
  const [source = '', network = ''] = await Promise.all(
    [address, widenNetwork(address)].map((text) => hashKeyed(c.env, text)),
  );
  const isLimited = parseConfig(c.env).LEADS_QUOTA_PER_HOUR > 0;
  if (isLimited && !(await mayUse(c, `lead:${source}:${form}`)))
    throw createRefusal(perMinute, 'Wait a minute before you send this form again.');
  return { source, network: address === unknownVisitor ? '' : network };
};
