import { defineConfig } from 'vitest/config';
import { inWorkerd } from './vitest.config.ts';

/** `pnpm test:upstreams`: our clients against the real programs, which it installs, starts, fills and stops. */
export default defineConfig({
  ...inWorkerd,
  test: {
    ...inWorkerd.test,
    name: 'upstreams',
    include: ['test/real-directus/*.test.ts'],
    globalSetup: ['./test/real-directus/directus-setup.ts'],
  },
});
