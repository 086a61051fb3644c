import { existsSync } from 'node:fs';
import type { AxeBuilder } from '@axe-core/playwright';
import { findChromium } from '@binnen/build/find-chromium';
import type { Browser } from 'playwright-core';
import { EdgeRefusal } from '../edge-client.ts';

const refuse = (why: string): never => {
  throw new EdgeRefusal(
    'no-browser',
    `${why} Without a browser, only what the server draws is rehearsed: add --without-browser.`,
  );
};

/** Both come with a team's repository and not with this package: who has no use for a browser does not install them. */
const loadTools = async () => {
  try {
    const [{ chromium }, axe] = await Promise.all([
      import('playwright-core'),
      import('@axe-core/playwright'),
    ]);
    return { chromium, Axe: axe.AxeBuilder };
  } catch {
    return refuse(
      'The release cannot be opened in a browser: playwright-core and @axe-core/playwright are not installed here (pnpm add --save-dev playwright-core @axe-core/playwright).',
    );
  }
};

export interface Chromium {
  browser: Browser;
  Axe: typeof AxeBuilder;
}

const findOwn = (): string | undefined => {
  try {
    return findChromium();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

/** Starts this machine's Chromium; refuses with what to do when there is none. */
export const openChromium = async (): Promise<Chromium> => {
  const { chromium, Axe } = await loadTools();
  const playwrights = chromium.executablePath();
  const executablePath =
    findOwn() ??
    (existsSync(playwrights)
      ? playwrights
      : refuse(
          'There is no Chromium on this machine. Install it, or name one: CHROMIUM_PATH=/path/to/chromium.',
        ));
  const browser = await chromium.launch({
    executablePath,
    // Letters are as wide in the headless shell as in the whole browser.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  });
  return { browser, Axe };
};
