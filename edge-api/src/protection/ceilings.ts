import { hashVisitor } from '@binnen/edge-kit/quotas/hash-visitor';
import { findVisitor, unknownVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import type { Context } from 'hono';
import { parseConfig, type Config } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import type { Limit, Limited } from './limit.ts';
import { createSharedBudget } from './wide-quota.ts';

const hour = 3_600;
const day = 86_400;
/** One network may have this part of a ceiling; who had a hundredth of it had little. */
const shareOf = 10;
const littleOf = 100;

/** How much of each all visitors together may send. */
export const listCeilings = (config: Config): Record<Limited, { seconds: number; most: number }> => ({
  leads: { seconds: hour, most: config.LEADS_MOST_PER_HOUR },
  'search-jobs': { seconds: day, most: config.SEARCH_JOBS_MOST_PER_DAY },
  notifications: { seconds: hour, most: config.NOTIFICATIONS_MOST_PER_HOUR },
  alerts: { seconds: day, most: config.ALERTS_MOST_PER_DAY },
  pushes: { seconds: day, most: config.ALERTS_MOST_PER_DAY },
});

/** By what these are limited. A visitor whose address is not known has no share: all would have it together. */
export const listLimits = async (c: Context<EdgeEnv>, kinds: readonly Limited[]): Promise<Limit[]> => {
  const config = parseConfig(c.env);
  if (config.LIMITS === 'off') return [];
  const isKnown = findVisitor(c) !== unknownVisitor;
  const limits = kinds.map(async (what): Promise<Limit[]> => {
    const { seconds, most } = listCeilings(config)[what];
    if (most === 0) return [];
    const mostOfNetwork = Math.ceil(most / shareOf);
    const { household, all } = await createSharedBudget(c, {
      ...{ key: what, seconds, most, mostOfNetwork },
      little: Math.ceil(most / littleOf),
    });
    const own = { key: `${what}:${await hashVisitor(c)}`, seconds, most: mostOfNetwork };
    const shares = isKnown ? [own, household].map((quota) => ({ ...quota, what, isOfAll: false })) : [];
    return [...shares, { ...all, what, isOfAll: true }];
  });
  return (await Promise.all(limits)).flat();
};
