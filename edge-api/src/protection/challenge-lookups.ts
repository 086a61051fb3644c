import type { Context } from 'hono';
import { parseConfig } from '../config.ts';
import type { Bindings, EdgeEnv } from '../env.ts';
import { log } from '../logging/log.ts';
import { ProblemError } from '../problem.ts';
import { hashVisitor } from './hash-visitor.ts';
import type { Quota, Quotas } from './quotas.ts';
import { isReadOfPage } from './rate-limit.ts';

const hour = 3_600;

/** What a network may look up before Turnstile is asked; undefined where it is not asked. */
const findQuota = async (c: Context<EdgeEnv>): Promise<Quota | undefined> => {
  const { LIMITS, TURNSTILE_SECRET, LOOKUPS_PER_CHALLENGE: most } = parseConfig(c.env);
  if (LIMITS === 'off' || !TURNSTILE_SECRET || most === 0) return undefined;
  return { key: await hashVisitor(c), seconds: hour, most };
};

/** Networks are spread over many objects: this count is a step of every lookup. */
const findCounter = (env: Bindings, { key }: Quota): DurableObjectStub<Quotas> =>
  env.QUOTAS.getByName(`lookups-${key.slice(0, 2)}`);

/**
 * Counts a lookup before it is made, and asks for Turnstile's answer when its network made many. Nobody is asked while a
 * page is rendered, or when the count cannot be had: the limits of lookups hold there as well.
 */
export const challengeLookup = async (c: Context<EdgeEnv>): Promise<void> => {
  const quota = isReadOfPage(c) ? undefined : await findQuota(c);
  if (!quota) return;
  try {
    const { full } = await findCounter(c.env, quota).take([quota]);
    if (full === null) return;
  } catch (error) {
    return log('warn', 'Lookups could not be counted', { reason: String(error) });
  }
  throw new ProblemError('challenge-required', {
    detail: `After ${quota.most} lookups an hour of one network, send an answer of Turnstile.`,
  });
};

/** After a good answer: the visitor's network has as many lookups again. Says how many. */
export const renewLookups = async (c: Context<EdgeEnv>): Promise<number> => {
  const quota = await findQuota(c);
  if (quota) await findCounter(c.env, quota).renew(quota);
  return quota?.most ?? 0;
};
