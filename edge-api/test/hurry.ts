import { vi } from 'vitest';

/**
 * Ends waits of exactly these milliseconds at once, until the test ends: for a test of what comes after a wait, and not of how
 * long it is.
 */
export const hurry = (...waits: number[]): void => {
  const plain = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, milliseconds = 0, ...given: []) =>
    plain(act, waits.includes(milliseconds) ? 20 : milliseconds, ...given),
  );
};
