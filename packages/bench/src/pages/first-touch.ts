import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone, slowDown } from './phone.ts';

/** Something that a visitor does first on a page at rest, and how the page shows its answer. */
export interface Touch {
  name: string;
  path: string;
  /** It is pressed. With `types` it gets the focus, and what is typed. */
  control: string;
  types?: string;
  /** Is there once the touch was answered. */
  answer: string;
}

/** Milliseconds that a finger stays on the screen. */
const tap = 60;
/** An answer that did not come by then never does. */
const patience = 8_000;

interface Watched {
  began?: number;
  answered?: number;
}

/** Runs in the page: notes when the finger or the key goes down, and when the frame with the answer was drawn. */
const watch = (answer: string) => {
  const seen: Watched = {};
  Object.assign(globalThis, { seen });
  const begin = () => {
    seen.began ??= performance.now();
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  const look = () => {
    if (seen.answered) return;
    if (seen.began && document.querySelector(answer))
      setTimeout(() => {
        seen.answered = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const press = async (page: Page, devtools: CDPSession, control: string): Promise<void> => {
  const place = page.locator(control).first();
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await place.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, tap));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Milliseconds from finger down to the answer's frame, on a page that was left alone until nothing was under way; Infinity: never. */
export const touchAtRest = (browser: Browser, origin: string, touch: Touch): Promise<number> =>
  openPhone(browser, async (page, devtools) => {
    await slowDown(devtools);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.goto(origin + touch.path, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
    );
    await page.waitForLoadState('networkidle');
    await page.evaluate(watch, touch.answer);
    if (touch.types === undefined) await press(page, devtools, touch.control);
    else {
      await page.locator(touch.control).focus();
      await page.keyboard.type(touch.types);
    }
    const seen = await page
      .waitForFunction(
        () => {
          const { began, answered } = (globalThis as unknown as { seen: Watched }).seen;
          return began && answered ? answered - began : undefined;
        },
        undefined,
        { timeout: patience },
      )
      .catch(() => null);
    return seen ? ((await seen.jsonValue()) ?? Infinity) : Infinity;
  });

/** The touches of the pages that visitors touch most; `home` is the path of a home with several photos. */
export const listTouches = (home: string): Touch[] => [
  {
    name: 'heart',
    path: '/woningaanbod',
    control: 'main article button[aria-pressed]',
    answer: 'main article button[aria-pressed=true]',
  },
  {
    name: 'filters',
    path: '/woningaanbod',
    control: 'button[aria-controls=filters]',
    answer: 'button[aria-controls=filters][aria-expanded=true]',
  },
  { name: 'photos', path: home, control: 'main a[aria-haspopup=dialog]', answer: 'dialog[open]' },
  {
    name: 'suggestion',
    path: '/',
    control: 'input[role=combobox]',
    types: 'dev',
    answer: '[role=listbox] [role=option]',
  },
];
