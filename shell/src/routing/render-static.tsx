import type { RenderRequest } from '@binnen/contracts/render';
import {
  createSiteStore,
  createStaticRouter,
  NowContext,
  PostedFormContext,
  SiteContext,
  StaticRouterProvider,
  WidgetContext,
  type DataRouteObject,
  type StaticHandlerContext,
  type WidgetSource,
} from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import type { PageMatch } from './match-page.ts';

/** What the loaders of a render gave, by route. */
export interface LoaderResults {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown>;
}

/**
 * What React Router's static handler would hand to its router. The handler is not used: it compiles and ranks every
 * pattern again for each request, which costs 80 µs a page, and the matches and the loaders' data are here already.
 */
const describeState = (url: URL, matches: PageMatch[], results: LoaderResults): StaticHandlerContext => ({
  basename: '/',
  location: { pathname: url.pathname, search: url.search, hash: '', key: 'default', state: null },
  matches,
  loaderData: results.loaderData,
  actionData: null,
  errors: Object.keys(results.errors).length ? results.errors : null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
  _match: () => matches,
});

/** The markup of the routes that matched, at one moment and for one visitor's form. Throws what drawing it throws. */
export const renderStatic = (
  { url, now, form }: Pick<RenderRequest, 'url' | 'now' | 'form'>,
  tree: DataRouteObject,
  matches: PageMatch[],
  results: LoaderResults,
  widgets: WidgetSource | null = null,
): string => {
  const state = describeState(new URL(url), matches, results);
  return renderToString(
    <NowContext value={now}>
      <PostedFormContext value={form}>
        <SiteContext value={createSiteStore()}>
          <WidgetContext value={widgets}>
            <StaticRouterProvider
              router={createStaticRouter([tree], state)}
              context={state}
              hydrate={false}
            />
          </WidgetContext>
        </SiteContext>
      </PostedFormContext>
    </NowContext>,
  );
};
