import { hasReached, reach } from './progress.ts';

/** Whatever a visitor can do with a page, by pointer, touch, keyboard or a tool that reads it aloud. */
const moves = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
] as const;

/** A visitor who reloads or comes back may have left something here, such as a half-filled form. */
export const isBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** The first move is noted on the document, because another script asks for it later. */
const hasMoved = (): boolean =>
  hasReached('visitor', 'moved') || document.activeElement !== document.body || isBack();

/** A browser also tells of a pointer that rests where the page appears: no move, but on what can be pressed. */
const isMove = (event: Event): boolean => {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    return movementX !== 0 || movementY !== 0;
  }
  const { type, target } = event;
  return type !== 'pointerover' || (target instanceof Element && target.closest('a, button, form') !== null);
};

/** The first thing that the visitor does with this document; at once when it has been done. */
export const firstMove = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      reach('visitor', 'moved');
      resolve();
    };
    if (hasMoved()) return end();
    // At the window: a press that is held back goes no further.
    for (const move of moves)
      addEventListener(move, (event) => void (isMove(event) && end()), {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
    // The scroll position is not read: that makes a browser lay the page out, even before its styles are there. A
    // browser that returns to a place itself fires a scroll event.
  });
