import { hasRoom } from './connection.ts';
import { firstMove } from './first-move.ts';
import { becomeIdle } from './idle.ts';
import { whenReached } from './progress.ts';

/** A page with much to load is not waited for longer, once its frame can be used. Milliseconds. */
const longest = 3_000;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, longest);
  });

const lineIsIdle = async (): Promise<void> => {
  await whenReached('page', 'frame');
  // Styles, fonts, first pictures.
  await loaded();
  await becomeIdle(1_000, 200);
};

/**
 * Resolves when the visitor may be about to use the page: when the line is idle, or at the first sign of interest.
 * Visitors who save data or have a slow line get the page's code only at that sign.
 */
export const expectUse = async (): Promise<void> => {
  await Promise.race([firstMove(), ...(hasRoom(navigator) ? [lineIsIdle()] : [])]);
};
