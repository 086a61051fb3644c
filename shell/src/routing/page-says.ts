import type { Meta, PageArgs, PageHeader } from '@binnen/platform';
import { siteName } from '../document/head.ts';
import type { PageHandle } from './page-route.ts';

/**
 * What a page says of itself. A page that fails to say it is shown with less: in the browser at once, on the server by
 * `render-page.ts`, which tells of it.
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

export const readMeta = (handle: PageHandle, args: PageArgs<unknown>): Meta =>
  ask(
    () => handle.meta(args),
    () => ({ title: siteName }),
  );

export const readHeader = (handle: PageHandle, args: PageArgs<unknown>): PageHeader | null =>
  ask(
    () => handle.header?.(args) ?? null,
    () => ({ variant: 'Default', title: readMeta(handle, args).title }),
  );
