const isLate = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('its code is late')), milliseconds);
  });

/** Rejects when what is loaded does not come: a connection may hang, and a lead that was sent waits for the answer. */
export const inTime = <Loaded>(loading: Promise<Loaded>, milliseconds = 6_000): Promise<Loaded> =>
  Promise.race([loading, isLate(milliseconds)]);
