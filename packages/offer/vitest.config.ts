import { defineConfig } from 'vitest/config';

// Nothing here changes what another file finds, and what one loads the next ones have.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
