interface ErrorEvent {
  requestId: string;
  method: string;
  path: string;
  query?: Record<string, string>;
  error: { name: string; text: string; stack: string };
}

/** `https://<key>@<host>/<prefix>/<project>` → where to post envelopes. */
const parseDsn = (dsn: string) => {
  if (!URL.canParse(dsn)) return null;
  const url = new URL(dsn);
  const at = url.pathname.lastIndexOf('/');
  const project = url.pathname.slice(at + 1);
  if (!url.username || !/^\d+$/.test(project)) return null;
  const endpoint = `${url.protocol}//${url.host}${url.pathname.slice(0, at)}/api/${project}/envelope/`;
  return { endpoint, key: url.username };
};

/**
 * Sends an error, already redacted, to a Sentry-compatible service as an envelope
 * (https://develop.sentry.dev/sdk/data-model/envelopes/). A report that fails is dropped: it must not cause another.
 */
export const reportToSentry = async (dsn: string, message: string, event: ErrorEvent): Promise<void> => {
  const target = parseDsn(dsn);
  if (!target) return;
  const id = crypto.randomUUID().replaceAll('-', '');
  const item = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'edge-api',
    message: { formatted: message },
    tags: { requestId: event.requestId },
    request: { method: event.method, url: event.path },
    exception: { values: [{ type: event.error.name, value: event.error.text }] },
    extra: { stack: event.error.stack, query: event.query },
  };
  const lines = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, item];
  await fetch(target.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=binnen-edge/1.0, sentry_key=${target.key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(3_000),
  }).catch(() => {});
};
