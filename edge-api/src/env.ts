/**
 * The bindings of the Worker. `wrangler types` writes `Cloudflare.Env` from `wrangler.jsonc` and imports the classes of
 * the Durable Objects, so this file must import nothing that imports it. Variables and secrets are parsed by
 * `parseConfig`; nothing else reads them.
 */
export interface Bindings extends Omit<Cloudflare.Env, 'LOADER'> {
  /** Absent on the free plan: then the built-in composition serves. */
  LOADER?: WorkerLoader;
  [text: string]: unknown;
}

/** The edge API in process: it answers a render's reads. */
export interface Api {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>;
}

/** The token that a call came with: a name for the history, and its scopes. */
export interface Caller {
  name: string;
  scopes: readonly string[];
}

export interface EdgeEnv {
  Bindings: Bindings;
  Variables: { requestId: string; api: Api; caller?: Caller };
}
