import {
  Outlet,
  TextsContext,
  useLoaderData,
  useLocation,
  useMatches,
  type PageHeader,
} from '@binnen/platform';
import { createContext, useContext, useEffect } from 'react';
import { applyMeta } from '../document/apply-meta.ts';
import { Frame } from '../frame/frame.tsx';
import type { FrameData } from '../frame/frame-data.ts';
import { KeepScroll } from './keep-scroll.tsx';
import type { PageHandle } from './page-route.ts';

/** Markup of a page whose code could not be loaded: it stays as the server sent it, and the frame works round it. */
export const FrozenPageContext = createContext<string | null>(null);

/** The frame round the page that matched: texts, header, and what `<head>` says. */
export function SiteLayout() {
  const frame = useLoaderData() as FrameData;
  const location = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const url = new URL(location.pathname + location.search, 'https://site.invalid');
  const args =
    match && match.loaderData !== undefined ? { data: match.loaderData, params: match.params, url } : null;
  const header: PageHeader | null = (args && handle?.header?.(args)) ?? null;

  useEffect(() => {
    // For tests and measurements: from here on the page can be used.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);

  useEffect(() => {
    if (args && handle) applyMeta(handle.meta(args), location.pathname);
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
