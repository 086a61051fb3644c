/** A deterministic source of choices; the same seed gives the same sequence on every machine. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent stream, so that a change in one element does not move all the others. */
  fork(label: string): Random;
}

const hash = (text: string, start: number): number => {
  let h = (2166136261 ^ start) >>> 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0;
  return h;
};

/** mulberry32 behind a scrambled seed, so that neighbouring seeds do not look alike. */
export const createRandom = (seed: number): Random => {
  const origin = hash(String(seed), 97);
  let state = origin;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hash(label, origin)),
  };
};
