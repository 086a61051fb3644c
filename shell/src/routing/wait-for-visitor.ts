/** Whatever a visitor can do with a page, by pointer, touch, keyboard or a tool that reads it aloud. */
const moves = [
  'pointerover',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
] as const;

const hasMoved = (): boolean =>
  scrollY > 0 || document.activeElement !== document.body || 'pressed' in document.documentElement.dataset;

/** The first thing that the visitor does with this document. */
const waitForMove = (): Promise<void> =>
  new Promise((resolve) => {
    if (hasMoved()) return resolve();
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      resolve();
    };
    // At the window: a press that is held back goes no further.
    for (const move of moves)
      addEventListener(move, end, { capture: true, passive: true, signal: stop.signal });
  });

const isInView = (part: Element): boolean => part.getBoundingClientRect().top < innerHeight;

/** Resolves when a visitor may need the parts of `owner` on this page: at once where one is in view, else at the first move. */
export const waitForVisitor = async (owner: string): Promise<void> => {
  const parts = [...document.querySelectorAll(`#root [data-owner="${owner}"]`)];
  if (parts.length > 0 && !parts.some(isInView)) await waitForMove();
};
