// The Swedish locale writes dates as the feed does: 2026-11-21 11:00:00.
const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The office's own time, `2026-11-21T11:00:00`, as the feed's texts have it. */
export const formatAmsterdam = (moment: Date): string => amsterdam.format(moment).replace(' ', 'T');
