import { log } from '@binnen/edge-kit/logging/log';
import type { Quota, Taken } from '@binnen/edge-kit/quotas/quota-table';

const hour = 3_600;
/** From this part of what all share on, which the log tells, it is for networks that asked little. */
export const reserveFrom = 0.75;

/** Each of these has a cost: someone reads a lead, and a search job mails an address that its sender chose. */
export const limitedKinds = ['leads', 'search-jobs', 'notifications', 'alerts', 'pushes'] as const;
export type Limited = (typeof limitedKinds)[number];

/** One of the quotas of something that is sent: its network's, its household's, or that of all visitors. */
export interface Limit extends Quota {
  what: Limited;
  isOfAll: boolean;
}

const tell = ({ what, most }: Limit, used: number): void => {
  if (used === Math.ceil(most * reserveFrom))
    log('warn', 'Much more is sent than usual', { what, used, most });
  if (used === most) log('error', 'A ceiling of what is sent is reached', { what, used, most });
};

/** The limit that has no room, with the seconds until it begins anew. Logs at three quarters of a ceiling, and at all of it. */
export const findFull = (
  limits: readonly Limit[],
  { full, counts }: Taken,
): (Limit & { reset: number }) | undefined => {
  const counted = limits.map((limit, at) => ({ ...limit, used: 0, reset: hour, ...counts[at] }));
  if (full !== null) return counted[full];
  for (const { used, ...limit } of counted) if (limit.isOfAll) tell(limit, used);
  return undefined;
};
