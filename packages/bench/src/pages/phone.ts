import type { Browser, CDPSession, Page } from 'playwright-core';

/** A cheap phone on a slow network: a quarter of this machine's speed, 1.6 Mbit/s, 50 ms to the server and back. */
export const slowProcessor = { rate: 4 };
const slowNetwork = { offline: false, latency: 50, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const viewport = { width: 390, height: 844 };

/** Opens a tab of a phone with an empty cache. */
export const openPhone = async <T>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
};

/** The visitor's first move, and what it brings. */
export const moveAndWait = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => {
    // Markup that React keeps as the server sent it needs no script.
    const isSent = (element: Element): boolean =>
      Object.entries(element).some(
        ([key, value]) => key.startsWith('__reactProps') && 'dangerouslySetInnerHTML' in value,
      ) ||
      (element.parentElement !== null && isSent(element.parentElement));
    return [...document.querySelectorAll('#root [data-owner]')].every(
      (part) => isSent(part) || Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    );
  });
};

export const slowDown = (devtools: CDPSession) =>
  devtools.send('Network.emulateNetworkConditions', slowNetwork);
