/** Ends the task, so that a touch is answered before the next one begins: not where one waits for what comes next. */
export const endTask = (): Promise<void> =>
  'pressed' in document.documentElement.dataset
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves at an idle moment, on a busy page after `latest` milliseconds. Safari has no idle callback: after `otherwise`
 * milliseconds there.
 */
export const becomeIdle = (latest: number, otherwise = latest): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, otherwise);
  });
