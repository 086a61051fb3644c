import type { ConfigFault } from '@binnen/edge-kit/environment/create-config';
import { findConfigFaults } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';
import { chooseRequestId } from '@binnen/edge-kit/headers/request-id';
import { secureReply } from '@binnen/edge-kit/headers/reply-headers';
import { log } from '@binnen/edge-kit/logging/log';
import { toResponse } from '@binnen/edge-kit/problems/problem';
import { front } from '../site/front.ts';
import { isPagePath } from '../site/page-paths.ts';

/** What `wrangler.jsonc` binds. Secrets are texts, and `config.ts` has their schema. */
type Binding = {
  [Name in keyof Cloudflare.Env]-?: Cloudflare.Env[Name] extends string | undefined ? never : Name;
}[keyof Cloudflare.Env];

/** Every binding but those that the free plan does not have. The compiler checks that the list is complete. */
const required: Record<Exclude<Binding, 'LOADER' | 'METRICS'>, true> = {
  CACHE: true,
  COMPOSITIONS: true,
  RELEASES: true,
  REGISTRY: true,
  OUTBOX: true,
  ALERTS: true,
  CHANGES: true,
  QUOTAS: true,
  IMAGES: true,
  RATE_LIMIT: true,
  ASSETS: true,
};

const findFaults = (env: Bindings): ConfigFault[] => [
  ...Object.keys(required)
    .filter((name) => env[name] === undefined)
    .map((name) => ({ field: name, message: 'is missing: it is a binding of wrangler.jsonc' })),
  ...findConfigFaults(env),
];

const healthy = new WeakSet<Bindings>();
const told = new WeakSet<Bindings>();

const answer = (request: Request, faults: ConfigFault[]): Response => {
  const { pathname } = new URL(request.url);
  const isPage = /^(GET|HEAD)$/.test(request.method) && isPagePath(pathname);
  if (isPage) return front.createUnavailable();
  const detail = 'What is missing or wrong: /healthz.';
  return toResponse('not-configured', pathname === '/healthz' ? { errors: faults } : { detail });
};

/**
 * The answer of a Worker that lacks a binding or a variable: visitors get the static page, programs a problem document,
 * and `/healthz` the names. Null when nothing is missing.
 */
export const answerUnconfigured = (request: Request, env: Bindings): Response | null => {
  if (healthy.has(env)) return null;
  const faults = findFaults(env);
  if (faults.length === 0) {
    healthy.add(env);
    return null;
  }
  if (!told.has(env)) {
    told.add(env);
    log('error', 'The Worker is not configured', { faults });
  }
  const response = answer(request, faults);
  secureReply(response.headers);
  response.headers.set('x-request-id', chooseRequestId(request.headers.get('x-request-id') ?? undefined));
  return response;
};
