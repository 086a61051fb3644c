/** At most `length` characters, cut after a whole word. */
export const formatWords = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[.,;:!?–-]+$/, '')}…`;
};
