import { parseConfig } from '../../config.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../logging/log.ts';
import type { Entry } from './entry.ts';

const deadlineMs = 5_000;

/** Tells the office about a dead letter: which form and why, without personal data. */
export const reportDeadLetter = async (env: Bindings, entry: Entry): Promise<void> => {
  const { form, receivedAt, seq } = entry;
  const report = { seq, form, receivedAt: new Date(receivedAt).toISOString() };
  log('error', 'A lead cannot be delivered', report);
  const { LEADS_WEBHOOK_URL } = parseConfig(env);
  if (!LEADS_WEBHOOK_URL) return;
  try {
    const { ok, status } = await fetch(LEADS_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'lead-undeliverable', ...report }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!ok) log('warn', 'The webhook for dead letters refused', { seq, status });
  } catch {
    log('warn', 'The webhook for dead letters failed', { seq });
  }
};
