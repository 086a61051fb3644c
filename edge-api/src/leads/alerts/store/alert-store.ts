import { createMails } from './mails.ts';
import { createOfferMemory } from './offer-memory.ts';
import { createSignUps } from './sign-ups.ts';
import { openTables } from './tables.ts';

/** The store of the alerts. */
export const createAlertStore = (storage: DurableObjectStorage) => {
  const tables = openTables(storage);
  const { reach, find, erase } = tables;
  return {
    find,
    erase,
    reach,
    ...createSignUps(tables),
    ...createOfferMemory(tables),
    ...createMails(tables),
  };
};
export type AlertStore = ReturnType<typeof createAlertStore>;
