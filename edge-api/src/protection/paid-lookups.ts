import type { Context } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { refuseWhileShut } from '@binnen/upstreams/calls/call';
import type { Service } from '@binnen/upstreams/calls/services';
import { hashVisitor } from '@binnen/edge-kit/quotas/hash-visitor';
import type { Quota } from '@binnen/edge-kit/quotas/quota-table';
import { createRefusal, formatPolicy } from '@binnen/edge-kit/quotas/rate-limit';
import { reserveFrom } from './limit.ts';
import { createSharedBudget } from './wide-quota.ts';

const minute = 60;
const day = 86_400;
/** So many lookups a day are little, for a household with all its networks. */
const littlePerDay = 10;

interface Limit extends Quota {
  /** In the `RateLimit` headers. */
  name: string;
  /** Only the visitor's own limits are told while they have room. */
  isOwn?: boolean;
}

const budgetKey = 'budget';

/** The limits of a service that have a value: a visitor's, its household's, and the budget of all visitors. */
const listLimits = async (c: Context<EdgeEnv>, service: Service): Promise<Limit[]> => {
  const { LIMITS, PAID_LOOKUPS_PER_MINUTE, PAID_LOOKUPS_PER_DAY, PAID_BUDGET_PER_DAY } = parseConfig(c.env);
  if (LIMITS === 'off') return [];
  const visitor = await hashVisitor(c);
  const { household, all } = await createSharedBudget(c, {
    ...{ key: budgetKey, seconds: day, most: PAID_BUDGET_PER_DAY },
    ...{ mostOfNetwork: PAID_LOOKUPS_PER_DAY, little: littlePerDay },
  });
  const limits: Limit[] = [
    { name: service, key: `minute:${visitor}`, seconds: minute, most: PAID_LOOKUPS_PER_MINUTE, isOwn: true },
    { name: `${service}-day`, key: `day:${visitor}`, seconds: day, most: PAID_LOOKUPS_PER_DAY, isOwn: true },
    { name: `${service}-network`, ...household },
    { name: `${service}-budget`, ...all },
  ];
  return limits.filter(({ most }) => most > 0);
};

const paidServices = ['valuation', 'streetview'] as const satisfies Service[];

/** The part of the day's budget of each paid service that is spent: 1 is all of it. */
export const readBudgets = async (env: Bindings): Promise<Record<string, number>> => {
  const { LIMITS, PAID_BUDGET_PER_DAY: budget } = parseConfig(env);
  if (LIMITS === 'off' || budget === 0) return {};
  const spent = paidServices.map(async (service) => {
    const [used = 0] = await env.QUOTAS.getByName(service).read([budgetKey]);
    return [service, used / budget] as const;
  });
  return Object.fromEntries(await Promise.all(spent));
};

const tellBudget = (service: Service, used: number, budget: number): void => {
  if (used === Math.ceil(budget * reserveFrom))
    log('warn', 'Most of the day’s budget of a paid service is spent', { service, used, budget });
  if (used === budget) log('error', 'The day’s budget of a paid service is spent', { service, used, budget });
};

const refuseLookup = (service: Service, { name, key, seconds, most, when }: Limit, reset: number) =>
  key === budgetKey
    ? new ProblemError('budget-spent', {
        detail: `No more calls of "${service}" are made today.`,
        headers: { 'retry-after': String(reset) },
      })
    : createRefusal(name, 'This was asked too often. Wait until the limit begins anew.', {
        most: Math.min(most, when?.most ?? most),
        seconds,
        reset,
      });

/**
 * Counts a call of a paid service before it is made, exactly: for the visitor in a minute and a day, and for its
 * household and all visitors in a day. What an open circuit refuses is not counted. Throws the refusal; answers the `RateLimit` headers.
 */
export const takePaidLookup = async (
  c: Context<EdgeEnv>,
  service: Service,
): Promise<Record<string, string>> => {
  refuseWhileShut(service);
  const limits = await listLimits(c, service);
  if (limits.length === 0) return {};
  const { full, counts } = await askStore('quotas', c.env.QUOTAS.getByName(service).take(limits));
  if (full !== null) throw refuseLookup(service, limits[full]!, counts[full]!.reset);
  const counted = limits.map((limit, at) => ({ ...limit, ...counts[at]! }));
  const budget = counted.find(({ key }) => key === budgetKey);
  if (budget) tellBudget(service, budget.used, budget.most);
  const own = counted.filter(({ isOwn }) => isOwn);
  return {
    'ratelimit-policy': own.map(({ name, most, seconds }) => formatPolicy(name, most, seconds)).join(', '),
    ratelimit: own.map(({ name, most, used, reset }) => `"${name}";r=${most - used};t=${reset}`).join(', '),
  };
};
