/** Days and times of Amsterdam, as texts: the feeds and CMSes write them without an offset. */
const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-21 11:00:00` */
export const formatLocal = (instant: Date): string => amsterdam.format(instant);

/** The day `offset` days from `today` (`2026-11-21`), in the same format. */
export const shiftDay = (today: string, offset: number): string => {
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + offset);
  return day.toISOString().slice(0, 10);
};

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
