import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Nothing here changes what another file finds, and what one loads the next ones have.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 },
});
