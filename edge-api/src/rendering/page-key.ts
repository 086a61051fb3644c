import { pageQueryNames } from '@binnen/contracts/page-query';

const known = new Set<string>(pageQueryNames);
const mostValueLength = 120;

export interface PageKey {
  /** The cache key: composition, path and query, and nothing else of the request. */
  key: string;
  /** What is rendered, such as `/woningaanbod?zoeken=olst`. */
  path: string;
}

/** The key of a page's last good HTML from any composition, by its `path`. */
export const formatLastKey = (path: string): string => `https://pages.internal/last${path}`;

/**
 * The cache key of a page; null when the page must not be cached: a parameter that pages are not cached by, or a long
 * value. `query`: what the page's render gets, see `selectQuery`.
 */
export const createPageKey = (
  compositionId: string,
  pathname: string,
  query: URLSearchParams,
): PageKey | null => {
  for (const [name, value] of query) if (!known.has(name) || value.length > mostValueLength) return null;
  const path = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { key: `https://pages.internal/${encodeURIComponent(compositionId)}${path}`, path };
};
