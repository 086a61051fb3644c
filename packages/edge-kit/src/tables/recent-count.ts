const minute = 60_000;
/** For how long something counts as recent. */
const recentMinutes = 5;

/** How often something happened in the last five minutes of this isolate. */
export const createRecentCount = () => {
  const byMinute = new Map<number, number>();
  const forgetOld = (now: number): void => {
    // Also what is later than now: the clock may have been set back.
    for (const at of byMinute.keys()) if (Math.abs(now - at) >= recentMinutes) byMinute.delete(at);
  };
  const findNow = () => Math.floor(Date.now() / minute);
  return {
    add: (): void => {
      const now = findNow();
      forgetOld(now);
      byMinute.set(now, (byMinute.get(now) ?? 0) + 1);
    },
    read: (): number => {
      forgetOld(findNow());
      return [...byMinute.values()].reduce((sum, count) => sum + count, 0);
    },
  };
};
