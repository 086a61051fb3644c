import { formatCall, type Query } from '@binnen/platform/api-address';
import type { ApiReply } from './api-calls.ts';
import type { ArchiveQuery, BlogsQuery } from './list-queries.ts';
import { fillPath, readPaths } from './read-paths.ts';
import { offeredStatuses } from './statuses.ts';

/** Reads one API call, e.g. `/objects/archive/?limit=12`: its parsed reply. */
type Read = (call: string) => Promise<unknown>;

/** Behind the last home of the feed there is nothing but the count. */
const noHome = { aantal: 1, vanaf: 999_999_999 };

/** The edge API as a remote sees it. Each call rejects with an `ApiError` when the edge answers with a problem. */
export const createApi = (read: Read) => {
  const get = <T>(path: string, query?: Query): Promise<T> => read(formatCall(path, query)) as Promise<T>;
  return {
    /** For calls that have no name of their own here. */
    get,
    objects: {
      archive: (query: ArchiveQuery) => get<ApiReply<'archive'>>(readPaths.archive, query),
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
      blogs: (query: BlogsQuery = {}) => get<ApiReply<'blogs'>>(readPaths.blogs, query),
      blog: (slug: string) => get<ApiReply<'blog'>>(fillPath(readPaths.blog, { slug })),
    },
  };
};
export type Api = ReturnType<typeof createApi>;
