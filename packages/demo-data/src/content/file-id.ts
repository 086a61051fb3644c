import { createHash } from 'node:crypto';

/** A UUID (version 5's layout) from a text; the same text gives the same id. */
export const fileId = (text: string): string => {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
