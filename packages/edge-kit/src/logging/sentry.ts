interface ErrorEvent {
  requestId: string;
  method: string;
  path: string;
  query?: Record<string, string>;
  error: { name: string; text: string; stack: string };
}

/** A place in a stack: `file:line:column`, in a source where it is known. */
export interface ReportedFrame {
  function: string | null;
  place: string;
}

/** What an error is about, beside its request. */
export interface Subject {
  composition?: string;
  /** The release whose code failed, such as `mf-news@1.5.0`. */
  release?: string;
}

/** Where errors are reported to, and as what. */
export interface Reporting {
  dsn: string;
  /** The edge's own release: for errors that are no page's. */
  release: string;
  environment: string;
}

/** `https://<key>@<host>/<prefix>/<project>` → where to post envelopes. */
const parseDsn = (dsn: string) => {
  const url = URL.parse(dsn);
  if (!url) return null;
  const at = url.pathname.lastIndexOf('/');
  const project = url.pathname.slice(at + 1);
  if (!url.username || !/^\d+$/.test(project)) return null;
  const endpoint = `${url.protocol}//${url.host}${url.pathname.slice(0, at)}/api/${project}/envelope/`;
  return { endpoint, key: url.username };
};

/** The places that a stack of the edge's own code names. The stack is redacted already. */
const listOwnFrames = (stack: string): ReportedFrame[] =>
  [
    ...stack.matchAll(
      /\bat (?:async )?(?:([\w$.<>]{1,80}) (?:\[as [\w$.]{1,80}\] )?\()?(?:[\w.+-]{1,20}:\/{1,3})?([\w./-]{1,200}\.[cm]?[jt]sx?:\d{1,7}:\d{1,7})/g,
    ),
  ].map(([, name, place = '']) => ({ function: name ?? null, place }));

/** Sentry wants the innermost frame last. */
const formatFrames = (frames: readonly ReportedFrame[]) =>
  frames.toReversed().map(({ function: name, place }) => {
    const [, filename, line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    return {
      ...(name ? { function: name } : {}),
      filename,
      lineno: Number(line),
      colno: Number(column),
      in_app: !place.includes('node_modules/'),
    };
  });

/**
 * Sends an error, already redacted, to a Sentry-compatible service as an envelope
 * (https://develop.sentry.dev/sdk/data-model/envelopes/). `frames`: the places of the code that failed; otherwise those of
 * the edge's own stack. A report that fails is dropped: it must not cause another.
 */
export const reportToSentry = async (
  { dsn, release, environment }: Reporting,
  message: string,
  event: ErrorEvent,
  subject: Subject = {},
  frames: readonly ReportedFrame[] = listOwnFrames(event.error.stack),
): Promise<void> => {
  const target = parseDsn(dsn);
  if (!target) return;
  const id = crypto.randomUUID().replaceAll('-', '');
  const { name: type, text: value } = event.error;
  const item = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'edge-api',
    release: subject.release ?? release,
    environment,
    message: { formatted: message },
    tags: { requestId: event.requestId, composition: subject.composition },
    request: { method: event.method, url: event.path },
    exception: {
      values: [{ type, value, ...(frames.length ? { stacktrace: { frames: formatFrames(frames) } } : {}) }],
    },
    extra: { query: event.query },
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
