/**
 * Runs in raw workerd: one page, three ways. `/composed` renders it in an isolate of the Worker Loader as the edge does.
 * `/in-process` renders it with the same code bundled into
 * this Worker. `/bare` answers the same bytes as one string. All renders use the edge's own code from reads to
 * document; the reads are answers that were captured before.
 */
import composition from '../../../edge-api/dist/built-in/composition.json';
import { render } from '../../../edge-api/dist/built-in/remotes.js';
import { findIsolate, type Render } from '@binnen/composer/behind/releases/compositions/isolate';
import { assembleDocument, findPageFiles, formatLinkHeader } from '@binnen/platform/assemble-document';
import type { ReadApi } from '@binnen/composer/behind/pages/rendering/read-api';
import { renderInRounds, type ReadMemory } from '@binnen/composer/behind/pages/rendering/render-rounds';
import type { ReadResult } from '@binnen/platform/render-protocol';
import captured from '../../../.cache/bench/captured.json';
import modules from '../../../.cache/bench/modules.json';

interface Environment {
  LOADER: WorkerLoader;
}

let bytes: Uint8Array<ArrayBuffer> | undefined;

const data = captured.data as Record<string, ReadResult>;
const readApi: ReadApi = async (call) => ({ result: data[call]! });
const memories = { composed: new Map(), inProcess: new Map() };

/** A page that is the first in its isolate. */
const readFresh = (loader: WorkerLoader, id: string): Render =>
  findIsolate(loader, `fresh-${id}`, async () => modules);

const answer = async (renderPage: Render, memory: ReadMemory): Promise<Response> => {
  const page = await renderInRounds(renderPage, readApi, memory, captured);
  const files = findPageFiles(composition as never, page);
  const html = assembleDocument(page.html, files, page.data, { ...captured, address: captured.url });
  bytes ??= html;
  return new Response(html, {
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8', link: formatLinkHeader(files) },
  });
};

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/fresh') return answer(readFresh(env.LOADER, searchParams.get('id') ?? ''), new Map());
    if (pathname === '/composed')
      return answer(
        findIsolate(env.LOADER, 'bench', async () => modules),
        memories.composed,
      );
    if (pathname === '/in-process') return answer(render as Render, memories.inProcess);
    if (pathname === '/bare')
      return new Response(bytes ?? null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    return new Response('Ask /composed, /in-process or /bare', { status: 404 });
  },
};
