import type { Context } from 'hono';
import { parseConfig } from '../../config.ts';
import type { Bindings, EdgeEnv } from '../../env.ts';
import type { ProblemError } from '../../problem.ts';
import { createRefusal, formatPolicy, mayUse } from '../../protection/rate-limit.ts';
import type { Post } from './read-post.ts';

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

/** Why a post looks like a robot's, or undefined. It is kept all the same: a person decides. */
export const findSuspicion = (c: Context<EdgeEnv>, control: Post['control']): string | undefined => {
  if (control.honeypot) return 'honeypot filled in';
  const fillMs = Number(control.filledIn);
  const isTooFast = control.filledIn !== '' && fillMs < parseConfig(c.env).LEADS_MIN_FILL_MS;
  return isTooFast ? 'filled in too fast' : undefined;
};
