const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

export interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** `september`. */
  monthName: string;
  day: number;
  /** `11:00`; empty when the text has no time. */
  time: string;
}

/**
 * A date of the feed, `2026-09-30` or `2026-09-30T11:00:00`. It is local time already, so it is never converted, on the
 * server or in a browser. Undefined for anything else.
 */
export const parseLocalDate = (text: string): LocalDate | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(text);
  const month = Number(match?.[2]);
  const monthName = months[month - 1];
  if (!match || !monthName) return undefined;
  return { year: Number(match[1]), month, monthName, day: Number(match[3]), time: match[4] ?? '' };
};

/** `2026-09-30…` → `30 september 2026`; empty for anything else. */
export const formatDate = (text: string): string => {
  const date = parseLocalDate(text);
  return date ? `${date.day} ${date.monthName} ${date.year}` : '';
};
