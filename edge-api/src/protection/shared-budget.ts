import type { Quota } from '@binnen/edge-kit/quotas/quota-table';
import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { reserveFrom } from './limit.ts';
import { createWideQuota } from './wide-quota.ts';

/** From this part on, an IPv4 /24 counts as one household. */
const loadedFrom = 0.5;
/** A household may have so many times what one network has. */
const networksOfHousehold = 2;

interface SharedBudget {
  key: string;
  seconds: number;
  /** Of all visitors together; 0: no limit. */
  most: number;
  /** 0: no limit. */
  mostOfNetwork: number;
  /** So many uses of a household are little. */
  little: number;
}

/** What all visitors share, of which no household can spend everything. */
export const createSharedBudget = async (
  c: Context<EdgeEnv>,
  { key, seconds, most, mostOfNetwork, little }: SharedBudget,
): Promise<{ household: Quota; all: Quota }> => {
  const household = await createWideQuota(c, {
    prefix: `${key}-network`,
    seconds,
    most: networksOfHousehold * mostOfNetwork || Number.MAX_SAFE_INTEGER,
    loaded: { key, used: most * loadedFrom || Number.MAX_SAFE_INTEGER },
  });
  const reserve = { key: household.key, used: little, most: Math.ceil(most * reserveFrom) };
  return { household, all: { key, seconds, most, when: reserve } };
};
