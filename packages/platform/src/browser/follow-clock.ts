const anHour = 3_600_000;

/** The clock of a document that was drawn in an hour. A browser's clock that is slow counts for nothing. */
export const followClock = (drawn: number) => ({
  drawn,
  read: () => Math.max(drawn, Math.floor(Date.now() / anHour) * anHour),
});
