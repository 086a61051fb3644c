/**
 * Renders compositions in a process of its own, for edges where nothing else stops an endless render. It has no secret,
 * no storage and no network. The program that starts it ends it when `/healthz` does not answer.
 */
import { DurableObject } from 'cloudflare:workers';
import type { Render, RenderRequest } from '@binnen/platform/render-protocol';
import { freshIds, writeReply } from './wire.ts';

interface Renderer {
  LOADER: WorkerLoader;
  ISOLATES: DurableObjectNamespace<Isolate>;
}

const render = async (isolate: WorkerStub, request: RenderRequest): Promise<Response> => {
  const entrypoint = isolate.getEntrypoint() as unknown as { render: Render };
  try {
    return writeReply(await entrypoint.render(request));
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
};

/** Milliseconds after its last request for which a composition keeps its isolate. */
const patience = 3_600_000;
/** … and for which one that is never reused waits for what the page has to read. */
const freshPatience = 1_000;

/**
 * The isolate of a composition, or one that is never reused. It ends with this object, with its 15 MB and a visitor's data:
 * the loader keeps an isolate that it knows by a name for as long as the process lives.
 */
export class Isolate extends DurableObject<Renderer> {
  #isolate: WorkerStub | undefined;
  #end: ReturnType<typeof setTimeout> | null = null;
  #asked = 0;

  override async fetch(request: Request): Promise<Response> {
    clearTimeout(this.#end);
    this.#asked += 1;
    const isFresh = this.ctx.id.name?.startsWith(freshIds);
    try {
      if (request.method === 'PUT') {
        this.#isolate = this.env.LOADER.load(await request.json());
        return new Response(null, { status: 204 });
      }
      if (!this.#isolate) return new Response(null, { status: 404 });
      return await render(this.#isolate, await request.json());
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0)
        this.#end = setTimeout(() => this.ctx.abort(), isFresh ? freshPatience : patience);
    }
  }
}

interface Named {
  ISOLATES: { getByName: (name: string) => Pick<Fetcher, 'fetch'> };
}

export default {
  fetch: async (request: Request, { ISOLATES }: Named) => {
    const id = new URL(request.url).pathname.slice(1);
    if (id === 'healthz') return Response.json({ status: 'ok' });
    // One that ends just as it is asked is not here any more, and that is no fault of the page.
    const gone = () => new Response(null, { status: 404 });
    return ISOLATES.getByName(id).fetch(request).catch(gone);
  },
} satisfies ExportedHandler<Renderer>;
