/** Compares a path with a pattern. It never goes back, so its time is linear for every pattern. */
const matches = (pattern: string, path: string): boolean => {
  let at = 0;
  for (const character of pattern) {
    const from = at;
    if (character === '*') while (at < path.length && path[at] !== '/') at += 1;
    else if (path.startsWith(character, at)) at += character.length;
    if (at === from) return false;
  }
  return at === path.length;
};

/** Whether one of these patterns is of the path of a call, such as `/objects/archive/?limit=12`. */
export const isDeclaredRead = (reads: readonly string[], call: string): boolean => {
  const [path = ''] = call.split('?', 1);
  return reads.some((pattern) => matches(pattern, path));
};
