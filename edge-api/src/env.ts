/**
 * What the Worker is bound to. `wrangler types` writes `Cloudflare.Env` from `wrangler.jsonc`, with the Durable Objects'
 * own classes; so this file imports none of the files that import it. Texts (variables and secrets) are parsed by
 * `parseConfig`; nothing else reads them.
 */
export interface Bindings extends Omit<Cloudflare.Env, 'LOADER'> {
  /** Absent on the free plan: then the built-in composition serves. */
  LOADER?: WorkerLoader;
  [text: string]: unknown;
}

/** The edge API in process: what a render's reads are answered from. */
export interface Api {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>;
}

/** Whose token a call came with: a name for the history, and what it may do. */
export interface Caller {
  name: string;
  scopes: readonly string[];
}

export interface EdgeEnv {
  Bindings: Bindings;
  Variables: { requestId: string; api: Api; caller?: Caller };
}
