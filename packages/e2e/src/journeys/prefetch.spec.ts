import type { Page } from '@playwright/test';
import { expect, test, visit, waitForPage } from '../visitor.ts';

/** The remotes whose script the browser requests from now on. */
const watchRemotes = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/remotes\/(mf-[a-z]+)\/.*\.js/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  return asked;
};

const findLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Aanbod', exact: true }).first();

test('the code of a page is there before its link is followed, and its data is not requested', async ({
  page,
}) => {
  const asked = watchRemotes(page);
  const reads: string[] = [];
  await visit(page, '/disclaimer');
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') reads.push(request.url());
  });
  await findLink(page).scrollIntoViewIfNeeded();
  // The first sign is for this page: what loads remotes comes first.
  await expect.poll(() => [...asked]).toEqual(['mf-content']);
  await findLink(page).hover();
  await expect.poll(() => [...asked].sort()).toEqual(['mf-content', 'mf-listings']);
  expect(reads).toEqual([]);
});

test('so it is when the link is the first sign that the visitor will go elsewhere', async ({ page }) => {
  const asked = watchRemotes(page);
  await page.goto('/disclaimer');
  await waitForPage(page);
  await findLink(page).focus();
  // The page itself needs no script.
  await expect.poll(() => [...asked]).toEqual(['mf-listings']);
});

test('who opens the filters on a phone will choose some: that takes no document', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/woningaanbod');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.locator(':root')).toHaveAttribute('data-page', 'router');
  const choice = page.getByRole('link', { name: /^Raalte, / });
  const before = await page.evaluateHandle(() => window.document);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  expect(await before.evaluate((each) => each === window.document)).toBe(true);
});

test('a form that leads nowhere brings no navigation while it is filled in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/waarde-woning');
  await waitForPage(page);
  await page.getByRole('main').getByRole('textbox').first().focus();
  // A field's sign counts after 0.7 s. What that asks for is asked before the icon.
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/favicon.svg?asked'));
  expect(asked).toContain('/favicon.svg');
  expect(asked.filter((each) => each.endsWith('/navigation.js'))).toEqual([]);
});

for (const [name, connection] of [
  ['2g', { effectiveType: '2g', saveData: false }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
] as const)
  test(`nothing is prefetched with ${name}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const asked = watchRemotes(page);
    await visit(page, '/disclaimer');
    await findLink(page).hover();
    await page.waitForLoadState('networkidle');
    expect([...asked]).toEqual([]);
  });

test('prefetching stops without a connection, and goes on when it is back', async ({ page, context }) => {
  const asked = watchRemotes(page);
  await visit(page, '/disclaimer');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  // What is still on its way would be missing, and Chromium notes that.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Je bent offline.' })).toBeVisible();
  await findLink(page).hover();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect([...asked]).toEqual(['mf-content']);
  await context.setOffline(false);
  const back = page.getByRole('status').filter({ hasText: 'Je bent weer online.' });
  await expect(back).toBeVisible();
  await findLink(page).focus();
  await expect.poll(() => [...asked].sort()).toEqual(['mf-content', 'mf-listings']);
  await expect(back).toBeHidden({ timeout: 7_000 });
});
