import { defineConfig } from 'vitest/config';
import { inWorkerd } from './vitest.config.ts';

/** `pnpm test:upstreams`: our clients against the real programs. It installs, starts, seeds and stops them. */
export default defineConfig({
  ...inWorkerd,
  test: {
    ...inWorkerd.test,
    name: 'upstreams',
    include: ['test/real-directus/*.test.ts'],
    globalSetup: ['./test/real-directus/directus-setup.ts'],
  },
});
