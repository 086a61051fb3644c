/** A place in the feed, as callers keep it: `3f9c01aa-812`. */
export const formatCursor = (epoch: string, seq: number): string => `${epoch}-${seq}`;

/** The number in a cursor; undefined when it is none of this feed. */
export const readCursor = (
  cursor: string,
  { epoch, last }: { epoch: string; last: number },
): number | undefined => {
  const [, seq] = new RegExp(`^${epoch}-(\\d{1,15})$`).exec(cursor) ?? [];
  return seq !== undefined && Number(seq) <= last ? Number(seq) : undefined;
};
