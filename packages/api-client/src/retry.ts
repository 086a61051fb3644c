export type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** How often a call is tried in all; 3 by default. */
  attempts?: number;
  /** The longest wait that is worth it; a longer `Retry-After` is the caller's to respect. 30 s by default. */
  mostWaitMs?: number;
  /** Waits so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

const firstWaitMs = 500;
const worthAgain = new Set([429, 502, 503, 504]);

/** Seconds or a date, in milliseconds; undefined: the edge did not say. */
export const readRetryAfter = ({ headers }: Response): number | undefined => {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
};

/** A repeat does no harm: it only reads, or the edge recognises it by its key. */
const mayRepeat = ({ method, headers }: Request): boolean =>
  ['GET', 'HEAD'].includes(method) || headers.has('idempotency-key');

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As soon as the caller does not want the answer any more. */
const waitForEnd = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Tries again what got no answer, or one that says to come back; never before `Retry-After`. */
export const createRetryingFetch =
  (fetch: Fetch, { attempts = 3, mostWaitMs = 30_000, wait = pause }: RetryOptions = {}): Fetch =>
  async (request) => {
    const most = mayRepeat(request) ? attempts : 1;
    const end = waitForEnd(request);
    // It may come after the answer.
    end.catch(() => {});
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= most;
      const backoff = firstWaitMs * 2 ** (attempt - 1);
      try {
        const response = await fetch(request.clone());
        // One that breaks off is no answer either.
        await response.clone().arrayBuffer();
        const waitMs = Math.max(backoff, readRetryAfter(response) ?? 0);
        if (isLast || !worthAgain.has(response.status) || waitMs > mostWaitMs) return response;
        await response.body?.cancel();
        await Promise.race([wait(waitMs), end]);
      } catch (error) {
        if (isLast || request.signal.aborted) throw error;
        await Promise.race([wait(backoff), end]);
      }
    }
  };
