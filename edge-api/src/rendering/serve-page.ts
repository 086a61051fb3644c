import type { Composition } from '@binnen/contracts/composition';
import type { PostedForm } from '@binnen/contracts/render';
import type { Context } from 'hono';
import { createFreshIsolate, findIsolate, readModules, type Render } from '../composition/isolate.ts';
import { readPointer } from '../composition/pointer.ts';
import { parseConfig, type EdgeEnv } from '../env.ts';
import { documentHeaders } from '../headers/security.ts';
import { builtIn } from './built-in.ts';
import { assembleDocument, findPageFiles, formatLinkHeader } from './assemble-document.ts';
import { createReadApi } from './read-api.ts';
import { createReadMemory, renderInRounds, type ReadMemory, type RenderedPage } from './render-rounds.ts';
import { staticPage } from './static-page.ts';

/** Who answered: named in `x-served-by`. */
type Server = 'composed' | 'built-in' | 'static';

/** A composition that this machine meets for the first time has this long to start; then the built-in one answers. */
const startMilliseconds = 150;
const renderMilliseconds = 5_000;

// Names of API calls by URL, of no visitor: see `ReadMemory`.
const memories = new Map<string, ReadMemory>();
const started = new Set<string>();

const memoryOf = (compositionId: string): ReadMemory => {
  let memory = memories.get(compositionId);
  if (!memory) {
    if (memories.size > 8) memories.delete(memories.keys().next().value!);
    memories.set(compositionId, (memory = createReadMemory()));
  }
  return memory;
};

const withDeadline = <T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`${what} took more than ${milliseconds} ms`)), milliseconds),
    ),
  ]);

interface Answer {
  page: RenderedPage;
  composition: Composition;
  server: Server;
}

const renderWith = async (
  c: Context<EdgeEnv>,
  composition: Composition,
  render: Render,
  request: { url: string; now: number; form?: PostedForm },
): Promise<RenderedPage> => {
  const readApi = createReadApi(c.get('api'), composition, c.env, c.executionCtx as ExecutionContext);
  return renderInRounds(render, readApi, memoryOf(composition.id), request);
};

/** Wakes an isolate without a visitor waiting for it; resolves once it can render. */
const startIsolate = async (render: Render, id: string, origin: string): Promise<void> => {
  await render({ url: `${origin}/400`, data: {}, now: 0 });
  started.add(id);
};

const renderComposed = async (
  c: Context<EdgeEnv>,
  request: { url: string; now: number; form?: PostedForm },
): Promise<Answer | null> => {
  const loader = c.env.LOADER;
  const pointer = loader && (await readPointer(c.env));
  if (!loader || !pointer) return null;
  const { composition } = pointer;
  const modules = () => readModules(c.env, composition.id);
  if (request.form) {
    // A visitor's own values: in an isolate that nobody else will ever share.
    const render = createFreshIsolate(loader, await modules());
    const page = await withDeadline(
      renderWith(c, composition, render, request),
      renderMilliseconds,
      'A form render',
    );
    return { page, composition, server: 'composed' };
  }
  const render = findIsolate(loader, composition.id, modules);
  if (!started.has(composition.id)) {
    const start = startIsolate(render, composition.id, new URL(request.url).origin);
    c.executionCtx.waitUntil(start.catch(() => {}));
    await withDeadline(start, startMilliseconds, `Starting composition ${composition.id}`);
  }
  const page = await withDeadline(
    renderWith(c, composition, render, request),
    renderMilliseconds,
    'A render',
  );
  return { page, composition, server: 'composed' };
};

const log = (c: Context<EdgeEnv>, message: string, error: unknown) =>
  console.error(
    JSON.stringify({
      level: 'error',
      message,
      path: new URL(c.req.url).pathname,
      requestId: c.get('requestId'),
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    }),
  );

/** The first of composed isolate and built-in composition that renders the page. */
const answer = async (
  c: Context<EdgeEnv>,
  request: { url: string; now: number; form?: PostedForm },
): Promise<Answer | null> => {
  try {
    const composed = await renderComposed(c, request);
    if (composed) return composed;
  } catch (error) {
    log(c, 'The composed isolate did not answer', error);
  }
  try {
    const page = await renderWith(c, builtIn.composition, builtIn.render, request);
    return { page, composition: builtIn.composition, server: 'built-in' };
  } catch (error) {
    log(c, 'The built-in composition did not answer', error);
    return null;
  }
};

/** Answers a document: rendered, or a redirect, or at the very last a static page with the phone number. */
export const servePage = async (
  c: Context<EdgeEnv>,
  form?: PostedForm,
  asked = c.req.url,
): Promise<Response> => {
  const began = performance.now();
  const url = new URL(asked);
  const canonical = new URL(url.pathname + url.search, parseConfig(c.env).SITE_ORIGIN);
  const request = { url: canonical.href, now: Date.now(), ...(form ? { form } : {}) };
  const found = await answer(c, request);
  if (!found)
    return new Response(staticPage, {
      status: 503,
      headers: {
        ...documentHeaders(),
        'content-type': 'text/html; charset=utf-8',
        'x-served-by': 'static',
        'retry-after': '30',
      },
    });

  const { page, composition, server } = found;
  const headers = new Headers(documentHeaders());
  headers.set('x-composition', composition.id);
  headers.set('x-served-by', server);
  headers.set(
    'server-timing',
    `render;dur=${(performance.now() - began).toFixed(1)}, rounds;desc="${page.rounds}"`,
  );
  if (page.location) {
    headers.set('location', page.location);
    return new Response(null, { status: page.status, headers });
  }
  const files = findPageFiles(composition, page);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'cache-control',
    form || page.status >= 400 ? 'no-store' : 'public, max-age=0, must-revalidate',
  );
  headers.set('link', formatLinkHeader(files));
  const html = assembleDocument(page.html, files, page.data, request.now, form);
  return new Response(html, { status: page.status, headers });
};
