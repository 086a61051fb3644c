/** A full disk takes no alarm: it is set again after this. */
const againMs = 10_000;

interface Context {
  storage: Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm' | 'deleteAlarm'>;
  waitUntil: DurableObjectState['waitUntil'];
}

/** The object's alarm, set to the earliest time that was asked for. `schedule` asks again when it could not be set. */
export const createWakeUp = (ctx: Context, schedule: () => void) => {
  let alarmAt = Infinity;
  /** One timer for all that could not be set: else each of them makes others. */
  let asksAgain = false;
  const askAgain = () => {
    if (asksAgain) return;
    asksAgain = true;
    setTimeout(() => {
      asksAgain = false;
      schedule();
    }, againMs);
  };
  return {
    /** An alarm that is set stays: new leads after a restart must not delay waiting ones. */
    restore: async (now: number): Promise<void> => {
      const at = await ctx.storage.getAlarm();
      if (at !== null && at > now) alarmAt = at;
    },
    /** While the alarm works: who is killed by its work is woken again, however often. */
    guard: async (at: number): Promise<void> => {
      alarmAt = Infinity;
      await ctx.storage.setAlarm(at).catch(() => {});
    },
    /** The work is done: nothing is to come but what was asked for since. */
    endGuard: async (): Promise<void> => {
      if (alarmAt === Infinity) await ctx.storage.deleteAlarm().catch(() => {});
    },
    by: (at: number): void => {
      if (at >= alarmAt) return;
      alarmAt = at;
      const set = ctx.storage.setAlarm(at).catch(() => {
        alarmAt = Infinity;
        askAgain();
      });
      ctx.waitUntil(set);
    },
  };
};
