import type { Context } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { log } from '../logging/log.ts';
import { ProblemError } from '../problem.ts';
import type { Service } from '../upstreams/services.ts';
import { hashVisitor } from './hash-visitor.ts';
import type { Quota } from './quotas.ts';
import { createRefusal, formatPolicy } from './rate-limit.ts';

const minute = 60;
const day = 86_400;
/** At this part of a day's budget the log says so. */
const alarmAt = 0.8;

interface Limit extends Quota {
  /** In the `RateLimit` headers. */
  name: string;
}

/** The limits of a service that have a value: those of a visitor first, then the budget of all visitors. */
const listLimits = async (c: Context<EdgeEnv>, service: Service): Promise<Limit[]> => {
  const { LIMITS, PAID_LOOKUPS_PER_MINUTE, PAID_LOOKUPS_PER_DAY, PAID_BUDGET_PER_DAY } = parseConfig(c.env);
  if (LIMITS === 'off') return [];
  const visitor = await hashVisitor(c);
  return [
    { name: service, key: `minute:${visitor}`, seconds: minute, most: PAID_LOOKUPS_PER_MINUTE },
    { name: `${service}-day`, key: `day:${visitor}`, seconds: day, most: PAID_LOOKUPS_PER_DAY },
    { name: `${service}-budget`, key: 'budget', seconds: day, most: PAID_BUDGET_PER_DAY },
  ].filter(({ most }) => most > 0);
};

const tellBudget = (service: Service, used: number, budget: number): void => {
  if (used === Math.ceil(budget * alarmAt))
    log('warn', 'Most of the day’s budget of a paid service is spent', { service, used, budget });
  if (used === budget) log('error', 'The day’s budget of a paid service is spent', { service, used, budget });
};

/**
 * Counts a call of a paid service before it is made, exactly: for the visitor in a minute and a day, and for all visitors
 * in a day. Throws the refusal; answers the `RateLimit` headers of the reply.
 */
export const takePaidLookup = async (
  c: Context<EdgeEnv>,
  service: Service,
): Promise<Record<string, string>> => {
  const limits = await listLimits(c, service);
  if (limits.length === 0) return {};
  const quotas = limits.map(({ key, seconds, most }) => ({ key, seconds, most }));
  const { full, counts } = await c.env.QUOTAS.getByName(service).take(quotas);
  const policies = limits.map(({ name, most, seconds }) => formatPolicy(name, most, seconds));
  const isBudget = (at: number) => limits[at]?.key === 'budget';
  if (full !== null && isBudget(full))
    throw new ProblemError('budget-spent', {
      detail: `No more calls of "${service}" are made today.`,
      headers: { 'retry-after': String(counts[full]!.reset) },
    });
  if (full !== null)
    throw createRefusal(limits[full]!.name, 'This was asked too often. Wait until the limit begins anew.', {
      policy: policies[full]!,
      seconds: counts[full]!.reset,
    });
  counts.forEach(({ used }, at) => isBudget(at) && tellBudget(service, used, limits[at]!.most));
  const own = limits.flatMap(({ name, most }, at) =>
    isBudget(at) ? [] : [`"${name}";r=${most - counts[at]!.used};t=${counts[at]!.reset}`],
  );
  return {
    'ratelimit-policy': policies.filter((_, at) => !isBudget(at)).join(', '),
    ratelimit: own.join(', '),
  };
};
