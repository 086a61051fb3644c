import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { findVisitor, unknownVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import type { Submission } from '../outbox/lead/submission.ts';

/** Who sends a lead, without storing an address. */
export const hashSender = async (c: Context<EdgeEnv>): Promise<Pick<Submission, 'source' | 'network'>> => {
  const address = findVisitor(c);
  const [source, network] = await Promise.all(
    [address, widenNetwork(address)].map((text) => hashKeyed(c.env, text)),
  );
  return { source: source ?? '', network: address === unknownVisitor ? '' : (network ?? '') };
};
