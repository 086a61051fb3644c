import type { Bindings } from '../../environment/env.ts';
import type { EntryStore } from './disk/entry-store.ts';
import { reportHeld } from './report-dead-letter.ts';

/** After a lead was held the office hears of its reason: once an hour, however many are held for it. */
export const tellHeld = async (env: Bindings, store: EntryStore, reason: string): Promise<void> => {
  const quota = { key: `told of ${reason}`, seconds: 3_600, most: 1 };
  if (store.withRoom(() => store.quotas.take([quota])).full === null)
    await reportHeld(env, store.countHeld(reason), reason);
};
