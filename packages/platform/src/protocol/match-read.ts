interface ReadMatch {
  matches: boolean;
  /** Characters that were compared: at most those of the pattern and the path together. */
  steps: number;
}

/** Compares a path, without its query, with a pattern. It never goes back, so its time is linear for every pattern. */
export const matchRead = (pattern: string, path: string): ReadMatch => {
  let steps = 0;
  let at = 0;
  const end = (matches: boolean): ReadMatch => ({ matches, steps });
  for (const character of pattern) {
    steps += 1;
    if (character !== '*') {
      if (!path.startsWith(character, at)) return end(false);
      at += character.length;
      continue;
    }
    const from = at;
    while (at < path.length && path[at] !== '/') {
      at += 1;
      steps += 1;
    }
    if (at === from) return end(false);
  }
  return end(at === path.length);
};
