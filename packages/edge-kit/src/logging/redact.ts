/** What of a site's addresses may be logged. */
export interface LoggedAddresses {
  /** The query names whose values may be: none of them can hold what a visitor typed about themselves. */
  names: readonly string[];
  /** Paths below which even the parameters' names may not be. */
  silent: RegExp;
}

// The site's own lists: part of its code, not state, and set while modules load. Until then no query is logged.
let logged: LoggedAddresses = { names: [], silent: /^/ };
export const sayLogged = (addresses: LoggedAddresses): void => void (logged = addresses);

/** Longer than a URL or a report that the edge takes. */
const mostRead = 20_000;
const mostWritten = 1_000;

/** `%40` → `@`, also when it was encoded again. Only ASCII: that is what numbers, addresses and keys are written in. */
const decodeAscii = (text: string): string => {
  let decoded = text;
  for (let times = 0; times < 3 && decoded.includes('%'); times += 1)
    decoded = decoded.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return decoded;
};

/** A long run of letters and digits mixed, as keys, hashes and tokens are. */
const looksSecret = (run: string): boolean =>
  run.split(/[.+-]/).some((part) => part.length >= 20 && /\d/.test(part) && /[a-z]/i.test(part));

/**
 * Removes what looks like an e-mail address, a telephone number, a postcode, a key or the query of a URL. Cut texts
 * afterwards: half an address would not look like one. Every pattern is linear.
 */
export const redactText = (text: string): string =>
  decodeAscii(text.slice(0, mostRead))
    .replace(/https?:\/\/[^\s"'<>]+/gi, (url) => url.replace(/\?.*/, ' [query]'))
    .replace(/\?[\w%.-]+=[^\s"'<>]*/g, ' [query]')
    // "mf-news@1.4.0" is a release.
    .replace(/[^\s@"'<>/]{1,64}@(?!\d+\.\d+\.\d+(?![.\d]))[^\s@"'<>/]{1,255}/g, '[e-mail]')
    .replace(/\b[1-9]\d{3}[ +_]?[A-Z]{2}\b(\s*\d+\w*)?/gi, '[postcode]')
    .replace(
      /(\bbasic|\bbearer|\brwauth|(?:\b|_)(?:token|key|secret|password))(["']?[ =:]+["']?)[^\s,;"']+/gi,
      '$1$2[secret]',
    )
    .replace(/[\w.+=-]{20,}/g, (run) => (looksSecret(run) ? '[secret]' : run))
    .replace(/\+?\d(?:[\s()./_-]{0,3}\d){7,}/g, '[number]')
    .slice(0, mostWritten);

/** Fields whose values are the edge's own names; some would look like a number or a key. */
const own = new Set([
  'requestId',
  'composition',
  'release',
  'remote',
  'version',
  'receivedAt',
  'replay',
  'places',
]);

const redactValue = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  return typeof value === 'object' && value !== null ? redactFields(value) : value;
};

/** Fields of a log line or report, with each text in them redacted. */
export const redactFields = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, own.has(name) ? value : redactValue(value)]),
  ) as Fields;

/** A URL as it may be logged: its path, and the harmless part of its query. */
export const redactUrl = (url: URL): { path: string; query?: Record<string, string> } => {
  const path = redactText(url.pathname).slice(0, 200);
  if (logged.silent.test(url.pathname) || !url.search) return { path };
  const query: Record<string, string> = {};
  let hidden = 0;
  for (const [name, value] of url.searchParams) {
    if (logged.names.includes(name)) query[name] = redactText(value).slice(0, 40);
    else hidden += 1;
  }
  return { path, query: hidden ? { ...query, '…': `${hidden} not logged` } : query };
};
