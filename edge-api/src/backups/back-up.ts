import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Bindings } from '../environment/env.ts';
import { findAlerts } from '../site/find-alerts.ts';
import { findOutbox } from '../site/find-outbox.ts';
import { readHistories, restoreHistories } from '../listings/offer/history.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { composer } from '../site/composer.ts';
import { writeCopy } from '@binnen/edge-kit/copies/copies';

interface Store {
  /** As a text; null: it is empty. */
  copy: (env: Bindings) => Promise<string | null>;
  /** Answers how many rows, leads or homes were restored. */
  restore: (env: Bindings, copied: string, by: string) => Promise<number>;
}

/** The stores that exist nowhere else, by name. */
export const stores = new Map<string, Store>([
  ['registry', { copy: composer.copyRegistry, restore: composer.restoreRegistry }],
  [
    'outbox',
    {
      copy: (env) => findOutbox(env).copy(),
      restore: async (env, copied, by) => findOutbox(env).restore(copied, by),
    },
  ],
  [
    'alerts',
    {
      copy: (env) => findAlerts(env).copy(),
      restore: async (env, copied) => findAlerts(env).restore(copied),
    },
  ],
  ['histories', { copy: readHistories, restore: restoreHistories }],
]);

/**
 * Copies each store into R2, at every run of the cron trigger and when an operator asks. A copy that fails is logged; the
 * others are still made.
 */
export const backUp = async (env: Bindings): Promise<PlatformReply<'backup'>> => {
  const now = Date.now();
  const done: PlatformReply<'backup'> = { copied: [], failed: [] };
  await Promise.all(
    [...stores].map(async ([subject, { copy }]) => {
      try {
        const text = await copy(env);
        if (text === null) return;
        await writeCopy(env, subject, text, now);
        done.copied.push(subject);
      } catch (error) {
        done.failed.push(subject);
        log('error', 'A store was not copied', { subject, error: String(error) });
      }
    }),
  );
  return { copied: done.copied.toSorted(), failed: done.failed.toSorted() };
};
