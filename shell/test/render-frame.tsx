import { noTexts, TextsContext, type PageHeader } from '@binnen/platform';
import type { ReactNode } from 'react';
import { Content, Frame } from '../src/frame/frame.tsx';
import { fallbackLinks } from '../src/frame/fallbacks.ts';
import { shell } from '../src/site/shell.ts';
import type { FrameData } from '../src/frame/frame-data.ts';
import { renderStatic } from '../../packages/platform/src/server/render-static.tsx';

interface Options {
  path?: string;
  data?: Partial<FrameData>;
  header?: PageHeader | null;
  page?: ReactNode;
  now?: number;
}

/** The HTML of a page inside the frame at `path`, with all fallbacks unless `data` says otherwise. */
export const renderFrame = (options: Options = {}): string => {
  const {
    path = '/',
    data = {},
    header = null,
    page = <p>Pagina</p>,
    now = Date.UTC(2026, 10, 21),
  } = options;
  const frame: FrameData = {
    texts: noTexts,
    socials: [],
    available: null,
    links: fallbackLinks,
    origin: '',
    ...data,
  };
  const Component = () => (
    <TextsContext value={frame.texts}>
      <Frame data={frame}>
        <Content header={header} children={page} />
      </Frame>
    </TextsContext>
  );
  const url = `https://binnen.example${path}`;
  const matches = [{ route: { id: 'frame', handle: { Component } }, params: {}, pathname: path }];
  return renderStatic(shell, { url, now }, matches, { loaderData: {}, errors: {} }).replaceAll(
    '<!-- -->',
    '',
  );
};
