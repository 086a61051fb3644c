/** How long code may take: a connection may hang, and a lead that was sent waits for the answer. Milliseconds. */
const patience = 6_000;
const isLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('its code is late')), patience);
  });

/** Rejects when what is loaded does not come. */
export const inTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([loading, isLate()]);
