import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import type { Quota } from '@binnen/edge-kit/quotas/quota-table';
import { findVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import { reserveFrom } from './limit.ts';

interface WideQuota {
  /** Before the hash of the network. */
  prefix: string;
  seconds: number;
  most: number;
  /** The quota of all visitors together, and from how many uses on an IPv4 /24 counts as one holder. */
  loaded: { key: string; used: number };
}

/**
 * The quota of the network that one holder of many networks has. A household has an IPv6 /48; the addresses of an IPv4
 * /24 mostly belong to many, so they are held to one quota only while the service is loaded.
 */
export const createWideQuota = async (
  c: Context<EdgeEnv>,
  { prefix, seconds, most, loaded }: WideQuota,
): Promise<Quota> => {
  const wide = widenNetwork(findVisitor(c));
  const key = `${prefix}:${await hashKeyed(c.env, wide)}`;
  return wide.endsWith('::/48')
    ? { key, seconds, most }
    : { key, seconds, most: Number.MAX_SAFE_INTEGER, when: { ...loaded, most } };
};

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
