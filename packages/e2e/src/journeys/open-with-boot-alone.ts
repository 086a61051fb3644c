import type { Page } from '@playwright/test';
import { holdRequests } from '../visitor.ts';

/** Opens a page whose scripts wait, all but the one that starts the others; returns how to let them come. */
export const openWithBootAlone = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdRequests(page, /\/(?!boot)[\w-]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  // It asks for the next script: it runs.
  await page.locator('script[src$="/react.js"]').waitFor({ state: 'attached' });
  return release;
};
