import type { Context } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { hashVisitor } from '@binnen/edge-kit/quotas/hash-visitor';
import type { Quota } from '@binnen/edge-kit/quotas/quota-table';
import type { Quotas } from '@binnen/edge-kit/quotas/quotas';
import { isReadOfPage } from '@binnen/edge-kit/quotas/rate-limit';
import { createWideQuota } from './wide-quota.ts';

const hour = 3_600;

/**
 * A household, or all networks together, may look up so many times as much as one network. Above that, Turnstile is
 * asked earlier.
 */
const forHousehold = 10;
const forAll = 50;
/** Then a network is asked once it used this part (an eighth) of its lookups. */
const littleOf = 8;
const allKey = 'all';

/** A network's quota of lookups before Turnstile is asked; undefined when it is never asked. */
const findQuota = async (c: Context<EdgeEnv>): Promise<Quota | undefined> => {
  const { LIMITS, TURNSTILE_SECRET, LOOKUPS_PER_CHALLENGE: most } = parseConfig(c.env);
  if (LIMITS === 'off' || !TURNSTILE_SECRET || most === 0) return undefined;
  return { key: await hashVisitor(c), seconds: hour, most };
};

/** Networks are spread over many objects: this count is a step of every lookup. */
const findCounter = (env: Bindings, { key }: Quota): DurableObjectStub<Quotas> =>
  env.QUOTAS.getByName(`lookups-${key.slice(0, 2)}`);

/**
 * Counts a lookup. False when its visitor has to answer Turnstile before it: earlier while its household, or all together,
 * are busy.
 */
const countLookup = async (c: Context<EdgeEnv>, quota: Quota): Promise<boolean> => {
  const all: Quota = { key: allKey, seconds: hour, most: quota.most * forAll };
  const household = await createWideQuota(c, {
    prefix: 'network',
    seconds: hour,
    most: quota.most * forHousehold,
    loaded: { key: allKey, used: all.most / 2 },
  });
  const together = await c.env.QUOTAS.getByName('lookups').take([household, all]);
  const most = together.full === null ? quota.most : Math.ceil(quota.most / littleOf);
  const { full } = await findCounter(c.env, quota).take([{ ...quota, most }]);
  return full === null;
};

/**
 * Counts a lookup before it is made, and asks for Turnstile's answer when its network made many, or some while all
 * together make many. Nobody is asked while a page is rendered, or when counting fails: the limits of lookups hold
 * there as well.
 */
export const challengeLookup = async (c: Context<EdgeEnv>): Promise<void> => {
  const quota = isReadOfPage(c) ? undefined : await findQuota(c);
  if (!quota) return;
  try {
    if (await countLookup(c, quota)) return;
  } catch (error) {
    return log('warn', 'Lookups could not be counted', { reason: String(error) });
  }
  throw new ProblemError('challenge-required', {
    detail: `After ${quota.most} lookups an hour of one network, or less in a busy hour, send an answer of Turnstile.`,
  });
};

/** After a good answer: the visitor's network has as many lookups again. Says how many. */
export const renewLookups = async (c: Context<EdgeEnv>): Promise<number> => {
  const quota = await findQuota(c);
  if (quota) await findCounter(c.env, quota).renew(quota);
  return quota?.most ?? 0;
};
