import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** In workerd, as what it carries. */
export default defineConfig({
  plugins: [cloudflareTest({ miniflare: { compatibilityDate: '2026-11-01' } })],
  test: { include: ['src/**/*.test.ts'] },
});
