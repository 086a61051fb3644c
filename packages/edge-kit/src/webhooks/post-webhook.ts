import { log } from '../logging/log.ts';
import { signWebhook } from './sign-webhook.ts';

const deadlineMilliseconds = 5_000;

/** Google Chat refuses a message with fields that it does not know. */
const formatBody = (url: string, event: string, report: object): string =>
  JSON.stringify(
    new URL(url).hostname === 'chat.googleapis.com'
      ? { text: 'text' in report ? report.text : `${event} ${JSON.stringify(report)}` }
      : { event, ...report },
  );

/**
 * Posts an event as JSON to a webhook: `{ "event": …, … }`. True when it was taken. `url`: empty where nobody wants to be told.
 * With a `secret` it is signed. A failure is logged, and it is for the caller to try again. No redirect is followed: it could go
 * to another network.
 */
export const postWebhook = async (
  url: string,
  event: string,
  report: object,
  secret?: string,
): Promise<boolean> => {
  if (!url) return false;
  try {
    const body = formatBody(url, event, report);
    const signed = secret ? await signWebhook(secret, crypto.randomUUID(), body) : {};
    const headers = { 'content-type': 'application/json', ...signed };
    const signal = AbortSignal.timeout(deadlineMilliseconds);
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    if (!ok) log('warn', 'A webhook refused', { event, status });
    return ok;
  } catch {
    log('warn', 'A webhook failed', { event });
    return false;
  }
};
