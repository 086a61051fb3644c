import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** In workerd, as what it carries. */
export default defineConfig({
  plugins: [cloudflareTest({ miniflare: { compatibilityDate: '2026-11-01' } })],
  // Each file in a Worker of its own: what one leaves under way would set timers among those that the next one counts.
  test: { include: ['src/**/*.test.ts'] },
});
