import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { findChromium } from '@binnen/build/find-chromium';
import { createSequencer } from './sequencer.ts';

/** A phone that the firm's visitors use. */
const phone = { width: 390, height: 844 };

/** Much of a visitor's test is waiting for the browser: four files at a time keep two cores busy. */
const maxWorkers = 4;

interface RemoteTestsOptions {
  /** What this remote alone depends on and loads late, e.g. `maplibre-gl`. */
  dependencies?: readonly string[];
  /** Names of the test files that take longest, longest first: a long one that begins last runs alone at the end. */
  longest?: readonly string[];
}

/**
 * The tests of one remote, in two projects. `*.test.ts(x)` runs in Node: arithmetic, and what the server draws.
 * `*.visitor.test.tsx` runs in Chromium: what a visitor sees, types and presses.
 */
export const defineRemoteTests = ({
  dependencies = [],
  longest = [],
}: RemoteTestsOptions = {}): ViteUserConfig =>
  defineConfig({
    // Names all imports of the tests: a dependency that is found late reloads the page in the middle of a test.
    optimizeDeps: {
      // They are served file by file, as in the workspace: a first import of one more component is not a dependency
      // that is found late.
      exclude: ['@binnen/contracts', '@binnen/design', '@binnen/platform', '@binnen/remote-testing'],
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@binnen/remote-testing > react-dom',
        '@binnen/remote-testing > react-dom/client',
        '@binnen/platform > react-router',
        '@binnen/platform > zustand',
        '@binnen/contracts > valibot',
        '@binnen/remote-testing > axe-core',
        '@binnen/remote-testing > msw',
        '@binnen/remote-testing > msw/browser',
        '@binnen/remote-testing > vitest-browser-react',
        ...dependencies,
      ],
    },
    test: {
      sequence: { sequencer: createSequencer(longest) },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/**/*.visitor.test.tsx'],
            // An error in the console is a fault, as in visitors' tests.
            setupFiles: ['@binnen/remote-testing/console-errors'],
            // Nothing here changes what another file finds, and what one loads the next ones have.
            isolate: false,
            // The same number runs both kinds at the same time.
            maxWorkers,
            // The first test of a remote loads all of it.
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          plugins: [msw({ mode: 'worker-only' })],
          test: {
            name: 'visitor',
            maxWorkers,
            include: ['src/**/*.visitor.test.tsx'],
            // A machine that does much at once is slow, not wrong.
            testTimeout: 30_000,
            expect: { poll: { timeout: 10_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: phone,
              provider: playwright({
                launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
                contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
