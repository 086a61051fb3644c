/** A full disk takes no alarm: it is set again after this. */
const againMs = 10_000;

/** The object's alarm, set to the earliest time that was asked for. `schedule` asks again when it could not be set. */
export const createWakeUp = (ctx: DurableObjectState, schedule: () => void) => {
  let alarmAt = Infinity;
  return {
    /** An alarm that is set stays: new leads after a restart must not delay waiting ones. */
    restore: async (now: number): Promise<void> => {
      const at = await ctx.storage.getAlarm();
      if (at !== null && at > now) alarmAt = at;
    },
    /** The alarm went off. */
    clear: (): void => {
      alarmAt = Infinity;
    },
    by: (at: number): void => {
      if (at >= alarmAt) return;
      alarmAt = at;
      const set = ctx.storage.setAlarm(at).catch(() => {
        alarmAt = Infinity;
        setTimeout(schedule, againMs);
      });
      ctx.waitUntil(set);
    },
  };
};
