import { createContextKey, type ContextKey, type RouterContextProvider } from './loading.ts';
import type { Registered } from './register.ts';

/** Reads one API call, e.g. `/objects/archive/?limit=12`: its parsed reply. Rejects with an `ApiError`. */
export type Read = (call: string) => Promise<unknown>;

/** The edge API answered with an error. `code` is one of `problems`, or `unreachable` when there was no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, call: string) {
    super(`${call} answered ${status} ${code}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** Loaders read with this: by the names that the site gives to its API, or by plain calls. */
export type Api = Registered<'api', { get: Read }>;

// Without its type the declarations of this package would have those of one site's API.
export const apiContext: ContextKey<Api> = createContextKey<Api>();

/** The API of this render or of this tab, for a loader: `const object = await getApi(context).objects.find(…)`. */
export const getApi = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext);
