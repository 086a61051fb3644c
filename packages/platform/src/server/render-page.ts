import type { Rendered, RenderReply, RenderRequest } from '../protocol/render-protocol.ts';
import { ApiError, type Meta, type PageArgs, type PageHeader } from '@binnen/platform';
import { answerEndpoint } from './answer-endpoint.ts';
import type { DocumentWriter } from '../document/document.ts';
import { formatHead } from '../document/head.ts';
import type { Site } from './create-site.ts';
import type { PageMatch } from './match-page.ts';
import { describeFailure, describeFault } from '../drawing/page-outcome.ts';
import type { PageHandle } from '../drawing/page-route.ts';
import type { RenderContext } from './render-context.ts';
import { renderStatic, type LoaderResults } from './render-static.tsx';
import { drawWidget } from './render-widget.tsx';
import { rootId } from '../drawing/root-route.ts';
import { runLoaders } from './run-loaders.ts';

const nothing = new Uint8Array();
const noDocument: Rendered['html'] = [nothing, nothing, nothing];

/** When a page needs its code: at once, later, or never. */
type Need = Pick<Rendered, 'late' | 'still'>;

interface Drawn extends Need {
  body: string;
  status: number;
  meta: Meta;
  /** An error of the page's own code, for the log. */
  bug?: unknown;
}

/** The result of `say`, or its error. */
const attempt = <T>(say: () => T): { value?: T; bug?: unknown } => {
  try {
    return { value: say() };
  } catch (bug) {
    return { bug };
  }
};

/** A header that cannot fail: the page's title alone. */
const createPlainHeader = (handle: PageHandle, args: PageArgs<unknown>, name: string): PageHeader => {
  const { value: title } = attempt(() => handle.header?.(args)?.title as unknown);
  const { value: meta } = attempt(() => handle.meta(args));
  return {
    variant: 'Default',
    title: typeof title === 'string' && title ? title : (meta?.title ?? name),
  };
};

const findNeed = (handle: PageHandle, args: PageArgs<unknown>, widgets: RenderContext['widgets']): Need => {
  // Who does not know that a page is still takes it for a late one.
  if (attempt(() => handle.still?.(args)).value && widgets.areStill()) return { late: true, still: true };
  return attempt(() => handle.late?.(args.url)).value ? { late: true } : {};
};

/**
 * The page in its frame. If its header fails it gets a plain one; if its title fails, the site's name; if its content
 * fails, the error page takes its place.
 */
const draw = (
  request: RenderRequest,
  url: URL,
  matches: PageMatch[],
  results: LoaderResults,
  { widgets, shell }: RenderContext,
): Drawn => {
  const page = matches.at(-1);
  const pageError = page && results.errors[page.route.id];
  const failure = pageError === undefined ? null : describeFailure(pageError, shell);
  const handle = page?.route.handle as PageHandle | undefined;
  const args = page && { data: results.loaderData[page.route.id], params: page.params, url };
  const status = failure?.status ?? 200;
  // Failures of the API were logged at the call.
  const known = failure?.unexpected && !(pageError instanceof ApiError) ? pageError : undefined;
  const finish = (body: string, bug: unknown): Drawn => {
    if (status >= 400 || !handle || !args) return { body, status, meta: shell.errorMeta, bug };
    const said = attempt(() => handle.meta(args));
    // A form that came back is there to be acted on, as an error page is.
    const need = request.form ? {} : findNeed(handle, args, widgets);
    return { body, status, meta: said.value ?? { title: shell.name }, bug: bug ?? said.bug, ...need };
  };
  const whole = attempt(() => renderStatic(shell, request, matches, results, widgets.source));
  if (whole.value !== undefined) return finish(whole.value, known);
  if (handle?.header && args && !failure) {
    const header = createPlainHeader(handle, args, shell.name);
    const plain = attempt(() => renderStatic(shell, request, matches, results, widgets.source, header));
    if (plain.value !== undefined) return finish(plain.value, whole.bug);
  }
  // The page's own code failed: its place gets the error page, the frame stays.
  const failed = page?.route.id ?? rootId;
  // Its data is dropped too: then the frame does not ask it for a header, which may be what failed.
  const loaderData = { ...results.loaderData, [failed]: undefined };
  const errors = { [failed]: whole.bug };
  const body = renderStatic(shell, request, matches, { loaderData, errors }, widgets.source);
  return { body, status: 500, meta: shell.errorMeta, bug: whole.bug };
};

/** The document of a URL, an endpoint's answer, a redirect, or the API calls that are still missing for it. */
export const renderPage = async (
  request: RenderRequest,
  site: Site,
  context: RenderContext,
  writeDocument: DocumentWriter,
): Promise<RenderReply> => {
  const url = new URL(request.url);
  const matches = await site.match(url.pathname);
  const page = matches.at(-1);
  const maxAge = page && 'maxAge' in page.route ? page.route.maxAge : undefined;
  const results = await runLoaders(
    // An endpoint has no frame.
    maxAge === undefined ? matches : matches.slice(-1),
    url,
    (route) => context.contextOf(site.ownerOf(route)),
    context.shell,
  );
  await context.widgets.settle();
  if (context.missing.size) return { reads: [...context.missing] };

  const pattern = page && page.route.id in context.shell.pages ? null : (page?.route.id ?? null);
  const widgets = context.widgets.names();
  const answer = { pattern, widgets, used: [...context.used] };
  // An endpoint that returns a Response of its own answers no value, which its fault says.
  if (results.redirect && (maxAge === undefined || results.redirect.status >= 300)) {
    const { status, headers } = results.redirect;
    return { ...answer, status, location: headers.get('location') ?? '/', html: noDocument };
  }

  if (pattern !== null && maxAge !== undefined)
    return { ...answer, maxAge, ...answerEndpoint(pattern, results, context) };

  const { body, status, meta, bug, ...need } = draw(request, url, matches, results, context);
  const gaps = context.widgets.gaps((handle, loaded) => drawWidget(request, handle, loaded, context));
  const shown = page && pattern !== null ? { pattern, params: page.params, ...need } : null;
  const isRefused = request.form?.message !== undefined;
  const head = formatHead(context.shell, meta, url.origin, url.pathname, isRefused);
  const html = writeDocument(url.pathname, head, body, shown);
  // A loader that goes on without what it may not read hides a bug of its release.
  const fault = bug ?? context.undeclared[0];
  return {
    ...answer,
    ...(shown && need),
    status,
    html,
    parts: context.parts(),
    ...(gaps.length ? { gaps } : {}),
    ...(request.tellsWidgets ? { asked: context.widgets.asked() } : {}),
    ...(fault === undefined ? {} : { fault: describeFault(fault) }),
  };
};
