/** `limit=-1` means all, but an answer stays small enough for a browser. */
export const mostAtOnce = 5000;

/** With all that is known of each home, whatever number is asked for: each may be in another shard. */
export const mostFull = 50;

export type Fields = 'shown' | 'card' | 'full';

export const takePage = <T>(items: readonly T[], offset: number, limit: number, fields: Fields): T[] => {
  const most = fields === 'full' ? mostFull : mostAtOnce;
  return items.slice(offset, offset + (limit === -1 ? most : Math.min(limit, most)));
};

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
