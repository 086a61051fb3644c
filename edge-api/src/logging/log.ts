import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { redactFields, redactUrl } from './redact.ts';
import { reportToSentry } from './sentry.ts';

type Level = 'info' | 'warn' | 'error';

/** One line of JSON. Every text in `fields` is redacted here, so no caller can forget it. */
export const log = (level: Level, message: string, fields: Record<string, unknown> = {}): void =>
  console[level](JSON.stringify({ level, message, ...redactFields(fields) }));

/** What is thrown by other people's code may be anything, also something that throws when it is read. */
const describe = (error: unknown) => {
  try {
    if (!(error instanceof Error)) return { name: typeof error, text: String(error), stack: '' };
    const stack = String(error.stack ?? '').split('\n');
    return { name: String(error.name), text: String(error.message), stack: stack.slice(1, 6).join('\n') };
  } catch {
    return { name: 'unreadable', text: '', stack: '' };
  }
};

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
  const event = redactFields({
    requestId: c.get('requestId'),
    method: c.req.method,
    ...redactUrl(new URL(c.req.url)),
    error: describe(error),
  });
  log('error', message, event);
  const dsn = c.env?.['SENTRY_DSN'];
  if (typeof dsn === 'string' && dsn) findExecutionContext(c)?.waitUntil(reportToSentry(dsn, message, event));
};
