import type { Bindings } from '../env.ts';
import { findOutbox } from '../leads/outbox/find-outbox.ts';
import { readHistories } from '../listings/history/store.ts';
import { log } from '../logging/log.ts';
import { getRegistry } from '../registry/registry.ts';
import { writeCopy, type Subject } from './store.ts';

/** What nothing else can bring back: each as a text, or null where there is nothing to keep. */
const subjects: Record<Subject, (env: Bindings) => Promise<string | null>> = {
  registry: (env) => getRegistry(env).copy(),
  outbox: (env) => findOutbox(env).copy(),
  histories: readHistories,
};

/** Copies each store into R2. Called by the cron trigger; one that fails is in the log, and the others are made. */
export const backUp = async (env: Bindings): Promise<void> => {
  const now = Date.now();
  await Promise.all(
    Object.entries(subjects).map(async ([subject, read]) => {
      try {
        const text = await read(env);
        if (text !== null) await writeCopy(env, subject as Subject, text, now);
      } catch (error) {
        log('error', 'A store was not copied', { subject, error: String(error) });
      }
    }),
  );
};
