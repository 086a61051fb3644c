import type { Rendered, RenderReply, RenderRequest } from '@binnen/contracts/render';
import type { ClientComposition, ReadResult } from '@binnen/contracts/composition';
import {
  ApiError,
  apiContext,
  createApi,
  createSiteStore,
  createStaticRouter,
  matchRoutes,
  NowContext,
  PostedFormContext,
  RouterContextProvider,
  SiteContext,
  StaticRouterProvider,
  WidgetContext,
  widgetSourceContext,
  type Remote,
  type DataRouteObject,
  type StaticHandlerContext,
} from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import { createDocumentWriter } from '../document/document.ts';
import { formatHead } from '../document/head.ts';
import { createKnownReplies, type KnownReplies } from './known-replies.ts';
import { createPageMatcher, type PageMatch } from './match-page.ts';
import { errorMeta } from '../errors/error-meta.ts';
import { describeFailure, describeFault } from './page-outcome.ts';
import { createPageRoute, type PageHandle } from './page-route.ts';
import { createRootRoute, rootId } from './root-route.ts';
import { shellPages } from './shell-pages.ts';
import { createServerWidgets, type ServerWidgets } from './server-widgets.ts';

/** Rejects a loader whose data is not there yet: the render answers with what it misses. */
class MissingRead extends Error {}

/** The composition's remotes, by name. */
export type Remotes = Record<string, Remote>;

const createReads = ({ data, versions = {} }: RenderRequest, replies: KnownReplies) => {
  const missing = new Set<string>();
  const used = new Set<string>();
  const read = async (call: string): Promise<unknown> => {
    const result: ReadResult | undefined = data[call];
    const version = versions[call];
    const kept = result === undefined && version !== undefined ? replies.find(call, version) : undefined;
    if (result === undefined && !kept) {
      missing.add(call);
      throw new MissingRead(call);
    }
    used.add(call);
    if (kept) return kept.value;
    if (typeof result === 'object') throw new ApiError(result.status, result.code, call);
    return replies.parse(call, result!, version ?? result!);
  };
  return { read, missing, used };
};

/** Lets the loaders of all matches run; a loader that fails leaves an error in its place. */
const runLoaders = async (matches: PageMatch[], request: Request, context: RouterContextProvider) => {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  let redirect: Response | undefined;
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.loader !== 'function') return;
      try {
        const result: unknown = await route.loader({
          request,
          params,
          context,
          unstable_pattern: '',
        } as never);
        if (result instanceof Response) redirect = result;
        else loaderData[route.id] = result;
      } catch (error) {
        const { shows, destination } = describeFailure(error);
        if (error instanceof Response) redirect = error;
        else if (shows === 'redirect' && destination)
          redirect = new Response(null, { status: 302, headers: { location: destination } });
        else if (!(error instanceof MissingRead)) errors[route.id] = error;
      }
    }),
  );
  return { loaderData, errors, redirect };
};

const nothing = new Uint8Array();
const noDocument: Rendered['html'] = [nothing, nothing, nothing];

/** Makes the site's render function from the shell and the remotes of a composition. */
export const createRender = (remotes: Remotes, composition: ClientComposition) => {
  const writeDocument = createDocumentWriter(composition);
  const replies = createKnownReplies();
  let site: { tree: DataRouteObject; match: (pathname: string) => PageMatch[] } | undefined;

  const loadSite = async () => {
    const claimed = Object.values(remotes).flatMap((remote) => Object.entries(remote.pages));
    const loaded = await Promise.all(
      claimed.map(async ([pattern, load]) => createPageRoute(pattern, await load())),
    );
    const own = Object.entries(shellPages).map(([pattern, page]) => createPageRoute(pattern, page));
    const tree = createRootRoute([...loaded, ...own]) as DataRouteObject;
    return { tree, match: createPageMatcher(tree) };
  };

  const renderTree = (
    request: RenderRequest,
    tree: DataRouteObject,
    matches: PageMatch[],
    results: { loaderData: Record<string, unknown>; errors: Record<string, unknown> },
    widgets: ServerWidgets,
  ): string => {
    const url = new URL(request.url);
    const statics = {
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
    } as unknown as StaticHandlerContext;
    return renderToString(
      <NowContext value={request.now}>
        <PostedFormContext value={request.form}>
          <SiteContext value={createSiteStore()}>
            <WidgetContext value={widgets.source}>
              <StaticRouterProvider
                router={createStaticRouter([tree], statics)}
                context={statics}
                hydrate={false}
              />
            </WidgetContext>
          </SiteContext>
        </PostedFormContext>
      </NowContext>,
    );
  };

  /** One widget without a page round it: a failure of its own is a failure of the render. */
  const renderWidget = async (
    request: RenderRequest,
    { name, props }: NonNullable<RenderRequest['widget']>,
    widgets: ServerWidgets,
    reads: ReturnType<typeof createReads>,
  ): Promise<RenderReply> => {
    const handle = { widget: name, props };
    widgets.source.prepare(handle);
    await widgets.settle();
    if (reads.missing.size) return { reads: [...reads.missing] };
    const loaded = widgets.source.get(handle);
    if (!loaded || loaded instanceof Promise) throw new Error(`The widget "${name}" could not be loaded`);
    const tree = [
      { id: rootId, path: '*', element: <loaded.module.Component props={props} data={loaded.data} /> },
    ] as unknown as DataRouteObject[];
    const matches = matchRoutes(tree, new URL(request.url).pathname) ?? [];
    const html = renderTree(request, tree[0]!, matches, { loaderData: {}, errors: {} }, widgets);
    return {
      status: 200,
      html: writeDocument(new URL(request.url).pathname, '', html),
      pattern: null,
      widgets: widgets.names(),
      used: [...reads.used],
    };
  };

  return async (request: RenderRequest): Promise<RenderReply> => {
    site ??= await loadSite();
    const url = new URL(request.url);
    const matches = site.match(url.pathname);
    // Only what matched is drawn: the router need not look at the site's other pages.
    const tree = { ...site.tree, children: matches.slice(1).map((match) => match.route) } as DataRouteObject;
    const reads = createReads(request, replies);
    const widgets = createServerWidgets(remotes);
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(reads.read));
    context.set(widgetSourceContext, widgets.source);
    widgets.bind(context);
    if (request.widget) return renderWidget(request, request.widget, widgets, reads);

    const asked = new Request(url, { headers: { accept: 'text/html' } });
    const results = await runLoaders(matches, asked, context);
    await widgets.settle();
    if (reads.missing.size) return { reads: [...reads.missing] };

    const page = matches.at(-1);
    const pattern = page && page.route.id in shellPages ? null : (page?.route.id ?? null);
    const answer = { pattern, widgets: widgets.names(), used: [...reads.used], keeps: true as const };
    if (results.redirect) {
      const { status, headers } = results.redirect;
      return { ...answer, status, location: headers.get('location') ?? '/', html: noDocument };
    }

    const pageError = page && results.errors[page.route.id];
    const failure = pageError === undefined ? null : describeFailure(pageError);
    let status = failure?.status ?? 200;
    // What the API answered was logged where it was asked.
    let bug = failure?.unexpected && !(pageError instanceof ApiError) ? pageError : undefined;
    let body: string;
    try {
      body = renderTree(request, tree, matches, results, widgets);
    } catch (error) {
      // The page's own code failed: its place gets the error page, the frame stays.
      status = 500;
      bug = error;
      const errors = { [page?.route.id ?? rootId]: error };
      body = renderTree(request, tree, matches, { ...results, errors }, widgets);
    }
    const handle = page?.route.handle as PageHandle | undefined;
    const meta =
      status >= 400 || !page || !handle
        ? errorMeta
        : handle.meta({ data: results.loaderData[page.route.id], params: page.params, url });
    const head = formatHead(meta, url.origin, url.pathname);
    const html = writeDocument(url.pathname, head, body);
    return { ...answer, status, html, ...(bug === undefined ? {} : { fault: describeFault(bug) }) };
  };
};
