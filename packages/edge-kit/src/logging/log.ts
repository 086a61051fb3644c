import type { KitBindings, KitContext } from '../environment/env.ts';
import { redactFields, redactUrl } from './redact.ts';
import { reportToSentry, type ReportedFrame, type Reporting, type Subject } from './sentry.ts';

type Level = 'info' | 'warn' | 'error';

/** One line of JSON. Every text in `fields` is redacted here, so no caller can forget it. */
export const log = (level: Level, message: string, fields: Record<string, unknown> = {}): void =>
  console[level](JSON.stringify({ level, message, ...redactFields(fields) }));

/** Other people's code may throw anything, even a value that throws when it is read. */
const describe = (error: unknown) => {
  try {
    if (!(error instanceof Error)) return { name: typeof error, text: String(error), stack: '' };
    const stack = String(error.stack ?? '').split('\n');
    return { name: String(error.name), text: String(error.message), stack: stack.slice(1, 6).join('\n') };
  } catch {
    return { name: 'unreadable', text: '', stack: '' };
  }
};

/** Read without parsing: the error may be that the configuration cannot be parsed. */
const findReporting = (env: KitBindings | undefined): Reporting | null => {
  const read = (name: string): string => {
    const value = env?.[name];
    return typeof value === 'string' ? value : '';
  };
  const dsn = read('SENTRY_DSN');
  if (!dsn) return null;
  const origin = URL.parse(read('SITE_ORIGIN'));
  return {
    dsn,
    release: read('SENTRY_RELEASE') || 'edge-api',
    environment: read('SENTRY_ENVIRONMENT') || (origin?.hostname ?? 'unknown'),
  };
};

/** The subject of an error, and the places of the code that failed. */
interface Cause extends Subject {
  /** Built places, such as `mf-news/1.5.0/server/mf-news.js:12:3`: the log has these. */
  places: readonly string[];
  /** The same in the sources. Only asked for when the error is reported, after the answer. */
  findFrames: () => Promise<ReportedFrame[]>;
}

/** Logs an error with its request, and reports it when a DSN is configured. */
export const logError = (c: KitContext, message: string, error: unknown, cause?: Cause): void => {
  const event = redactFields({
    requestId: c.get('requestId'),
    method: c.req.method,
    ...redactUrl(new URL(c.req.url)),
    error: describe(error),
  });
  const { places, findFrames, ...subject }: Partial<Cause> = cause ?? {};
  log('error', message, { ...event, ...subject, ...(places?.length ? { places } : {}) });
  const reporting = findReporting(c.env);
  if (!reporting) return;
  const report = async () => {
    const frames = await findFrames?.().catch(() => undefined);
    await reportToSentry(reporting, message, event, subject, frames?.length ? frames : undefined);
  };
  c.executionCtx.waitUntil(report());
};
