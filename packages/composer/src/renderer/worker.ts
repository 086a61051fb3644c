/**
 * Renders compositions in a process of its own, for edges where nothing else stops an endless render. It has no secret,
 * no storage and no network. The program that starts it ends it when `/healthz` does not answer.
 */
import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Render, RenderRequest } from '@binnen/platform/render-protocol';
import { writeReply } from './wire.ts';

interface Renderer {
  LOADER: WorkerLoader;
}

/** The code of the compositions that were used last, by id. */
const codes = new Map<string, WorkerLoaderWorkerCode>();
const mostCodes = 8;

const render = async (loader: WorkerLoader, id: string, request: RenderRequest): Promise<Response> => {
  const code = codes.get(id);
  if (!code) return new Response(null, { status: 404 });
  const entrypoint = loader.get(id, () => code).getEntrypoint() as unknown as { render: Render };
  try {
    return writeReply(await entrypoint.render(request));
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
};

export default {
  fetch: async (request, { LOADER }) => {
    const id = new URL(request.url).pathname.slice(1);
    if (id === 'healthz') return Response.json({ status: 'ok' });
    if (request.method === 'PUT') {
      keepNewest(codes, id, await request.json(), mostCodes);
      return new Response(null, { status: 204 });
    }
    return render(LOADER, id, await request.json());
  },
} satisfies ExportedHandler<Renderer>;
