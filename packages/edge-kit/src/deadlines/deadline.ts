/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const createDeadline = (milliseconds: number) => {
  const controller = new AbortController();
  const at = Date.now() + milliseconds;
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    /** Aborts when the time is over. */
    signal: controller.signal,
    /** Milliseconds since 1970. */
    at,
    /** Milliseconds left; never negative. */
    left: () => Math.max(0, at - Date.now()),
    /** Frees the timer. */
    clear: () => clearTimeout(timer),
  };
};
export type Deadline = ReturnType<typeof createDeadline>;
