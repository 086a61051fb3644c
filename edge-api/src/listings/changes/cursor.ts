/**
 * How far a caller is. Changes are told in runs: `start` is where its run began, and `until` where the feed was then. What
 * changes during a run is told in the next one. At `until` the run is over.
 */
export interface Place {
  seq: number;
  start: number;
  until: number;
}

/** A place in the feed, as callers keep it: `3f9c01aa-812`, and during a run `3f9c01aa-200-0-812`. */
export const formatCursor = (epoch: string, { seq, start, until }: Place): string =>
  [epoch, seq, ...(seq < until ? [start, until] : [])].join('-');

/** The place in a cursor; undefined when it is none of this feed. */
export const readCursor = (
  cursor: string,
  { epoch, last }: { epoch: string; last: number },
): Place | undefined => {
  const [found, ...numbers] =
    new RegExp(`^${epoch}-(\\d{1,15})(?:-(\\d{1,15})-(\\d{1,15}))?$`).exec(cursor) ?? [];
  const [seq = 0, start = seq, until = seq] = numbers.flatMap((text) => (text ? Number(text) : []));
  return found !== undefined && Math.max(seq, until) <= last ? { seq, start, until } : undefined;
};
