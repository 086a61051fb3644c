/** Route parameters by name. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A key of what loaders get from the shell. */
export interface ContextKey<T> {
  defaultValue?: T;
}

export const createContextKey = <T>(): ContextKey<T> => ({});

/** The values that loaders get from the shell, by key. React Router has the same class; this one needs no router. */
export class RouterContextProvider {
  readonly #values = new Map<object, unknown>();
  /** Throws when nothing was set for a key without a default. */
  get<T>(key: ContextKey<T>): T {
    if (this.#values.has(key)) return this.#values.get(key) as T;
    if (key.defaultValue !== undefined) return key.defaultValue;
    throw new Error('No value found for context');
  }
  set<T>(key: ContextKey<T>, value: T): void {
    this.#values.set(key, value);
  }
}

/** The arguments of a loader, as React Router gives them. */
export interface LoaderFunctionArgs {
  request: Request;
  url: URL;
  pattern: string;
  params: Params;
  context: Readonly<RouterContextProvider>;
}
export type LoaderFunction = (args: LoaderFunctionArgs) => unknown;

/**
 * A loader returns or throws it to lead elsewhere. An address that begins with a slash stays on the site: with two of them it would
 * be another host, and a page may make it of what a visitor wrote.
 */
export const redirect = (url: string, init: number | ResponseInit = 302): Response => {
  const given = typeof init === 'number' ? { status: init } : init;
  const headers = new Headers(given.headers);
  headers.set('Location', url.replace(/^\/[/\\]+/, '/'));
  return new Response(null, { status: 302, ...given, headers });
};
