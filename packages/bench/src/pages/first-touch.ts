import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone, slowDown, slowProcessor } from './phone.ts';
import { traceTasks } from './trace-tasks.ts';

/** Something that a visitor does first on a page at rest, and how the page shows its answer. */
export interface Touch {
  name: string;
  path: string;
  /** It is pressed. With `types` it gets the focus, and what is typed. */
  control: string;
  types?: string;
  /** Milliseconds from the focus to the first key, and from key to key: of a visitor, or none. */
  pace?: { first: number; next: number };
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

/** Opens its page and leaves it alone until nothing is under way. */
const rest = async (page: Page, devtools: CDPSession, origin: string, { path, answer }: Touch) => {
  await slowDown(devtools);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch, answer);
};

/** Touches, and waits for the answer. Milliseconds from finger down to its frame; Infinity: never. */
const touchOnce = async (
  page: Page,
  devtools: CDPSession,
  { control, types, pace }: Touch,
): Promise<number> => {
  if (types === undefined) await press(page, devtools, control);
  else {
    await page.locator(control).focus();
    await new Promise((resolve) => setTimeout(resolve, pace?.first));
    await page.keyboard.type(types, { delay: pace?.next });
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
};

export interface TouchTimes {
  /** Milliseconds by the clock, on a slow processor. */
  clock: number;
  /**
   * Milliseconds of the main thread's processor from finger down to the answer, times four: without slowing it down, so
   * that other work on the machine counts little.
   */
  processor: number;
}

/** The first touch on a page at rest, in a tab for each of the two figures. */
export const touchAtRest = async (browser: Browser, origin: string, touch: Touch): Promise<TouchTimes> => ({
  clock: await openPhone(browser, async (page, devtools) => {
    await rest(page, devtools, origin, touch);
    return touchOnce(page, devtools, touch);
  }),
  processor: await openPhone(browser, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await rest(page, devtools, origin, touch);
    const tasks = await traceTasks(devtools, async () => void (await touchOnce(page, devtools, touch)));
    return slowProcessor.rate * tasks.reduce((all, each) => all + each, 0);
  }),
});

const suggestion: Touch = {
  name: 'suggestion',
  path: '/',
  control: 'input[role=combobox]',
  types: 'dev',
  answer: '[role=listbox] [role=option]',
};

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
  { name: 'all photos', path: home, control: 'main a[href$="#fotos"]', answer: 'dialog[open]' },
  suggestion,
  // A keyboard comes up first, and fingers are slower than a program.
  { ...suggestion, name: 'suggestion, typed by a visitor', pace: { first: 500, next: 120 } },
];
