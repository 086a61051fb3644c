import type { Rendered, RenderReply, RenderRequest } from '@binnen/contracts/render';
import { ApiError, type Meta, type PageArgs, type PageHeader } from '@binnen/platform';
import type { DocumentWriter } from '../document/document.ts';
import { formatHead, siteName } from '../document/head.ts';
import { errorMeta } from '../errors/error-meta.ts';
import type { Site } from './load-site.ts';
import type { PageMatch } from './match-page.ts';
import { describeFailure, describeFault } from './page-outcome.ts';
import type { PageHandle } from './page-route.ts';
import type { RenderContext } from './render-context.ts';
import { renderStatic, type LoaderResults } from './render-static.tsx';
import { drawWidget } from './render-widget.tsx';
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

/** What `say` gives, or what it throws. */
const attempt = <T>(say: () => T): { value?: T; bug?: unknown } => {
  try {
    return { value: say() };
  } catch (bug) {
    return { bug };
  }
};

/** A header that cannot fail: the page's title alone. */
const createPlainHeader = (handle: PageHandle, args: PageArgs<unknown>): PageHeader => {
  const { value: title } = attempt(() => handle.header?.(args)?.title as unknown);
  const { value: meta } = attempt(() => handle.meta(args));
  return {
    variant: 'Default',
    title: typeof title === 'string' && title ? title : (meta?.title ?? siteName),
  };
};

/**
 * The page in its frame. Where its header cannot be drawn it gets a plain one, where it cannot say its title, the firm's
 * name; the error page takes its place where its content cannot be drawn.
 */
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
  const args = page && { data: results.loaderData[page.route.id], params: page.params, url };
  const status = failure?.status ?? 200;
  // What the API answered was logged where it was asked.
  const known = failure?.unexpected && !(pageError instanceof ApiError) ? pageError : undefined;
  const finish = (body: string, bug: unknown): Drawn => {
    if (status >= 400 || !handle || !args) return { body, status, meta: errorMeta, bug };
    const said = attempt(() => handle.meta(args));
    return { body, status, meta: said.value ?? { title: siteName }, bug: bug ?? said.bug };
  };
  const whole = attempt(() => renderStatic(request, matches, results, widgets.source));
  if (whole.value !== undefined) return finish(whole.value, known);
  if (handle?.header && args && !failure) {
    const header = createPlainHeader(handle, args);
    const plain = attempt(() => renderStatic(request, matches, results, widgets.source, header));
    if (plain.value !== undefined) return finish(plain.value, whole.bug);
  }
  // The page's own code failed: its place gets the error page, the frame stays.
  const failed = page?.route.id ?? rootId;
  // Without its data the frame asks it for no header either: that may be what failed.
  const loaderData = { ...results.loaderData, [failed]: undefined };
  const errors = { [failed]: whole.bug };
  const body = renderStatic(request, matches, { loaderData, errors }, widgets.source);
  return { body, status: 500, meta: errorMeta, bug: whole.bug };
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
  const answer = { pattern, widgets, used: [...context.used] };
  if (results.redirect) {
    const { status, headers } = results.redirect;
    return { ...answer, status, location: headers.get('location') ?? '/', html: noDocument };
  }

  const { body, status, meta, bug } = draw(request, url, matches, results, context);
  const gaps = context.widgets.gaps((handle, loaded) => drawWidget(request, handle, loaded, context));
  const handle = page?.route.handle as PageHandle | undefined;
  // An error page, and a form that came back, are there to be acted on.
  const late =
    status < 400 && !request.form && attempt(() => handle?.late?.(url)).value
      ? ({ late: true } as const)
      : {};
  const shown = page && pattern !== null ? { pattern, params: page.params, ...late } : null;
  const html = writeDocument(url.pathname, formatHead(meta, url.origin, url.pathname), body, shown);
  return {
    ...answer,
    ...(shown ? late : {}),
    status,
    html,
    parts: context.parts(),
    ...(gaps.length ? { gaps } : {}),
    ...(request.tellsWidgets ? { asked: context.widgets.asked() } : {}),
    ...(bug === undefined ? {} : { fault: describeFault(bug) }),
  };
};
