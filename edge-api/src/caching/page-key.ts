import { campaignNames, pageQueryNames } from '@binnen/contracts/page-query';

const known = new Set<string>(pageQueryNames);
const mostValueLength = 120;

/**
 * The query in canonical form: known names in alphabetical order, without empty values and campaign parameters. Null
 * when the page must not be cached: an unknown name (its value may be something that a visitor typed), a name that is
 * given twice, or a long value.
 */
const canonicaliseQuery = (search: URLSearchParams): string | null => {
  const kept = [...search].filter(([name, value]) => value !== '' && !campaignNames.test(name));
  const names = kept.map(([name]) => name);
  if (new Set(names).size < names.length || names.some((name) => !known.has(name))) return null;
  if (kept.some(([, value]) => value.length > mostValueLength)) return null;
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
};

export interface PageKey {
  /** The cache key: composition, path and canonical query, and nothing else of the request. */
  key: string;
  /**
   * What to render, such as `/woningaanbod?zoeken=olst`. It is made from the key, so that nothing else of the request
   * gets into the page.
   */
  path: string;
}

/** The key of a page's last good HTML from any composition, by its `path`. */
export const formatLastKey = (path: string): string => `https://pages.internal/last${path}`;

/** The cache key of a page; null when the page must not be cached. */
export const createPageKey = (
  compositionId: string,
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): PageKey | null => {
  const query = search === '' ? '' : canonicaliseQuery(searchParams);
  if (query === null) return null;
  const path = query ? `${pathname}?${query}` : pathname;
  return { key: `https://pages.internal/${encodeURIComponent(compositionId)}${path}`, path };
};
