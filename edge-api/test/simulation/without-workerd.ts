import { registerHooks } from 'node:module';

const offer = '/listings/offer/snapshot.ts';
/** What is replaced. `cloudflare:workers` gives objects a class that keeps what it is given; the offer is the simulation's. */
const sources: Record<string, string> = {
  'cloudflare:workers': `export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }`,
  'simulated:offer': `export const loadOffer = () => globalThis.loadSimulatedOffer();`,
};

registerHooks({
  resolve: (name, context, next) => {
    const url = name.endsWith(offer) ? 'simulated:offer' : name;
    return url in sources ? { url, shortCircuit: true } : next(name, context);
  },
  load: (url, context, next) => {
    const source = sources[url];
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
  },
});
