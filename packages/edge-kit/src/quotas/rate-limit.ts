import type { MiddlewareHandler } from 'hono';
import { parseSiteConfig } from '../environment/site-config.ts';
import type { KitContext, KitEnv } from '../environment/env.ts';
import { askStore } from '../problems/ask-store.ts';
import { ProblemError } from '../problems/problem.ts';
import { keepNewest } from '../tables/keep-newest.ts';
import { findNetwork, widenNetwork } from './find-network.ts';

/** As in `ratelimits` of wrangler.jsonc: a limit and a period in seconds, per key and location. */
export const quota = 60;
export const windowSeconds = 60;

/** The visitor behind each read of a render: reads have no network of their own. */
const visitorsOfReads = new WeakMap<Request, string>();
export const countReadFor = (read: Request, visitor: string): void => void visitorsOfReads.set(read, visitor);

/** Whether a render asks, and not a browser: there is nobody to answer a challenge. */
export const isReadOfPage = (c: KitContext): boolean => visitorsOfReads.has(c.req.raw);

/** Cloudflare writes it for each request. Elsewhere a client can write anything, so it is not trusted there. */
const cloudflareHeader = 'cf-connecting-ip';

const findAddress = (c: KitContext): string | undefined => {
  const { CLIENT_ADDRESS_HEADER, RENDERER_URL } = parseSiteConfig(c.env);
  const name = CLIENT_ADDRESS_HEADER || (RENDERER_URL ? '' : cloudflareHeader);
  // A proxy that adds to a list puts what it saw last: whatever stands before it, a client may have claimed.
  return name ? c.req.header(name)?.split(',').at(-1)?.trim() : undefined;
};

/** Whose address is not known: all of them together. */
export const unknownVisitor = 'local';

/** The visitor's address, or its network, as the proxy saw it; it is only used as a key, and never logged. */
export const findVisitor = (c: KitContext): string =>
  visitorsOfReads.get(c.req.raw) ?? findNetwork(findAddress(c) ?? unknownVisitor);

/** The headers of the IETF's draft: the policy of a call. */
export const formatPolicy = (name: string, most = quota, seconds = windowSeconds): string =>
  `"${name}";q=${most};w=${seconds}`;

/** The problem document of a caller over the limit: so many in so many seconds, and the seconds until it begins anew. */
export const createRefusal = (
  name: string,
  detail: string,
  {
    most,
    seconds = windowSeconds,
    reset = seconds,
  }: { most?: number; seconds?: number; reset?: number } = {},
): ProblemError =>
  new ProblemError('rate-limited', {
    detail,
    headers: {
      'retry-after': String(reset),
      'ratelimit-policy': formatPolicy(name, most, seconds),
      ratelimit: `"${name}";r=0;t=${reset}`,
    },
  });

/**
 * Uses in this isolate's window, by key. The binding does not tell how many are left, so `RateLimit` has what is left at
 * most.
 */
const uses = new Map<string, { window: number; used: number }>();
const mostKeys = 2_000;

const countUse = (key: string): number => {
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  const known = uses.get(key);
  const used = known?.window === window ? known.used + 1 : 1;
  return keepNewest(uses, key, { window, used }, mostKeys).used;
};

/** The `RateLimit` headers of a visitor's call that was let through. */
export const tellLimit = (c: KitContext, name: string): void => {
  const left = Math.max(0, quota - countUse(`${name}:${findVisitor(c)}`));
  const reset = windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds);
  c.res.headers.set('ratelimit-policy', formatPolicy(name));
  c.res.headers.set('ratelimit', `"${name}";r=${left};t=${reset}`);
};

/**
 * Counts a use of `key`; false when it is over the limit. Approximate: an exact quota needs a Durable Object. While
 * the binding fails or hangs nobody is refused: what costs money has an exact quota, and a form must arrive.
 */
export const mayUse = async (c: KitContext, key: string): Promise<boolean> => {
  const counting = askStore('rate limit', c.env.RATE_LIMIT.limit({ key }), 1_000);
  return (await counting.catch(() => ({ success: true }))).success;
};

/** The same with `times` the quota: the uses are dealt over as many counts, by chance. */
export const mayUseOften = (c: KitContext, key: string, times: number): Promise<boolean> =>
  mayUse(c, `${key}:${Math.floor(Math.random() * times)}`);

/** Refuses a visitor who is over the limit. `wide`: all networks of one household together have so many times as much. */
export const rateLimit =
  (name: string, wide?: number): MiddlewareHandler<KitEnv> =>
  async (c, next) => {
    const visitor = findVisitor(c);
    const isLeft =
      (await mayUse(c, `${name}:${visitor}`)) &&
      (!wide || (await mayUseOften(c, `${name}:${widenNetwork(visitor)}`, wide)));
    if (!isLeft)
      throw createRefusal(name, `At most ${quota} requests in ${windowSeconds} seconds. Wait a moment.`);
    await next();
    tellLimit(c, name);
  };
