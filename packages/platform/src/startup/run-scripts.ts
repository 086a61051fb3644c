import { expectUse } from './expect-use.ts';
import { endTask } from './idle.ts';
import { fetchScripts, happens } from './fetch-scripts.ts';
import { hasReached, reach } from './progress.ts';

/** A hidden page is not painted; it waits no longer than this. Milliseconds. */
const longest = 1_000;

/** The page is seen before anything else runs, however long a slow line takes for its style sheets. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    const giveUp = () => void (document.hidden && setTimeout(resolve, longest));
    giveUp();
    document.addEventListener('visibilitychange', giveUp);
  });

const parsed = (): Promise<unknown> =>
  happens(document, 'DOMContentLoaded', document.readyState !== 'loading');

/** A page that a browser draws beforehand counts nowhere until somebody sees it: none of its scripts runs before that. */
const shown = (): Promise<unknown> =>
  happens(document, 'prerenderingchange', !('prerendering' in document && document.prerendering));

/** Resolves also when the file does not load: code that needs it asks for it again. */
const run = (
  { href, integrity }: HTMLLinkElement,
  priority: HTMLScriptElement['fetchPriority'] = 'auto',
): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.async = false;
    script.fetchPriority = priority;
    // A remote's runtime would wait for the `load` of a script that it finds.
    const end = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = href;
    document.head.append(script);
  });

/** The page's own code, when the visitor is expected to use it: all files at once, run in their order. */
export const runLateScripts = async (): Promise<void> => {
  await parsed();
  await shown();
  await expectUse();
  const priority = hasReached('visitor', 'moved') ? 'auto' : 'low';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) void run(link, priority);
  // After them: code that waits for this step finds their scripts.
  reach('code', 'asked');
};

/**
 * Runs the scripts that the document names, in its order and each in a task of its own, so that a touch is answered in
 * between. `data-hold` marks those that other code runs.
 */
export const runScripts = async (): Promise<void> => {
  await parsed();
  const paint = painted();
  await fetchScripts(paint);
  await paint;
  await shown();
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]:not([data-hold])');
  for (const link of links) {
    await run(link);
    await endTask();
  }
};
