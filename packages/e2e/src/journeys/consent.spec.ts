import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Requests to anybody but the site itself. */
const watchOthers = (page: Page): string[] => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') others.push(request.url());
  });
  return others;
};

test('the notice is the browser’s, never the server’s, and nothing moves for it', async ({ page }) => {
  const response = await visit(page, '/');
  expect((await response.text()).includes('aria-label="Cookies"')).toBe(false);
  await expect(notice(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.05);
});

test('Ok is remembered for three days on every page', async ({ page, context }) => {
  const others = watchOthers(page);
  await visit(page, '/contact');
  expect(others, 'nothing of others before consent').toEqual([]);
  await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(notice(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'acceptedCookies');
  expect(cookie).toMatchObject({ value: 'true', path: '/' });
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - 259_200)).toBeLessThan(120);
  await visit(page, '/blogs');
  await expect(notice(page)).toBeHidden();
});

test('the necessary alone is as easy to choose, and "Cookies" in the footer asks again', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await notice(page).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click();
  await expect(notice(page)).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'acceptedCookies')?.value).not.toBe('true');
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const width of [390, 1440])
  test(`the wording fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/contact');
    const text = await notice(page).innerText();
    expect(text).toMatch(/sociale media, adverteren en analyse/);
    if (width === 390) expect(text.length).toBeLessThan(240);
    else expect(text).toMatch(/Meer over cookies/);
  });

test.describe('with trackers', () => {
  // This stack admits no third party: that the tag manager is asked for shows as a refusal by the content policy.
  test.use({ tolerated: { errors: [/Content Security Policy|googletagmanager/] } });

  const pageViews = (page: Page) =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer ?? [])
        .filter((entry) => entry.event === 'page_view')
        .map((entry) => entry.page_path),
    );

  test('a visit is reported once a route, and not before Ok', async ({ page }) => {
    let asked = 0;
    await page.route('**/content/tracking', async (route) => {
      asked += 1;
      await route.fulfill({ json: { tagManager: 'GTM-TEST12', pixels: [] } });
    });
    await visit(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    expect(asked).toBe(0);
    expect(await pageViews(page)).toEqual([]);

    await notice(page).getByRole('button', { name: 'Ok', exact: true }).click();
    await expect.poll(() => pageViews(page)).toEqual(['/blogs']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => pageViews(page)).toEqual(['/blogs', '/contact']);
    expect(asked).toBe(1);
  });
});
