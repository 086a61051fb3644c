import { registerHooks } from 'node:module';

/** What `cloudflare:workers` gives the outbox: a class that keeps what it is given. */
const source = `export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }`;

registerHooks({
  resolve: (name, context, next) =>
    name === 'cloudflare:workers' ? { url: name, shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    url === 'cloudflare:workers' ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
