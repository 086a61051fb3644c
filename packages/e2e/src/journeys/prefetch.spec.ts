import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

/** The remotes whose script the browser requests from now on. */
const watchRemotes = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/remotes\/(mf-[a-z]+)\/.*\.js/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  return asked;
};

const scrollToFooter = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('the code of a page is there before its link is followed, and its data is not requested', async ({
  page,
}) => {
  const asked = watchRemotes(page);
  const reads: string[] = [];
  await visit(page, '/disclaimer');
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') reads.push(request.url());
  });
  expect([...asked]).toEqual(['mf-content']);
  await scrollToFooter(page);
  await expect.poll(() => [...asked].sort()).toEqual(['mf-content', 'mf-listings']);
  expect(reads).toEqual([]);
});

for (const [name, connection] of [
  ['2g', { effectiveType: '2g', saveData: false }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
] as const)
  test(`nothing is prefetched with ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
      const scheduled = { count: 0 };
      Object.assign(window, { scheduled });
      const ask = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work, options) => {
        scheduled.count += 1;
        return ask(work, options);
      };
    }, connection);
    const asked = watchRemotes(page);
    await visit(page, '/disclaimer');
    await scrollToFooter(page);
    // The footer's own heading comes into view; an idle moment later nothing has been requested.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
    );
    expect([...asked]).toEqual(['mf-content']);
  });

test('prefetching stops without a connection, and goes on when it is back', async ({ page, context }) => {
  const asked = watchRemotes(page);
  await visit(page, '/disclaimer');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Je bent offline.' })).toBeVisible();
  await scrollToFooter(page);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );
  expect([...asked]).toEqual(['mf-content']);
  await context.setOffline(false);
  await expect.poll(() => [...asked].sort()).toEqual(['mf-content', 'mf-listings']);
  const back = page.getByRole('status').filter({ hasText: 'Je bent weer online.' });
  await expect(back).toBeVisible();
  await expect(back).toBeHidden({ timeout: 7_000 });
});
