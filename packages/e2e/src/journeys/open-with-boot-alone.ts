import type { Page } from '@playwright/test';

/** Opens a page whose scripts wait, all but the one that starts the others; returns how to let them come. */
export const openWithBootAlone = async (page: Page, path: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?!boot)[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // It asks for the next script: it runs.
  await page.locator('script[src$="/react.js"]').waitFor({ state: 'attached' });
  return release;
};
