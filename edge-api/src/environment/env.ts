/**
 * The bindings of the Worker. `wrangler types` writes `Cloudflare.Env` from `wrangler.jsonc` and imports the classes of
 * the Durable Objects, so this file must import nothing that imports it. Variables and secrets are parsed by
 * `parseConfig`; nothing else reads them.
 */
declare module '@binnen/composer/environment' {
  /** The bindings of the firm's API, beside those of the composer. */
  interface Bindings {
    ALERTS: Cloudflare.Env['ALERTS'];
    CHANGES: Cloudflare.Env['CHANGES'];
    OUTBOX: Cloudflare.Env['OUTBOX'];
    /** The free plan and servers of one's own have none. */
    METRICS?: Cloudflare.Env['METRICS'];
    IMAGES: Cloudflare.Env['IMAGES'];
  }
}

export type { Bindings, EdgeEnv } from '@binnen/composer/environment';
