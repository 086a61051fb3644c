/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Deadline {
  /** Aborts when the time is over. */
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds left; never negative. */
  left: () => number;
  /** Frees the timer. */
  clear: () => void;
}

export const createDeadline = (milliseconds: number): Deadline => {
  const controller = new AbortController();
  const at = Date.now() + milliseconds;
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    at,
    left: () => Math.max(0, at - Date.now()),
    clear: () => clearTimeout(timer),
  };
};
