import {
  Outlet,
  TextsContext,
  useLoaderData,
  useLocation,
  useMatches,
  type PageHeader,
} from '@binnen/platform';
import { createContext, use, useContext, useEffect } from 'react';
import { DrawingContext } from '../frame/drawing.ts';
import { Content, Frame } from '../frame/frame.tsx';
import type { FrameData } from '../frame/frame-data.ts';
import type { PageHandle } from './page-route.ts';
import { readHeader } from './page-says.ts';

/** Markup of a page whose code could not be loaded: it stays as the server sent it, and the frame works round it. */
export const FrozenPageContext = createContext<string | null>(null);

/** Resolves when the first page's code is there; null when the page may be drawn at once. */
export const LatePageContext = createContext<Promise<void> | null>(null);

/** The server's second try at a page, whose own header may be what failed: the header that it gets instead. */
export const PlainHeaderContext = createContext<PageHeader | null>(null);

function ThisPage() {
  const late = useContext(LatePageContext);
  if (late) use(late);
  const location = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const url = new URL(location.pathname + location.search, 'https://site.invalid');
  const args =
    match && match.loaderData !== undefined ? { data: match.loaderData, params: match.params, url } : null;
  const plain = useContext(PlainHeaderContext);
  useEffect(() => {
    document.documentElement.dataset['complete'] = '';
  }, []);
  return (
    <Content header={plain ?? (args && handle ? readHeader(handle, args) : null)}>
      <Outlet />
    </Content>
  );
}

function End() {
  useContext(DrawingContext).onEnd?.();
  return null;
}

/** The frame round the page that matched: texts, header, and what `<head>` says. */
export function SiteLayout() {
  const frame = useLoaderData() as FrameData;
  const frozen = useContext(FrozenPageContext);
  const { onBegin } = useContext(DrawingContext);

  useEffect(() => {
    // For tests and measurements: from here on the page can be used. `true` says that navigation is there too.
    const { dataset } = document.documentElement;
    dataset['hydrated'] ??= 'page';
    if (frozen !== null) dataset['complete'] = '';
  }, [frozen]);

  onBegin?.();
  return (
    <TextsContext value={frame.texts}>
      <Frame data={frame} frozen={frozen}>
        <ThisPage />
        <End />
      </Frame>
    </TextsContext>
  );
}
