import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import type { ProblemError } from '@binnen/edge-kit/problems/problem';
import { createRefusal, formatPolicy, mayUse } from '@binnen/edge-kit/quotas/rate-limit';

const perMinute = 'lead';
const perHour = 'lead-per-hour';
const hourSeconds = 3_600;

const formatHourPolicy = (quota: number): string => formatPolicy(perHour, quota, hourSeconds);

/** The limits of a lead; empty where nothing is limited. */
export const formatLeadPolicies = (env: Bindings): string => {
  const quota = parseConfig(env).LEADS_QUOTA_PER_HOUR;
  return quota === 0 ? '' : `${formatPolicy(perMinute)}, ${formatHourPolicy(quota)}`;
};

/** The outbox counts per clock hour. */
export const createQuotaRefusal = (env: Bindings): ProblemError => {
  const seconds = hourSeconds - (Math.floor(Date.now() / 1000) % hourSeconds);
  const policy = formatHourPolicy(parseConfig(env).LEADS_QUOTA_PER_HOUR);
  return createRefusal(perHour, 'This form was sent too often. Try again in an hour.', { policy, seconds });
};

/** Approximate and per location; the outbox keeps the exact count. */
export const limitRate = async (c: Context<EdgeEnv>, source: string, form: string): Promise<void> => {
  if (parseConfig(c.env).LEADS_QUOTA_PER_HOUR === 0) return;
  if (!(await mayUse(c, `lead:${source}:${form}`)))
    throw createRefusal(perMinute, 'Wait a minute before you send this form again.');
};
