import type { KitContext } from '../environment/env.ts';
import { log } from './log.ts';
import { redactUrl } from './redact.ts';

/** One line per request when `LOG_REQUESTS` is "true": no address, no cookie, no header, nothing that was typed. */
export const logRequest = (c: KitContext, milliseconds: number): void => {
  if (c.env['LOG_REQUESTS'] !== 'true') return;
  log('info', 'A request', {
    requestId: c.get('requestId'),
    method: c.req.method,
    ...redactUrl(new URL(c.req.url)),
    status: c.res.status,
    cache: c.res.headers.get('cache-status') ?? undefined,
    composition: c.res.headers.get('x-composition') ?? undefined,
    server: c.res.headers.get('x-served-by') ?? undefined,
    ms: Math.round(milliseconds),
  });
};
