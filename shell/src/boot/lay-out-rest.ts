import { drawWhole } from '../document/draw-whole.ts';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });

/** Resolves when React has taken the page over: it may not find it changed. */
const hydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const look = () => 'hydrated' in root.dataset && resolve();
    new MutationObserver(look).observe(root, { attributeFilter: ['data-hydrated'] });
    look();
  });

/**
 * Notes what the style sheets keep from being laid out because it is far below the fold. Lays it out when
 * the page can be used, one part each idle moment, so that nothing has a guessed height once the page has come to rest: not
 * for who jumps to its end, and not for a place that the visitor comes back to.
 */
export const layOutRest = async (): Promise<void> => {
  const skipped = new Set<HTMLElement>();
  document.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      if (!(event.target instanceof HTMLElement)) return;
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) skipped.add(event.target);
      else skipped.delete(event.target);
    },
    true,
  );
  await hydrated();
  await idle();
  for (const part of skipped) {
    part.style.contentVisibility = 'visible';
    await idle();
  }
  drawWhole();
};
