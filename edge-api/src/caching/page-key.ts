import { campaignNames, pageQueryNames } from '@binnen/contracts/page-query';

const known = new Set<string>(pageQueryNames);
const mostValueLength = 120;

/**
 * The query in one spelling: known names in alphabetical order, without empty values and campaigns. Null when the
 * page must not be cached: a name that is not known (it may hold what a visitor typed), a name twice, a long value.
 */
const canonicaliseQuery = (search: URLSearchParams): string | null => {
  const kept = [...search].filter(([name, value]) => value !== '' && !campaignNames.test(name));
  const names = kept.map(([name]) => name);
  if (new Set(names).size < names.length || names.some((name) => !known.has(name))) return null;
  if (kept.some(([, value]) => value.length > mostValueLength)) return null;
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
};

export interface PageKey {
  /** For the cache: composition, path and canonical query, and nothing else of the request. */
  key: string;
  /** `/woningaanbod?zoeken=olst`: what to render, so that nothing that is not in the key gets into the page. */
  path: string;
}

/** The key of a page's last good HTML, of whichever composition, by its `path`. */
export const formatLastKey = (path: string): string => `https://pages.internal/last${path}`;

/** Where a page stands in the cache; null when it must not stand there. */
export const createPageKey = (
  compositionId: string,
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): PageKey | null => {
  const query = search === '' ? '' : canonicaliseQuery(searchParams);
  if (query === null) return null;
  const path = query ? `${pathname}?${query}` : pathname;
  return { key: `https://pages.internal/${encodeURIComponent(compositionId)}${path}`, path };
};
