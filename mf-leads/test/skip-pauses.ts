import { onTestFinished, vi } from 'vitest';

/** Pauses of so many milliseconds are over at once, until the end of the test. */
export const skipPauses = (...pauses: number[]): void => {
  // A calculator that shows again in the same test.
  if (vi.isMockFunction(window.setTimeout)) return;
  const start = window.setTimeout.bind(window);
  const skipping = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation((run, ms = 0) => start(run, pauses.includes(ms) ? 0 : ms));
  onTestFinished(() => skipping.mockRestore());
};
