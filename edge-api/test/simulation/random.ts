/** Numbers of one seed: https://github.com/bryc/code/blob/master/jshash/PRNGs.md (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** True in so many of one. */
    chance: (share: number): boolean => next() < share,
    /** A whole number below `most`. */
    below: (most: number): number => Math.floor(next() * most),
    pick: <const T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
    /** A wait until the next of what happens so often an hour, in milliseconds. */
    wait: (perHour: number): number => (-Math.log(1 - next()) / perHour) * 3_600_000,
  };
};
export type Random = ReturnType<typeof createRandom>;
