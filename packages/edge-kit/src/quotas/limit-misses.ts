import { isWithin } from '../deadlines/is-before.ts';
import { parseSiteConfig } from '../environment/site-config.ts';
import type { KitContext } from '../environment/env.ts';
import { log } from '../logging/log.ts';
import { widenNetwork } from './find-network.ts';
import { createRefusal, findVisitor, mayUseOften, quota } from './rate-limit.ts';

/** Of the rate limit's own quota. A page of a home has at most fifty pictures. */
const forNetwork = 4;
const forWideNetwork = 10;
const forAll = 40;
const toldEachMilliseconds = 60_000;
let toldAt = 0;

const tellFlood = (what: string): void => {
  const now = Date.now();
  if (isWithin(now, toldAt, toldEachMilliseconds)) return;
  toldAt = now;
  log('error', 'What is not kept is asked for too often', { what, most: forAll * quota });
};

/**
 * Counts a `picture` or `file` that the data centre does not keep: by network, by the wider network that one holder has, and in
 * all. Each location counts for itself.
 */
export const limitMisses = async (c: KitContext, what: 'picture' | 'file'): Promise<void> => {
  if (parseSiteConfig(c.env).LIMITS === 'off') return;
  const network = findVisitor(c);
  const name = `${what}-misses`;
  const limits: [whose: string, times: number][] = [
    [network, forNetwork],
    [widenNetwork(network), forWideNetwork],
    ['all', forAll],
  ];
  for (const [whose, times] of limits) {
    if (await mayUseOften(c, `${name}:${whose}`, times)) continue;
    if (whose === 'all') tellFlood(what);
    throw createRefusal(name, `Too many new ${what}s were asked for. Wait a minute.`, {
      most: times * quota,
    });
  }
};
