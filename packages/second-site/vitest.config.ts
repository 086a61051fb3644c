import { defineConfig } from 'vitest/config';

/** The Worker runs beside the tests, and Chromium opens its pages. */
export default defineConfig({
  test: { include: ['test/*.test.ts'], testTimeout: 30_000, hookTimeout: 90_000 },
});
