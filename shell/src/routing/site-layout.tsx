import {
  Outlet,
  TextsContext,
  useLoaderData,
  useLocation,
  useMatches,
  type Meta,
  type PageArgs,
  type PageHeader,
} from '@binnen/platform';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { applyMeta } from '../document/apply-meta.ts';
import { siteName } from '../document/head.ts';
import { Frame } from '../frame/frame.tsx';
import type { FrameData } from '../frame/frame-data.ts';
import { KeepScroll } from './keep-scroll.tsx';
import type { PageHandle } from './page-route.ts';

/** Markup of a page whose code could not be loaded: it stays as the server sent it, and the frame works round it. */
export const FrozenPageContext = createContext<string | null>(null);

/**
 * What a page says of itself. In the browser a page that fails to say it is shown with less; on the server it gets the
 * error page, and a line in the log.
 */
const ask = <T,>(say: () => T, otherwise: () => T): T => {
  if (typeof document === 'undefined') return say();
  try {
    return say();
  } catch (error) {
    console.error('page', error);
    return otherwise();
  }
};

const readMeta = (handle: PageHandle, args: PageArgs<unknown>): Meta =>
  ask(
    () => handle.meta(args),
    () => ({ title: siteName }),
  );

const readHeader = (handle: PageHandle, args: PageArgs<unknown>): PageHeader | null =>
  ask(
    () => handle.header?.(args) ?? null,
    () => ({ variant: 'Default', title: readMeta(handle, args).title }),
  );

/** The frame round the page that matched: texts, header, and what `<head>` says. */
export function SiteLayout() {
  const frame = useLoaderData() as FrameData;
  const location = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const url = new URL(location.pathname + location.search, 'https://site.invalid');
  const args =
    match && match.loaderData !== undefined ? { data: match.loaderData, params: match.params, url } : null;
  const header = args && handle ? readHeader(handle, args) : null;

  useEffect(() => {
    // For tests and measurements: from here on the page can be used.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);

  // Before the effect of an error page in the page's place, which has a title of its own.
  useLayoutEffect(() => {
    if (args && handle) applyMeta(readMeta(handle, args), location.pathname);
    // The page's data changes with the location: this runs once a navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [match?.loaderData, location.pathname]);

  return (
    <TextsContext value={frame.texts}>
      <Frame data={frame} header={header} frozen={useContext(FrozenPageContext)}>
        <Outlet />
      </Frame>
      <KeepScroll />
    </TextsContext>
  );
}
