import { hasRoom } from './connection.ts';
import { firstMove } from './first-move.ts';
import { arrived, happens, preloadLate } from './fetch-scripts.ts';
import { becomeIdle } from './idle.ts';
import { hasReached, whenReached } from './progress.ts';

/** A page with much to load is not waited for longer, once its frame can be used. Milliseconds. */
const longest = 3_000;

const lineIsIdle = async (): Promise<void> => {
  await whenReached('page', 'frame');
  // Styles, fonts, first pictures.
  await Promise.race([
    happens(window, 'load', document.readyState === 'complete'),
    new Promise((resolve) => setTimeout(resolve, longest)),
  ]);
  await becomeIdle(1_000, 200);
};

/**
 * A visitor moves while the frame's scripts come. They have the line first: they run while the page's own arrive, and nothing
 * can be done without them. Then the page's files are fetched, and may be run behind them.
 */
const followFrame = async (): Promise<void> => {
  const frame = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]:not([data-hold])');
  const listens = whenReached('page', 'listens');
  await Promise.race([Promise.all([...frame].map(arrived)), listens]);
  if (!hasReached('page', 'listens')) preloadLate();
  await listens;
};

/**
 * Resolves when the visitor may be about to use the page: when the line is idle, or at the first sign of interest.
 * Visitors who save data or have a slow line get the page's code only at that sign.
 */
export const expectUse = async (): Promise<void> => {
  await Promise.race([firstMove(), ...(hasRoom(navigator) ? [lineIsIdle()] : [])]);
  await followFrame();
};
