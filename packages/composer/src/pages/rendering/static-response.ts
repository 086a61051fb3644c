import type { Bindings, Site } from '../../environment/env.ts';

/** A document of the edge itself, for when there is no other. It is never kept. */
const createPlainResponse = (
  site: Site,
  env: Bindings | undefined,
  { page, status, retrySeconds }: { page: string; status: number; retrySeconds: number },
): Response =>
  new Response(page, {
    status,
    headers: {
      ...site.documentHeaders(env, []),
      'content-type': 'text/html; charset=utf-8',
      'content-language': site.language,
      'cache-control': 'no-store',
      'x-served-by': 'static',
      'retry-after': String(retrySeconds),
    },
  });

/** The response when nothing else works. `env`: absent when not even the configuration does. */
export const createStaticResponse = (site: Site, env?: Bindings): Response =>
  createPlainResponse(site, env, { page: site.unavailablePage, status: 503, retrySeconds: 30 });

/** The response to a form that has to wait, or that was refused with another status. */
export const createRefusedForm = (site: Site, env: Bindings, status = 429): Response =>
  createPlainResponse(site, env, { page: site.formNotTakenPage, status, retrySeconds: 60 });
