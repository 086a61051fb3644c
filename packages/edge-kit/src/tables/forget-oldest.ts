/** Keeps at most so many entries of a map: those that were set first go. */
export const forgetOldest = (known: Map<string, unknown>, most: number): void => {
  for (const key of known.keys()) {
    if (known.size <= most) return;
    known.delete(key);
  }
};
