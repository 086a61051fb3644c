import { defineConfig } from 'vitest/config';

/** The Worker runs beside the tests, and Chromium opens its pages. All build into the same folders: one file at a time. */
export default defineConfig({
  test: {
    include: ['test/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
