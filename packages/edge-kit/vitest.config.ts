import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** In workerd, as what it carries. */
export default defineConfig({
  plugins: [cloudflareTest({ miniflare: { compatibilityDate: '2026-11-01' } })],
  // Nothing here changes what another file finds, and what one loads the next ones have.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
