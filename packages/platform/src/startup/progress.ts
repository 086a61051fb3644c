/**
 * The progress of a document and of its visitor, kept here and nowhere else: code that waits for a step asks here. Two
 * scripts share it (`boot.js` and `main.js`), so it is kept on `<html>`, where tests read it too. It only goes forward.
 *
 *     data-page     (none) ──► listens ────► frame ──────► page ──────► router
 *                   boot.js    React hears   React has     React has    React Router makes
 *                   holds      presses       the frame     the page     every next moment
 *
 *     data-code     (none) ──► asked
 *                   waits      the page's own code is on its way: the line was idle, or the visitor moved
 *
 *     data-visitor  (none) ──► moved ──────► waits
 *                   looks at   did something  pressed a control without code:
 *                   the page   with the page  from now on nothing yields to others
 */
const steps = {
  page: ['listens', 'frame', 'page', 'router'],
  code: ['asked'],
  visitor: ['moved', 'waits'],
} as const;
type Track = keyof typeof steps;
type Step<T extends Track> = (typeof steps)[T][number];

const indexOf = (track: Track, step: string | undefined): number =>
  (steps[track] as readonly (string | undefined)[]).indexOf(step);

export const hasReached = <T extends Track>(track: T, step: Step<T>): boolean =>
  indexOf(track, document.documentElement.dataset[track]) >= indexOf(track, step);

export const reach = <T extends Track>(track: T, step: Step<T>): void => {
  if (!hasReached(track, step)) document.documentElement.dataset[track] = step;
};

/** Resolves when this of the document changes. */
const changes = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: [`data-${name}`] });
  });

/** Resolves when the step has been reached; in the same task when this script reaches it. */
export const whenReached = async <T extends Track>(track: T, step: Step<T>): Promise<void> => {
  while (!hasReached(track, step)) await changes(track);
};

/** Resolves when React has hydrated the frame and, for a visitor who has moved, the page. */
export const whenUsable = async (): Promise<void> => {
  await whenReached('page', 'frame');
  if (hasReached('visitor', 'moved')) await whenReached('page', 'page');
};

/**
 * Attributes for style sheets: `data-held` while pictures that are not needed at once wait; `data-whole` once all of the
 * page is laid out, on the document or on one of its parts; `data-leaving` while the next document is under way, with the
 * value `long` when that takes so long that it may have been given up.
 */
export const mark = (name: 'held' | 'leaving' | 'whole', element = document.documentElement): void => {
  element.dataset[name] = '';
};
export const unmark = (name: 'held' | 'leaving'): void => {
  delete document.documentElement.dataset[name];
};

/** Another document is under way, or may be. */
export const isLeaving = (): boolean => 'leaving' in document.documentElement.dataset;

export const doubtLeaving = (): void => {
  if (isLeaving()) document.documentElement.dataset['leaving'] = 'long';
};

/**
 * Resolves while no other document is under way: code that loads this one again does not overtake a visitor's press. True:
 * one was, and the visitor came back.
 */
export const whenStaying = async (): Promise<boolean> => {
  const wasLeaving = isLeaving();
  while (isLeaving()) await changes('leaving');
  return wasLeaving;
};
