import { drawWhole } from './draw-whole.ts';
import { mark, whenUsable } from './progress.ts';
import { becomeIdle } from './idle.ts';

const idle = () => becomeIdle(1_000, 100);

/** The outermost parts of `element` that style sheets keep from being laid out while they are far below the fold. */
const findParts = (element: Element): HTMLElement[] =>
  [...element.children].flatMap((child) =>
    child instanceof HTMLElement && getComputedStyle(child).contentVisibility === 'auto'
      ? [child]
      : findParts(child),
  );

const layOut = async (element: Element): Promise<void> => {
  for (const part of findParts(element)) {
    mark('whole', part);
    await idle();
    await layOut(part);
  }
};

/**
 * Lays out the parts below the fold when the page can be used, one part each idle moment. Then no part has a guessed
 * height, for a visitor who jumps to the end or comes back to a place.
 */
export const layOutRest = async (): Promise<void> => {
  await whenUsable();
  await idle();
  if (CSS.supports('content-visibility: auto')) await layOut(document.body);
  drawWhole();
};
