import { firstMove } from '@binnen/design/first-move';
import { endTask } from '../idle.ts';
import { fetchScripts } from './fetch-scripts.ts';

/** A hidden page is not painted; it waits no longer than this. Milliseconds. */
const longest = 1_000;

/** The page is seen before anything else runs. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });

const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** Resolves also when the file does not load: who needs it asks for it again. */
const run = ({ href, integrity }: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.async = false;
    // A remote's runtime would wait for a script that is there, and this one has said what it had to say.
    const end = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = href;
    document.head.append(script);
  });

/** The page's own code comes at the visitor's first move: all files at once, run in their order. */
export const runLateScripts = async (): Promise<void> => {
  await parsed();
  await firstMove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) void run(link);
};

/**
 * Runs the scripts that the document names, in its order and each in a task of its own, so that a touch is answered in
 * between. `data-hold` marks those that are for somebody else.
 */
export const runScripts = async (): Promise<void> => {
  await parsed();
  const paint = painted();
  await fetchScripts(paint);
  await paint;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]:not([data-hold])');
  for (const link of links) {
    await run(link);
    await endTask();
  }
};
