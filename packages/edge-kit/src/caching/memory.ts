/** A value that takes more of the room is not kept: it would push out nearly all others. */
const mostShare = 0.85;

/** Values in this isolate, up to so many bytes; the one that was not used for the longest time goes first. */
export const createMemory = <T>(mostBytes: number) => {
  const held = new Map<string, { value: T; bytes: number; until: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };
  return {
    get: (key: string): T | undefined => {
      const found = held.get(key);
      if (!found) return undefined;
      if (found.until <= Date.now()) {
        drop(key);
        return undefined;
      }
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    /** `until`: when it expires, in milliseconds since 1970. */
    keep: (key: string, value: T, bytes: number, until = Infinity): void => {
      drop(key);
      if (bytes > mostBytes * mostShare) return;
      held.set(key, { value, bytes, until });
      total += bytes;
      for (const oldest of held.keys()) {
        if (total <= mostBytes) return;
        drop(oldest);
      }
    },
    /** In order of use: the one that was used last is last. */
    list: () => [...held].map(([key, { value }]) => ({ key, value })),
    clear: (): void => {
      held.clear();
      total = 0;
    },
  };
};
export type Memory<T> = ReturnType<typeof createMemory<T>>;
