import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

test.use({ tolerated: { errors: [/status of 404/] } });

const pages = {
  home: '/',
  list: '/woningaanbod',
  property: '/woningaanbod/deventer/keulenstraat-19-a',
  blog: '/blogs/slim-bieden-op-een-huis',
  contact: '/contact',
  error: '/adres-niet-gevonden',
};

/**
 * A phone at half and a desktop at a quarter of its size: layout, colour and pictures remain, the shapes of letters do
 * not.
 */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 0.5 },
  { width: 1440, height: 900, deviceScaleFactor: 0.25 },
];

const openScreen = async (
  browser: Browser,
  { width, height, deviceScaleFactor }: (typeof screens)[number],
) => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    deviceScaleFactor,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: siteUrl }]);
  return context;
};

/** Resolves when fonts and all visible pictures are loaded. */
const waitForPictures = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images]
        .filter((image) => {
          const { top, left } = image.getBoundingClientRect();
          return top < innerHeight && left < innerWidth && image.checkVisibility();
        })
        .every((image) => image.complete && image.naturalWidth > 0),
  );

for (const screen of screens)
  test(`pages look as they did at ${screen.width} px`, async ({ browser }) => {
    const context = await openScreen(browser, screen);
    const page = await context.newPage();
    for (const [name, path] of Object.entries(pages)) {
      await visit(page, path);
      await waitForPictures(page);
      await expect
        .soft(page, name)
        .toHaveScreenshot(`${name}-${screen.width}.png`, { scale: 'device', maxDiffPixelRatio: 0.015 });
    }
    await context.close();
  });
