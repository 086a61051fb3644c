import { shellName, type Composition } from '../contract/composition.ts';
import { findMatching } from '../protocol/patterns.ts';

/** The query parameters that a composition's page at `path` declares, and its frame. */
const findDeclared = (composition: Composition, path: string): ReadonlySet<string> => {
  const shell = composition.releases[shellName];
  const releases = Object.values(composition.releases).filter((release) => release !== shell);
  const patterns = releases.flatMap(({ pages }) => Object.keys(pages));
  const names = findMatching(patterns, path).flatMap((pattern) => {
    const owner = releases.find(({ pages }) => Object.hasOwn(pages, pattern));
    return owner?.queries[pattern] ?? [];
  });
  return new Set([...names, ...(shell?.query ?? [])]);
};

/**
 * The part of a page's query that its render gets: the parameters that the page declares, once each, without empty
 * values, in alphabetical order. All visitors' renders share an isolate, so anything else may be one visitor's own.
 */
export const selectQuery = (
  composition: Composition,
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): URLSearchParams => {
  const kept = new Map<string, string>();
  if (search === '') return new URLSearchParams();
  const declared = findDeclared(composition, pathname);
  for (const [name, value] of searchParams)
    if (value !== '' && declared.has(name) && !kept.has(name)) kept.set(name, value);
  return new URLSearchParams([...kept].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** A page's URL as its render gets it. */
export const selectUrl = (composition: Composition, url: URL): string => {
  const query = selectQuery(composition, url).toString();
  return url.origin + url.pathname + (query && `?${query}`);
};
