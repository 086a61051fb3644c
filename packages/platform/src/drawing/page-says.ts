import type { Meta, PageArgs, PageHeader } from '@binnen/platform';
import type { PageHandle } from './page-route.ts';

/**
 * Asks a page for its title or header. When that fails the page is shown with less: in the browser at once, on the
 * server by `render-page.ts`, which reports it.
 */
const ask = <T>(say: () => T, otherwise: () => T): T => {
  if (typeof document === 'undefined') return say();
  try {
    return say();
  } catch (error) {
    console.error('page', error);
    return otherwise();
  }
};

/** `name` is the site's. */
export const readMeta = (handle: PageHandle, args: PageArgs<unknown>, name: string): Meta =>
  ask(
    () => handle.meta(args),
    () => ({ title: name }),
  );

export const readHeader = (handle: PageHandle, args: PageArgs<unknown>, name: string): PageHeader | null =>
  ask(
    () => handle.header?.(args) ?? null,
    () => ({ variant: 'Default', title: readMeta(handle, args, name).title }),
  );
