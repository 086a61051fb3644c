import { PageError, type LoaderFunction, type Page } from '@binnen/platform';
import type { Shell } from '../shell/define-shell.ts';

export type Guards = Shell['middleware'];

interface Guarded extends Pick<Page, 'middleware'> {
  loader?: LoaderFunction | undefined;
}

/**
 * The loader of a page or endpoint behind its middleware. A release that was built for another shell may name a middleware that this one
 * lacks. Then it throws: the try-out before a promote finds that, and no page runs without its guard.
 */
export const guardLoader =
  ({ middleware = [], loader }: Guarded, guards: Guards): LoaderFunction =>
  (args) => {
    for (const name of middleware) {
      const run = Object.hasOwn(guards, name) ? guards[name] : undefined;
      if (!run) throw new PageError(500, `The shell has no middleware "${name}"`);
      run(args);
    }
    return loader ? loader(args) : null;
  };
