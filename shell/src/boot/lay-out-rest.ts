import { drawWhole } from '../document/draw-whole.ts';
import { becomeIdle } from '../idle.ts';
import { hydrated } from './hydrated.ts';

const idle = () => becomeIdle(1_000, 100);

/**
 * Notes what the style sheets keep from being laid out because it is far below the fold. Lays it out when the page can be
 * used, one part each idle moment, so that nothing has a guessed height once the page has come to rest: not for a visitor who
 * jumps to its end, and not for a place that one comes back to.
 */
export const layOutRest = async (): Promise<void> => {
  const parts = new Set<HTMLElement>();
  document.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      if (event.target instanceof HTMLElement) parts.add(event.target);
    },
    true,
  );
  await hydrated();
  await idle();
  for (const part of parts) {
    part.dataset['whole'] = '';
    await idle();
  }
  drawWhole();
};
