import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { builtInsScript } from '@binnen/platform/contract/built-ins';
import type { BrowserContext, Page } from 'playwright-core';
import type { Chromium } from './open-chromium.ts';
import { origin, type Answer } from './rehearsed-site.ts';
import { stageId } from './stage.ts';

/** What one page did in a browser. */
export interface Opened {
  /** Errors of scripts and files that did not load, with their stacks. */
  errors: string[];
  /** Functions of the language and the browser that are not what they were before the page's first script. */
  changed: string[];
  /** By rule of axe: how grave it is, and how many elements break it. */
  violations: Record<string, { grave: boolean; elements: number; example: string }>;
  shift: number;
  /** How many of each shape it has, a `*` for each step below the first. */
  links: Record<string, number>;
  /** How many fields its forms have, by the paths that they are posted to. */
  forms: Record<string, number>;
  /** Of the files of `weighed`, gzip. */
  bytes: number;
  picture: Buffer;
}

/** A page that is not done by then hangs. */
const deadlineMilliseconds = 45_000;
const patienceMilliseconds = 15_000;
const height = 900;

/**
 * Counts what moves by itself, and with it something of this place: what moves on a stage may be the frame's alone. Sent as it is, so
 * it uses nothing of this module.
 */
const countShift = (place: string | null): void => {
  Reflect.set(globalThis, 'rehearsedShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      const own = place && document.querySelector(place);
      const isOwn = !own || sources.some(({ node }) => own.contains(node));
      if (isOwn && Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(
          globalThis,
          'rehearsedShift',
          Number(Reflect.get(globalThis, 'rehearsedShift')) + Number(Reflect.get(entry, 'value')),
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A visitor's first move, until the page's own code runs; again and again, because a page may be loaded anew. */
const takeOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const root: HTMLElement | null = document.documentElement;
      if (!root) return false;
      for (const type of ['pointermove', 'pointerover'])
        (document.querySelector('a') ?? document.body).dispatchEvent(
          new PointerEvent(type, { bubbles: true }),
        );
      return root.dataset['page'] === 'router';
    },
    null,
    { timeout: patienceMilliseconds },
  );

/** Every part of the page runs its own script, or is as it was sent. */
const waitForParts = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const isSent = (element: Element): boolean =>
        Object.entries(element).some(
          ([key, value]) => key.startsWith('__reactProps') && 'dangerouslySetInnerHTML' in value,
        ) ||
        (element.parentElement !== null && isSent(element.parentElement));
      return [...document.querySelectorAll('#root [data-owner]')].every(
        (part) => isSent(part) || Object.keys(part).some((key) => key.startsWith('__reactFiber')),
      );
    },
    null,
    { timeout: patienceMilliseconds },
  );

/** By shape: an address below the first step is one of many. */
const countLinks = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>('#root a[href]')) {
      if (origin !== location.origin) continue;
      const [, first = '', ...deeper] = pathname.split('/');
      const shape = `/${[first, ...deeper.map(() => '*')].join('/')}`;
      counts[shape] = (counts[shape] ?? 0) + 1;
    }
    return counts;
  });

const countFields = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const form of document.querySelectorAll('#root form[method=post]')) {
      const { pathname } = new URL(form.getAttribute('action') ?? '', location.href);
      const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
      counts[pathname] = (counts[pathname] ?? 0) + new Set(names).size;
    }
    return counts;
  });

/** A message of the console that says that something is broken: the platform warns of a widget that it leaves out. */
const isError = (type: string, text: string): boolean =>
  type === 'error' || text.startsWith('hydration') || /^widget \S+ |could not be loaded/.test(text);

const answerAll = async (
  context: BrowserContext,
  answer: (address: string, accept: string) => Promise<Answer>,
  note: { error: (text: string) => void; file: (pathname: string, body: Buffer) => void },
): Promise<void> => {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const address = request.url();
    // Nothing leaves for another site, and nothing is sent.
    if (!address.startsWith(origin) || request.method() !== 'GET') return route.abort();
    const { pathname } = new URL(address);
    try {
      const { status, type, body, policy, fault } = await answer(
        address,
        (await request.headerValue('accept')) ?? '*/*',
      );
      if (fault !== undefined) note.error(fault);
      if (status >= 400 && pathname.startsWith('/remotes/')) note.error(`${pathname} answered ${status}`);
      note.file(pathname, body);
      const headers = { 'content-type': type, ...(policy ? { 'content-security-policy': policy } : {}) };
      return await route.fulfill({ status, headers, body });
    } catch (error) {
      // The page may be closed by now.
      if (!context.pages().every((page) => page.isClosed()))
        note.error(
          `${pathname} could not be answered: ${error instanceof Error ? error.message : String(error)}`,
        );
      return route.abort().catch(() => {});
    }
  });
};

export interface Opening {
  address: string;
  width: number;
  answer: (address: string, accept: string) => Promise<Answer>;
  /** The path below which files are weighed. */
  weighed: string;
  /** The part that axe looks at; null: at nothing. */
  checked: string | null;
  /** For a widget, which leaves the page around it alone: words of the page's title. */
  title?: string | undefined;
}

/** What a widget did to the page that it is on. */
const findTrespasses = async (page: Page, { address, title }: Opening): Promise<string[]> =>
  title === undefined
    ? []
    : [
        ...((await page.title()).includes(title) ? [] : ['It changes the title of the page that it is on.']),
        ...(page.url() === address ? [] : ['It changes the address of the page that it is on.']),
      ];

const visit = async (page: Page, opening: Opening, { Axe }: Chromium) => {
  const { address, checked } = opening;
  await page.goto(address, { waitUntil: 'load', timeout: patienceMilliseconds });
  await takeOver(page);
  await waitForParts(page);
  // What is below the fold is laid out last.
  await page
    .waitForFunction(() => document.querySelector(':root[data-whole]'), null, { timeout: 2_000 })
    .catch(() => {});
  const shift = Number(await page.evaluate(() => Reflect.get(globalThis, 'rehearsedShift') as number));
  const changed = await page.evaluate(() =>
    (Reflect.get(globalThis, 'findChangedBuiltIns') as () => string[])(),
  );
  const trespasses = await findTrespasses(page, opening);
  const picture = await page.screenshot({
    fullPage: true,
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  });
  // Legacy: it opens no page of its own, because no frame of another site is here.
  const check = () =>
    new Axe({ page })
      .setLegacyMode(true)
      .include(checked ?? [])
      .analyze();
  const links = await countLinks(page);
  return {
    shift,
    links,
    forms: await countFields(page),
    picture,
    changed,
    trespasses,
    violations: checked === null ? [] : (await check()).violations,
  };
};

/** Opens a page in a window of its own, as a visitor does who begins to use it. */
export const openSample = async (chromium: Chromium, opening: Opening): Promise<Opened> => {
  const errors: string[] = [];
  const files = new Map<string, number>();
  const context = await chromium.browser.newContext({
    viewport: { width: opening.width, height },
    serviceWorkers: 'block',
    locale: 'nl-NL',
  });
  await context.addInitScript(countShift, opening.title === undefined ? null : `#${stageId}`);
  await context.addInitScript(builtInsScript);
  await answerAll(context, opening.answer, {
    error: (text) => errors.push(text),
    file: (pathname, body) => {
      if (pathname.startsWith(opening.weighed)) files.set(pathname, gzipSync(body).length);
    },
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // Whether a file of a release loads is known better; pictures of samples may be made up.
    if (isError(message.type(), text) && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  const late = wait(deadlineMilliseconds, undefined, { ref: false }).then((): never => {
    throw new Error(`not done within ${deadlineMilliseconds / 1000} s`);
  });
  const bytes = () => [...files.values()].reduce((sum, size) => sum + size, 0);
  try {
    const { violations, trespasses, ...seen } = await Promise.race([visit(page, opening, chromium), late]);
    return {
      ...seen,
      errors: [...errors, ...trespasses],
      violations: Object.fromEntries(
        violations.map(({ id, impact, nodes }) => [
          id,
          {
            grave: impact === 'serious' || impact === 'critical',
            elements: nodes.length,
            example: String(nodes[0]?.target ?? ''),
          },
        ]),
      ),
      bytes: bytes(),
    };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    errors.push(`The page cannot be used: ${reason}`);
    const nothing = { violations: {}, changed: [], shift: 0, links: {}, forms: {}, picture: Buffer.alloc(0) };
    return { errors, ...nothing, bytes: bytes() };
  } finally {
    // A page that hangs does not close; it ends with the browser.
    void context.close().catch(() => {});
  }
};
