import { hasReached } from './progress.ts';

/**
 * Ends the task, so that a touch is answered before the next one begins; not when the visitor already waits for the
 * page.
 */
export const endTask = (): Promise<void> =>
  hasReached('visitor', 'waits') ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves at an idle moment, on a busy page after `latest` milliseconds. Safari has no idle callback: after `otherwise`
 * milliseconds there.
 */
export const becomeIdle = (latest: number, otherwise = latest): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, otherwise);
  });
