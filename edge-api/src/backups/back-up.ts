import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Bindings } from '../environment/env.ts';
import { findAlerts, findOutbox } from '../site/find-objects.ts';
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

interface StoredObject {
  copy: () => Promise<string | null>;
  restore: (copied: string, by: string) => Promise<number>;
}
const ofObject = (find: (env: Bindings) => StoredObject): Store => ({
  copy: (env) => find(env).copy(),
  restore: async (env, copied, by) => find(env).restore(copied, by),
});

/** The stores that exist nowhere else, by name. */
export const stores = new Map<string, Store>([
  ['registry', { copy: composer.copyRegistry, restore: composer.restoreRegistry }],
  ['outbox', ofObject(findOutbox)],
  ['alerts', ofObject(findAlerts)],
  ['histories', { copy: readHistories, restore: restoreHistories }],
]);

/**
 * Copies each store into R2, at every run of the cron trigger and when an operator asks (`isAsked`). A copy that fails is logged; the
 * others are still made.
 */
export const backUp = async (env: Bindings, isAsked = false): Promise<PlatformReply<'backup'>> => {
  const now = Date.now();
  const done: PlatformReply<'backup'> = { copied: [], failed: [] };
  await Promise.all(
    [...stores].map(async ([subject, { copy }]) => {
      try {
        if (await writeCopy(env, subject, now, () => copy(env), isAsked)) done.copied.push(subject);
      } catch (error) {
        done.failed.push(subject);
        log('error', 'A store was not copied', { subject, error: String(error) });
      }
    }),
  );
  return { copied: done.copied.toSorted(), failed: done.failed.toSorted() };
};
