/**
 * Runs in raw workerd: one page, three ways. `/composed` renders it in an isolate of the Worker Loader as the edge
 * does, `/in-process` by the same code bundled into this Worker, `/bare` answers the same bytes as one string.
 */
import composition from '../../../edge-api/dist/built-in/composition.json';
import { render } from '../../../edge-api/dist/built-in/remotes.js';
import { findIsolate, type Render } from '../../../edge-api/src/composition/isolate.ts';
import {
  assembleDocument,
  findPageFiles,
  formatLinkHeader,
} from '../../../edge-api/src/rendering/assemble-document.ts';
import captured from '../../../.cache/bench/captured.json';
import modules from '../../../.cache/bench/modules.json';

interface Environment {
  LOADER: WorkerLoader;
}

let bytes: Uint8Array<ArrayBuffer> | undefined;

const answer = async (renderPage: Render): Promise<Response> => {
  const reply = await renderPage(captured as never);
  if ('reads' in reply) return new Response(`misses ${reply.reads.join()}`, { status: 500 });
  const files = findPageFiles(composition as never, reply);
  const html = assembleDocument(reply.html, files, captured.data as never, captured);
  bytes ??= html;
  return new Response(html, {
    status: reply.status,
    headers: { 'content-type': 'text/html; charset=utf-8', link: formatLinkHeader(files) },
  });
};

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/composed') return answer(findIsolate(env.LOADER, 'bench', async () => modules));
    if (pathname === '/in-process') return answer(render as Render);
    if (pathname === '/bare')
      return new Response(bytes ?? null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    return new Response('Ask /composed, /in-process or /bare', { status: 404 });
  },
};
