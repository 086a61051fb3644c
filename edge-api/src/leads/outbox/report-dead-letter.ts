import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import type { Entry } from './lead/entry.ts';

/** Tells the office about a dead letter: which form and why, without personal data. */
export const reportDeadLetter = async (env: Bindings, entry: Entry): Promise<void> => {
  const { form, receivedAt, seq } = entry;
  const report = { seq, form, receivedAt: new Date(receivedAt).toISOString() };
  log('error', 'A lead cannot be delivered', report);
  const text = `A lead of the form "${form}" (no. ${seq}) cannot be delivered: see Leads in the console.`;
  await postWebhook(parseConfig(env).LEADS_WEBHOOK_URL, 'lead-undeliverable', { text, ...report });
};

/** Tells the office how many leads are held for this reason. */
export const reportHeld = async (env: Bindings, held: number, reason: string): Promise<void> => {
  log('warn', 'Leads are held', { held, reason });
  const text = `Leads wait for somebody to look (${held}): ${reason}.`;
  await postWebhook(parseConfig(env).LEADS_WEBHOOK_URL, 'leads-held', { text, held, reason });
};
