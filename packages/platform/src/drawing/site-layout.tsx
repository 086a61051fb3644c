import {
  Outlet,
  TextsContext,
  useLoaderData,
  useLocation,
  useMatches,
  type PageHeader,
} from '@binnen/platform';
import { createContext, use, useContext, useEffect } from 'react';
import { asSent } from './as-sent.ts';
import { DrawingContext } from './drawing.ts';
import type { PageHandle } from './page-route.ts';
import { reach } from '../startup/progress.ts';
import { readHeader } from './page-says.ts';
import { useShell } from './shell-context.ts';

/** Markup of the first page, where its code does not come: it stays as the server sent it, and the frame works round it. */
export const FrozenPageContext = createContext<string | null>(null);

/** Resolves when the first page's code is there; without it the page may be drawn at once. */
export const LatePageContext = createContext<Promise<void> | undefined>(undefined);

/** The server's second try at a page, whose own header may be what failed: the header that it gets instead. */
export const PlainHeaderContext = createContext<PageHeader | null>(null);

function ThisPage() {
  const { Content, name } = useShell();
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
    reach('page', 'page');
  }, []);
  return (
    <Content header={plain ?? (args && handle ? readHeader(handle, args, name) : null)}>
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
  const { Frame, readTexts } = useShell();
  const frame = useLoaderData();
  const sent = useContext(FrozenPageContext);
  const frozen = useMatches().at(-1)?.loaderData === asSent ? sent : null;
  const { onBegin } = useContext(DrawingContext);

  useEffect(() => {
    reach('page', frozen === null ? 'frame' : 'page');
  }, [frozen]);

  onBegin?.();
  return (
    <TextsContext value={readTexts(frame)}>
      <Frame data={frame} frozen={frozen}>
        <ThisPage />
        <End />
      </Frame>
    </TextsContext>
  );
}
