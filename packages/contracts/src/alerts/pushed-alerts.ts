import { alertPaths } from './alert-form.ts';

/** The name of the `<meta>` with the key that browsers subscribe with (RFC 8292); it is absent where the edge has none. */
export const pushMeta = 'web-push';

/** The key in `localStorage` of this browser's alerts: their `beheer`, as a JSON list. */
export const pushedAlertsKey = 'binnen.meldingen';

/**
 * The cache with the subscription that this browser's alerts were asked with: its JSON, under the address of the call, with
 * the key that it was made with in a header. The service worker reads it, which has no `localStorage`.
 */
export const pushCache = 'push-1';
export const pushKeyHeader = 'x-application-server-key';

/** The value of `localStorage` under that key: paths of alerts' pages, and nothing else that may be there. */
export const listPushedAlerts = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const start = `${alertPaths.alert}?sleutel=`;
    return Array.isArray(kept)
      ? kept.filter((path): path is string => typeof path === 'string' && path.startsWith(start))
      : [];
  } catch {
    return [];
  }
};
