import type { Context } from 'hono';
import { parseConfig, type Config } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import type { Quota } from '@binnen/edge-kit/quotas/quotas';

const hour = 3_600;
const day = 86_400;
const warnFrom = 0.75;

/** Each of these has a cost: someone reads a lead, and a search job mails an address that its sender chose. */
export type Limited = 'leads' | 'search-jobs' | 'notifications' | 'alerts';

const listCeilings = (config: Config): Record<Limited, Quota> => ({
  leads: { key: 'leads', seconds: hour, most: config.LEADS_MOST_PER_HOUR },
  'search-jobs': { key: 'search-jobs', seconds: day, most: config.SEARCH_JOBS_MOST_PER_DAY },
  alerts: { key: 'alerts', seconds: day, most: config.ALERTS_MOST_PER_DAY },
  notifications: { key: 'notifications', seconds: hour, most: config.NOTIFICATIONS_MOST_PER_HOUR },
});

const tell = (level: 'warn' | 'error', what: Limited, used: number, most: number): void =>
  log(level, level === 'warn' ? 'Much more is sent than usual' : 'A ceiling of what is sent is reached', {
    what,
    used,
    most,
  });

/**
 * Counts what is about to be sent for all visitors together. Answers the kind that is over its ceiling, with the
 * seconds until the count starts again. Logs at three quarters and at the ceiling. When counting fails, nothing is
 * refused.
 */
export const countInAll = async (
  c: Context<EdgeEnv>,
  kinds: readonly Limited[],
): Promise<{ what: Limited; seconds: number } | undefined> => {
  const config = parseConfig(c.env);
  const ceilings = listCeilings(config);
  const limited = kinds.filter((kind) => ceilings[kind].most > 0);
  if (config.LIMITS === 'off' || limited.length === 0) return undefined;
  try {
    const { full, counts } = await c.env.QUOTAS.getByName('ceilings').take(
      limited.map((kind) => ceilings[kind]),
    );
    for (const [at, what] of limited.entries()) {
      const used = counts[at]?.used ?? 0;
      const { most } = ceilings[what];
      if (full === null && used === Math.ceil(most * warnFrom)) tell('warn', what, used, most);
      if (full === null && used === most) tell('error', what, used, most);
    }
    const what = full === null ? undefined : limited[full];
    return what && { what, seconds: counts[full ?? 0]?.reset ?? hour };
  } catch (error) {
    log('warn', 'What is sent could not be counted', { reason: String(error) });
    return undefined;
  }
};
