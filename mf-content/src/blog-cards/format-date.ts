const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** An instant → "1 juli 2026", in Dutch time wherever the reader is; empty for what is no date. */
export const formatDate = (iso: string | null | undefined): string => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : long.format(time);
};
