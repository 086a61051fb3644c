import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Bindings } from '../environment/env.ts';
import { findAlerts } from '../site/find-alerts.ts';
import { findOutbox } from '../site/find-outbox.ts';
import { readHistories } from '../listings/offer/history.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { composer } from '../site/composer.ts';
import { writeCopy, type Subject } from '@binnen/edge-kit/copies/copies';

/** The stores that exist nowhere else: each as a text, or null when it is empty. */
const subjects: Record<Subject, (env: Bindings) => Promise<string | null>> = {
  registry: (env) => composer.copyRegistry(env),
  outbox: (env) => findOutbox(env).copy(),
  alerts: (env) => findAlerts(env).copy(),
  histories: readHistories,
};

/**
 * Copies each store into R2, at every run of the cron trigger and when an operator asks. A copy that fails is logged; the
 * others are still made.
 */
export const backUp = async (env: Bindings): Promise<PlatformReply<'backup'>> => {
  const now = Date.now();
  const done: PlatformReply<'backup'> = { copied: [], failed: [] };
  await Promise.all(
    Object.entries(subjects).map(async ([subject, read]) => {
      try {
        const text = await read(env);
        if (text === null) return;
        await writeCopy(env, subject as Subject, text, now);
        done.copied.push(subject);
      } catch (error) {
        done.failed.push(subject);
        log('error', 'A store was not copied', { subject, error: String(error) });
      }
    }),
  );
  return { copied: done.copied.toSorted(), failed: done.failed.toSorted() };
};
