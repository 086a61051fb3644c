import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import type { EntryStore } from './disk/entry-store.ts';
import type { Entry } from './lead/entry.ts';

/** Tells the office about a dead letter: which form and why, without personal data. */
export const reportDeadLetter = async (env: Bindings, entry: Entry): Promise<void> => {
  const { form, receivedAt, seq } = entry;
  const report = { seq, form, receivedAt: new Date(receivedAt).toISOString() };
  log('error', 'A lead cannot be delivered', report);
  const text = `A lead of the form "${form}" (no. ${seq}) cannot be delivered: see Leads in the console.`;
  await postWebhook(parseConfig(env).LEADS_WEBHOOK_URL, 'lead-undeliverable', { text, ...report });
};

/** After a lead was held the office hears of its reason: once an hour, however many are held for it. */
export const reportHeld = async (env: Bindings, store: EntryStore, reason: string): Promise<void> => {
  const quota = { key: `told of ${reason}`, seconds: 3_600, most: 1 };
  if (store.withRoom(() => store.quotas.take([quota])).full !== null) return;
  const held = store.countHeld(reason);
  log('warn', 'Leads are held', { held, reason });
  const text = `Leads wait for somebody to look (${held}): ${reason}.`;
  await postWebhook(parseConfig(env).LEADS_WEBHOOK_URL, 'leads-held', { text, held, reason });
};
