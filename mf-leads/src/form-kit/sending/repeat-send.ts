/** With waits of half a minute: for ten minutes. */
const mostRepeats = 20;
const usualWaitMs = 30_000;
const leastWaitMs = 1_000;
const longestWaitMs = 120_000;

/** The edge cannot store a lead now: its disk is full, or broken. Nothing was taken. */
export class UnavailableError extends Error {
  readonly waitMs: number;
  /** `retryAfter`: the reply's header, in seconds; null where there is none. */
  constructor(retryAfter: string | null) {
    super('leads-unavailable');
    const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : usualWaitMs / 1_000;
    this.waitMs = Math.min(Math.max(seconds * 1_000, leastWaitMs), longestWaitMs);
  }
}

/** Resolves with false when it was stopped. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const timer = setTimeout(() => resolve(true), ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });

/** Sends, and sends again while there is no room for leads, until it is stopped or was tried often. */
export const repeatSend = async <Reply>(
  send: () => Promise<Reply>,
  { signal, onWait }: { signal?: AbortSignal; onWait?: () => void } = {},
): Promise<Reply> => {
  for (let repeats = 0; ; repeats += 1)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof UnavailableError) || repeats === mostRepeats || signal?.aborted) throw error;
      onWait?.();
      if (!(await pause(error.waitMs, signal))) throw error;
    }
};
