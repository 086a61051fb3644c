import type { Context } from 'hono';
/** The bindings that this kit uses. Variables and secrets are parsed by schemas; nothing else reads them. */
export interface KitBindings {
  CACHE: KVNamespace;
  RATE_LIMIT: RateLimit;
  [text: string]: unknown;
}

export interface KitEnv {
  Bindings: KitBindings;
  Variables: { requestId: string };
}

/** The part of a request's context that this kit uses: a Worker with more bindings and variables fits too. */
export type KitContext = Pick<Context<KitEnv>, 'env' | 'executionCtx' | 'get' | 'header' | 'req' | 'res'>;
