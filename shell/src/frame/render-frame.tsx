// For tests: the frame as the server draws it.
import {
  createSiteStore,
  createStaticRouter,
  NowContext,
  SiteContext,
  StaticRouterProvider,
  TextsContext,
  type PageHeader,
} from '@binnen/platform';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Frame } from './frame.tsx';
import { emptyFrame, type FrameData } from './frame-data.ts';

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
  const frame = { ...emptyFrame, ...data };
  const tree = [{ id: 'frame', path: '*', element: <Frame data={frame} header={header} children={page} /> }];
  const statics = {
    basename: '/',
    location: { pathname: path, search: '', hash: '', key: 'default', state: null, mask: undefined },
    matches: [{ route: tree[0], params: {}, pathname: path, pathnameBase: '/' }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as Parameters<typeof createStaticRouter>[1];
  return renderToString(
    <NowContext value={now}>
      <SiteContext value={createSiteStore()}>
        <TextsContext value={frame.texts}>
          <StaticRouterProvider
            router={createStaticRouter(tree, statics)}
            context={statics}
            hydrate={false}
          />
        </TextsContext>
      </SiteContext>
    </NowContext>,
  ).replaceAll('<!-- -->', '');
};
