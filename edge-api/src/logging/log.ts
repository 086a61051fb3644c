import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { redactText, redactUrl } from './redact.ts';
import { reportToSentry } from './sentry.ts';

type Level = 'info' | 'warn' | 'error';

/** One line of JSON. `fields` must be free of what visitors typed. */
export const log = (level: Level, message: string, fields: Record<string, unknown> = {}): void =>
  console[level](JSON.stringify({ level, message, ...fields }));

const describe = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        text: redactText(error.message),
        stack: redactText(error.stack?.split('\n').slice(1, 6).join('\n') ?? ''),
      }
    : { name: typeof error, text: redactText(String(error)), stack: '' };

const findExecutionContext = (c: Context<EdgeEnv>) => {
  try {
    return c.executionCtx;
  } catch {
    // Hono throws when there is no execution context, as in `app.request()`.
    return undefined;
  }
};

/** Logs an error with its request, and reports it when a DSN is configured. */
export const logError = (c: Context<EdgeEnv>, message: string, error: unknown): void => {
  const url = redactUrl(new URL(c.req.url));
  const event = { requestId: c.get('requestId'), method: c.req.method, ...url, error: describe(error) };
  log('error', message, event);
  const dsn = c.env?.['SENTRY_DSN'];
  if (typeof dsn === 'string' && dsn) findExecutionContext(c)?.waitUntil(reportToSentry(dsn, message, event));
};
