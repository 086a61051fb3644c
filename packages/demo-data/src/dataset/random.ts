/** Pseudo-random numbers: the same on every machine for the same seed. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** An integer, both ends included. */
  int: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** `count` different items, in the list's order. */
  sample: <T>(list: readonly T[], count: number) => T[];
}

/** FNV-1a with a final mix, so that seeds that differ in one digit give unrelated numbers. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A mulberry32 generator; `parts` are its seed. */
export const createRandom = (...parts: (string | number)[]): Random => {
  let state = hashText(parts.join('|'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from an empty list.');
    return chosen;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (list) => {
      const total = list.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(list)[0];
    },
    sample: (list, count) => {
      const left = list.map((value, order) => ({ value, order, key: next() }));
      const chosen = left.sort((a, b) => a.key - b.key).slice(0, count);
      return chosen.sort((a, b) => a.order - b.order).map(({ value }) => value);
    },
  };
};
