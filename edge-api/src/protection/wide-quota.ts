import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import type { Quota } from '@binnen/edge-kit/quotas/quota-table';
import { findVisitor } from '@binnen/edge-kit/quotas/rate-limit';

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
