import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone, slowDown, slowProcessor } from './phone.ts';
import { traceTasks } from './trace-tasks.ts';

/** Something that a visitor does first on a page at rest, and how the page shows its answer. */
export interface Touch {
  name: string;
  path: string;
  /** Pressed before, and looked at for a moment. */
  opens?: string;
  /** It is pressed. With `types` it gets the focus, and what is typed. */
  control: string;
  types?: string;
  /** Milliseconds from the focus to the first key, and from key to key: of a visitor, or none. */
  pace?: { first: number; next: number };
  /** Is there once the touch was answered, in this document or in the next. */
  answer: string;
  /** In milliseconds; absent where none was set. */
  aim?: string;
}

/** Milliseconds that a finger stays on the screen. */
const tap = 60;
/** Milliseconds that a visitor looks at what was opened. */
const look = 2_000;
/** An answer that did not come by then never does. */
const patience = 8_000;

/** By the clock of all documents. */
interface Watched {
  began?: number;
  answered?: number;
}

/** Runs in each document from the touch on: notes when the finger or the key goes down, and when the frame with the answer was drawn. */
const watch = (answer: string) => {
  const read = () => JSON.parse(sessionStorage.getItem('touched') ?? '{}') as Watched;
  const note = (more: Watched) => sessionStorage.setItem('touched', JSON.stringify({ ...read(), ...more }));
  const now = () => performance.timeOrigin + performance.now();
  let began = !!read().began;
  const begin = () => {
    if (!began) note({ began: now() });
    began = true;
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  const search = () => {
    if (began && document.querySelector(answer)) setTimeout(() => note({ answered: now() }));
    else requestAnimationFrame(search);
  };
  requestAnimationFrame(search);
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
const rest = async (page: Page, devtools: CDPSession, origin: string, { path, opens, answer }: Touch) => {
  await slowDown(devtools);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    document.documentElement.matches('[data-page=frame], [data-page=page], [data-page=router]'),
  );
  await page.waitForLoadState('networkidle');
  if (opens) {
    await press(page, devtools, opens);
    await new Promise((resolve) => setTimeout(resolve, look));
  }
  await page.evaluate(watch, answer);
  await page.addInitScript(watch, answer);
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
        const { began, answered } = JSON.parse(sessionStorage.getItem('touched') ?? '{}') as Watched;
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

const aim = '130, at most 200';

const suggestion: Touch = {
  name: 'suggestion',
  aim,
  path: '/',
  control: 'input[role=combobox]',
  types: 'dev',
  answer: '[role=listbox] [role=option]',
};

/** The touches of the pages that visitors touch most; `home` is the path of a home with several photos. */
export const listTouches = (home: string): Touch[] => [
  {
    name: 'heart',
    aim,
    path: '/woningaanbod',
    control: 'main article button[aria-pressed]',
    answer: 'main article button[aria-pressed=true]',
  },
  {
    name: 'filters',
    aim,
    path: '/woningaanbod',
    control: 'button[aria-controls=filters]',
    answer: 'button[aria-controls=filters][aria-expanded=true]',
  },
  {
    name: 'first filter, chosen 2 s later',
    path: '/woningaanbod',
    opens: 'button[aria-controls=filters]',
    control: '#filters a[data-keep-scroll]',
    answer: '#filters a[aria-current=true]',
  },
  { name: 'photos', aim, path: home, control: 'main a[aria-haspopup=dialog]', answer: 'dialog[open]' },
  { name: 'all photos', aim, path: home, control: 'main a[href$="#fotos"]', answer: 'dialog[open]' },
  suggestion,
  // A keyboard comes up first, and fingers are slower than a program.
  { ...suggestion, name: 'suggestion, typed by a visitor', pace: { first: 500, next: 120 } },
];
