import { ensureChromium } from '@binnen/scripts/chromium';
import { defineConfig } from '@playwright/test';
import { siteUrl } from './src/stack.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/start-stack.ts',
  // Tests of one site take turns: they would see each other's promotes and faults. Who starts a site of their own waits
  // for its programs most of the time, and does that beside the others.
  projects: [
    { name: 'one-site', testIgnore: 'own-site/**', workers: 1 },
    { name: 'own-site', testMatch: 'own-site/**/*.spec.ts', workers: 1 },
  ],
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.cache/e2e',
  // One set for every machine: see docs/decisions/0009-coarse-looks.md.
  snapshotPathTemplate: 'looks/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    trace: 'off',
    // A service worker would answer requests that a test blocks; the offline scenario allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
