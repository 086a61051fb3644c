import type { ApiReply } from '@binnen/contracts/api-calls';
import { fillPath, readPaths } from '@binnen/contracts/read-paths';
import { offeredStatuses } from '@binnen/contracts/statuses';
import { createContextKey, type RouterContextProvider } from './loading.ts';

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

/** A list is a parameter that is given more than once. */
type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Parameters in a fixed order, empty ones left out: the same question is always the same text. */
export const formatCall = (path: string, query: Query = {}): string => {
  const names = Object.keys(query).sort();
  if (names.length === 0) return path;
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Behind the last home of the feed there is nothing but the count. */
const noHome = { aantal: 1, vanaf: 999_999_999 };

/** The edge API as a remote sees it. Each call rejects with an `ApiError` when the edge answers with a problem. */
export const createApi = (read: Read) => {
  const get = <T>(path: string, query?: Query): Promise<T> => read(formatCall(path, query)) as Promise<T>;
  return {
    /** For calls that have no name of their own here. */
    get,
    objects: {
      archive: (query: Query) => get<ApiReply<'archive'>>(readPaths.archive, query),
      find: (city: string, object: string) =>
        get<ApiReply<'home'>>(fillPath(readPaths.home, { city, object })),
      radius: (address: string, radius: number) =>
        get<ApiReply<'radius'>>(readPaths.radius, { address, radius }),
      /** The homes of the offer, for sale and for rent, as the lists count them. */
      countAvailable: async () =>
        (await get<ApiReply<'feed'>>(readPaths.feed, { ...noHome, actief: true, status: offeredStatuses }))
          .paginering.totaalAantal,
    },
    content: {
      page: (slug: string) => get<ApiReply<'page'>>(fillPath(readPaths.page, { slug })),
      shorttexts: () => get<ApiReply<'shortTexts'>>(readPaths.shortTexts),
      longtexts: () => get<ApiReply<'longTexts'>>(readPaths.longTexts),
      socials: (refresh = false) => get<ApiReply<'socials'>>(readPaths.socials, { refresh_cache: refresh }),
      employees: async () => (await get<ApiReply<'employees'>>(readPaths.employees)).data,
      packages: async () => (await get<ApiReply<'packages'>>(readPaths.packages)).data,
      blogs: (query: Query = {}) => get<ApiReply<'blogs'>>(readPaths.blogs, query),
      blog: (slug: string) => get<ApiReply<'blog'>>(fillPath(readPaths.blog, { slug })),
    },
  };
};
export type Api = ReturnType<typeof createApi>;

export const apiContext = createContextKey<Api>();

/** The API of this render or of this tab, for a loader: `const object = await getApi(context).objects.find(…)`. */
export const getApi = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext);
