import { drawWhole } from '../document/draw-whole.ts';
import { hydrated } from '../hydrated.ts';
import { becomeIdle } from '../idle.ts';

const idle = () => becomeIdle(1_000, 100);

/** What the style sheets keep from being laid out while it is far below the fold: the outermost parts of `element`. */
const findParts = (element: Element): HTMLElement[] =>
  [...element.children].flatMap((child) =>
    child instanceof HTMLElement && getComputedStyle(child).contentVisibility === 'auto'
      ? [child]
      : findParts(child),
  );

const layOut = async (element: Element): Promise<void> => {
  for (const part of findParts(element)) {
    part.dataset['whole'] = '';
    await idle();
    await layOut(part);
  }
};

/**
 * Lays out what is below the fold when the page can be used, one part each idle moment, so that nothing has a guessed height
 * once the page has come to rest: not for a visitor who jumps to its end, and not for a place that one comes back to.
 */
export const layOutRest = async (): Promise<void> => {
  await hydrated();
  await idle();
  if (CSS.supports('content-visibility: auto')) await layOut(document.body);
  drawWhole();
};
