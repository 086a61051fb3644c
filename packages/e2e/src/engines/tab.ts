import { setTimeout as pause } from 'node:timers/promises';

/** What a pointer or the keys do, as both protocols take it. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: object[] };

/** One tab of an engine, without anything from the tabs before it. Nothing here waits for a page. */
export interface Tab {
  goTo: (url: string) => Promise<void>;
  /** What the body of a function returns in the page that shows. Throws while there is none. */
  ask: (body: string) => Promise<unknown>;
  /** Has the engine make an input as from a person's hand. */
  perform: (input: Input) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  countTabs: () => Promise<number>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Resolves with the first answer that is true of `body`. Rejects with what was asked for, and where it did not come. */
export const waitUntil = async (tab: Tab, body: string, milliseconds = 10_000): Promise<unknown> => {
  const end = Date.now() + milliseconds;
  // Between two documents there is nothing to ask.
  const ask = (wanted: string) => tab.ask(wanted).catch((error: unknown) => void (problem = String(error)));
  let problem = '';
  while (Date.now() < end) {
    const answer = await ask(body);
    if (answer) return answer;
    await pause(50);
  }
  const place = await ask(
    'return location.href + " " + JSON.stringify({ ...document.documentElement.dataset })',
  );
  throw new Error(`never came: ${body}\n    on ${String(place)} ${problem}`);
};

/** An expression of the first element that shows, matches and has the words in its text or label. */
export const find = (selector: string, words = ''): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.getClientRects().length &&
    ((element.getAttribute('aria-label') ?? '') + element.textContent).includes(${JSON.stringify(words)}))`;

/** The place to press of an element that has stayed there: what is drawn on the way to it moves it. */
const findPoint = async (tab: Tab, element: string): Promise<{ x: number; y: number }> => {
  const place = `const element = ${element};
    if (!element) return null;
    const seen = element.getClientRects()[0];
    if (seen.top < 90 || seen.bottom > innerHeight - 90) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0];
    return [left + width / 2, Math.min(top + height / 2, innerHeight - 60)].map(Math.round).join();`;
  const seen: unknown[] = [];
  while (seen.length < 3 || new Set(seen.slice(-3)).size > 1) {
    seen.push(await waitUntil(tab, place));
    await pause(80);
  }
  const [x = 0, y = 0] = String(seen.at(-1)).split(',').map(Number);
  return { x, y };
};

export const press = async (tab: Tab, element: string): Promise<void> => {
  const point = await findPoint(tab, element);
  const actions = [
    { type: 'pointerMove', ...point, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 30 },
    { type: 'pointerUp', button: 0 },
  ];
  await tab.perform({ type: 'pointer', id: 'mouse', actions });
};

/** The keys that the protocols give a character of their own. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015' };

export const type = (tab: Tab, text: string): Promise<void> =>
  tab.perform({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });
