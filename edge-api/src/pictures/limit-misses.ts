import type { Context } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import {
  createRefusal,
  findVisitor,
  formatPolicy,
  mayUseOften,
  quota,
} from '@binnen/edge-kit/quotas/rate-limit';

/** Of the rate limit's own quota. A page of a home has at most fifty pictures. */
const forNetwork = 4;
const forWideNetwork = 10;
const forAll = 40;
const toldEachMilliseconds = 60_000;
let toldAt = 0;

const tellFlood = (): void => {
  const now = Date.now();
  if (Math.abs(now - toldAt) < toldEachMilliseconds) return;
  toldAt = now;
  log('error', 'Pictures that are not kept are asked for too often', { most: forAll * quota });
};

/**
 * Counts a picture that has to be downloaded, and mostly encoded: by network, by the wider network that one holder
 * has, and in all. Each location counts for itself.
 */
export const limitMisses = async (c: Context<EdgeEnv>): Promise<void> => {
  if (parseConfig(c.env).LIMITS === 'off') return;
  const network = findVisitor(c);
  const refuse = (most: number, detail: string): never => {
    throw createRefusal('picture-misses', detail, {
      policy: formatPolicy('picture-misses', most * quota),
    });
  };
  const tooMany = 'Too many new pictures were asked for from one network. Wait a minute.';
  if (!(await mayUseOften(c, `picture-miss:${network}`, forNetwork))) refuse(forNetwork, tooMany);
  const wide = widenNetwork(network);
  if (!(await mayUseOften(c, `picture-miss:${wide}`, forWideNetwork))) refuse(forWideNetwork, tooMany);
  if (await mayUseOften(c, 'picture-miss', forAll)) return;
  tellFlood();
  refuse(forAll, 'Too many new pictures are asked for, by all together. Wait a minute.');
};
