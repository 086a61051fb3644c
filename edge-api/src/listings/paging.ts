/** `limit=-1` means all, but an answer stays small enough for a browser. */
export const mostAtOnce = 5000;

export const takePage = <T>(items: readonly T[], offset: number, limit: number): T[] =>
  items.slice(offset, offset + (limit === -1 ? mostAtOnce : limit));

/** The same question, one page further; null when this page is the last. */
export const formatNext = (
  requestUrl: string,
  { offset, shown, total }: { offset: number; shown: number; total: number },
): string | null => {
  if (shown === 0 || offset + shown >= total) return null;
  const url = new URL(requestUrl);
  url.searchParams.set('offset', String(offset + shown));
  return `${url.pathname}${url.search}`;
};
