import { ensureChromium } from '@binnen/scripts/chromium';
import { defineConfig } from '@playwright/test';
import { siteUrl } from './src/stack.ts';

/** A fourth remote is in the workspace for a while, and the others here build all that is in the workspace. */
const ownSite = ['own-site/**/*.spec.ts', 'scenarios/a-fourth-remote.spec.ts'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/start-stack.ts',
  // Each worker has a site, whose tests take turns. Those with a site of their own take turns too: they are the longest
  // and some count time. They come first, so that both workers end at about the same time.
  projects: [
    { name: 'own-site', testMatch: ownSite, workers: 1 },
    { name: 'one-site', testIgnore: ownSite },
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
    // A step that hangs says which it was, where the test's own end does not.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    trace: 'off',
    // A service worker would answer requests that a test blocks; the offline scenario allows it.
    serviceWorkers: 'block',
    // No document is fetched beforehand: tests count documents, and break them. The scenario of that asks for it.
    extraHTTPHeaders: { 'save-data': 'on' },
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As the whole browser does: letters are as wide in the headless shell.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
