import type { Browser } from 'playwright-core';
import { openPhone, slowDown } from './phone.ts';

interface Follows {
  /** Of the page's own clock, which goes on in the next document. */
  clickedAt?: number;
  from?: string;
  paintedAt?: number;
}

/** Runs in each document, before its own scripts: taps a link as soon as the page can be used, and looks when the next page is painted. */
const follow = (selector: string) => {
  const read = () => JSON.parse(sessionStorage.getItem('follows') ?? '{}') as Follows;
  const note = (more: Follows) => sessionStorage.setItem('follows', JSON.stringify({ ...read(), ...more }));
  const now = () => performance.timeOrigin + performance.now();
  const title = () => document.querySelector('h1')?.textContent;
  const watch = () => {
    const next = title();
    // The frame that is drawn now has it: what comes after is painted.
    if (next && next !== read().from) setTimeout(() => note({ paintedAt: now() }));
    else requestAnimationFrame(watch);
  };
  if (read().clickedAt) return requestAnimationFrame(watch);
  const tap = () => {
    const link = document.querySelector<HTMLAnchorElement>(selector)!;
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    note({ clickedAt: now(), from: title() ?? '' });
    link.click();
    requestAnimationFrame(watch);
  };
  const observer = new MutationObserver(() => {
    if (!document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]')) return;
    observer.disconnect();
    setTimeout(tap);
  });
  observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-page'] });
};

/** Milliseconds from a tap on a link, right after hydration, until the heading of the next page is painted. */
export const followLink = (browser: Browser, url: string, selector: string): Promise<number> =>
  openPhone(browser, async (page, devtools) => {
    await page.addInitScript(follow, selector);
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(() => {
      const { clickedAt, paintedAt } = JSON.parse(sessionStorage.getItem('follows') ?? '{}') as Follows;
      return clickedAt && paintedAt ? paintedAt - clickedAt : undefined;
    });
    return (await painted.jsonValue())!;
  });
