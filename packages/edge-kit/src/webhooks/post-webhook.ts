import { log } from '../logging/log.ts';

const deadlineMilliseconds = 5_000;

/**
 * Posts an event as JSON to a webhook of the firm: `{ "event": …, … }`. True when it was taken. `url`: empty where nobody
 * wants to be told. A failure is logged, and it is for the caller to try again.
 */
export const postWebhook = async (url: string, event: string, report: object): Promise<boolean> => {
  if (!url) return false;
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, ...report }),
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    if (!ok) log('warn', 'A webhook refused', { event, status });
    return ok;
  } catch {
    log('warn', 'A webhook failed', { event });
    return false;
  }
};
