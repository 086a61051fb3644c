import type { Rendered, RenderReply, RenderRequest } from '@binnen/contracts/render';
import { ApiError, type Meta } from '@binnen/platform';
import type { DocumentWriter } from '../document/document.ts';
import { formatHead } from '../document/head.ts';
import { errorMeta } from '../errors/error-meta.ts';
import type { Site } from './load-site.ts';
import type { PageMatch } from './match-page.ts';
import { describeFailure, describeFault } from './page-outcome.ts';
import type { PageHandle } from './page-route.ts';
import type { RenderContext } from './render-context.ts';
import { renderStatic, type LoaderResults } from './render-static.tsx';
import { rootId } from './root-route.ts';
import { runLoaders } from './run-loaders.ts';
import { shellPages } from './shell-pages.ts';

const nothing = new Uint8Array();
const noDocument: Rendered['html'] = [nothing, nothing, nothing];

interface Drawn {
  body: string;
  status: number;
  meta: Meta;
  /** An error of the page's own code, for the log. */
  bug?: unknown;
}

/** The page in its frame, or the error page of what failed in its place. */
const draw = (
  request: RenderRequest,
  url: URL,
  matches: PageMatch[],
  results: LoaderResults,
  { widgets }: RenderContext,
): Drawn => {
  const page = matches.at(-1);
  const pageError = page && results.errors[page.route.id];
  const failure = pageError === undefined ? null : describeFailure(pageError);
  const handle = page?.route.handle as PageHandle | undefined;
  try {
    const body = renderStatic(request, matches, results, widgets.source);
    // What the API answered was logged where it was asked.
    const bug = failure?.unexpected && !(pageError instanceof ApiError) ? pageError : undefined;
    const status = failure?.status ?? 200;
    const meta =
      status >= 400 || !page || !handle
        ? errorMeta
        : handle.meta({ data: results.loaderData[page.route.id], params: page.params, url });
    return { body, status, meta, bug };
  } catch (bug) {
    // The page's own code failed: its place gets the error page, the frame stays.
    const failed = page?.route.id ?? rootId;
    // Without its data the frame asks it for no header either: that may be what failed.
    const loaderData = { ...results.loaderData, [failed]: undefined };
    const body = renderStatic(request, matches, { loaderData, errors: { [failed]: bug } }, widgets.source);
    return { body, status: 500, meta: errorMeta, bug };
  }
};

/** The document of a URL, a redirect, or the API calls that are still missing for it. */
export const renderPage = async (
  request: RenderRequest,
  site: Site,
  context: RenderContext,
  writeDocument: DocumentWriter,
): Promise<RenderReply> => {
  const url = new URL(request.url);
  const matches = site.match(url.pathname);
  const results = await runLoaders(matches, url, context.router);
  await context.widgets.settle();
  if (context.missing.size) return { reads: [...context.missing] };

  const page = matches.at(-1);
  const pattern = page && page.route.id in shellPages ? null : (page?.route.id ?? null);
  const widgets = context.widgets.names();
  const answer = { pattern, widgets, used: [...context.used], keeps: true as const };
  if (results.redirect) {
    const { status, headers } = results.redirect;
    return { ...answer, status, location: headers.get('location') ?? '/', html: noDocument };
  }

  const { body, status, meta, bug } = draw(request, url, matches, results, context);
  const gaps = context.widgets.gaps();
  const shown = page && pattern !== null ? { pattern, params: page.params } : null;
  const html = writeDocument(url.pathname, formatHead(meta, url.origin, url.pathname), body, shown);
  return {
    ...answer,
    status,
    html,
    ...(gaps.length ? { gaps } : {}),
    ...(request.tellsWidgets ? { asked: context.widgets.asked() } : {}),
    ...(bug === undefined ? {} : { fault: describeFault(bug) }),
  };
};
