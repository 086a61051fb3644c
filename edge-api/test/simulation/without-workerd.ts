import { registerHooks } from 'node:module';

const replaced: Record<string, string> = {
  '/listings/offer/snapshot.ts': 'simulated:offer',
  '/compose-push.ts': 'simulated:push',
  '/copies/copies': 'simulated:copies',
};
/** What is replaced. A push is in the clear with
 * all its homes: its encryption would run outside of the simulation's time. `cloudflare:workers` gives objects a class that keeps what it is given; the offer is the simulation's. */
const sources: Record<string, string> = {
  'cloudflare:workers': `export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }
    export const waitUntil = () => {};`,
  '@block65/webcrypto-web-push': `export const buildPushPayload = async ({ data, options }) => ({ headers: options, body: JSON.stringify(data) });`,
  'simulated:push': `export const composePush = async (env, alert, matches, tag) => ({ alert: alert.id, homes: matches, tag });`,
  // They are sealed outside of the simulation's time, and no promise here is about them.
  'simulated:copies': `export const deleteCopies = async () => {}; export const writeCopy = async () => {};`,
  'simulated:offer': `export const loadOffer = () => globalThis.loadSimulatedOffer();`,
};

registerHooks({
  resolve: (name, context, next) => {
    const part = Object.keys(replaced).find((end) => name.endsWith(end));
    const url = (part && replaced[part]) ?? name;
    return url in sources ? { url, shortCircuit: true } : next(name, context);
  },
  load: (url, context, next) => {
    const source = sources[url];
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
  },
});
