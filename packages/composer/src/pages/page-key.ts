import { contractVersion } from '@binnen/platform/contract/composition';

const mostValueLength = 120;

export interface PageKey {
  /** The cache key: the group, path and query, and nothing else of the request. */
  key: string;
  /** What is rendered, such as `/concerts?stage=meadow`. */
  path: string;
}

const origin = 'https://pages.internal';

/** The key of a page's last good HTML from any composition, by its `path`. */
export const formatLastKey = (path: string): string => `${origin}/last${path}`;

/** The group of all live pages since the last change that made all anew. Pages of another group are not looked at. */
export const formatGroup = (anew = 0): string => `${contractVersion}.${anew}`;

/** The group and the path of a page's cache key, with its query. */
export const splitPageKey = (key: string): { group: string; path: string } => {
  const [, group = '', path = ''] = /^https:\/\/pages\.internal\/([^/]*)(.*)/.exec(key) ?? [];
  return { group: decodeURIComponent(group), path };
};

/**
 * The cache key of a page; null when the page must not be cached, because of a long value. `query`: what the page's
 * render gets, see `selectQuery`.
 */
export const createPageKey = (group: string, pathname: string, query: URLSearchParams): PageKey | null => {
  if ([...query.values()].some((value) => value.length > mostValueLength)) return null;
  const path = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { key: `${origin}/${encodeURIComponent(group)}${path}`, path };
};
